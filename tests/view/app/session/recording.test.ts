import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, type Actor } from 'xstate'
import { RECORDING_OWNER } from '../../../../src/app/effects/storage/forget-in-tab.ts'
import { startRecording } from '../../../../src/app/session/recording.ts'
import { roots } from '../../../../src/app/session/roots.ts'
import { createServices } from '../../../../src/app/session/services.ts'
import { loginMachine } from '../../../../src/machines/account/login/machine.ts'

const PHONE = '+7 (948) 151-62-34'
const PASSWORD = '481516'

const login = (): Actor<typeof loginMachine> => {
  const input = { page: 'login', fails: {}, opensAt: null, now: 0, goal: null, username: '' } as const
  return createActor(loginMachine, { input }).start()
}

const stored = (): string =>
  Object.keys(sessionStorage)
    .filter((key) => /^recording\.\d+$/.test(key))
    .map((key) => sessionStorage.getItem(key))
    .join('')

beforeEach(() => {
  // The digits of another hour may be those that must not be there.
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15) })
  sessionStorage.clear()
  return () => vi.useRealTimers()
})

test('D251 records flows that ran before it and those that start later, masked, and keeps them in the tab', () => {
  const before = login()
  roots.add(before)
  startRecording(createServices())
  const later = login()
  roots.add(later)
  for (const flow of [before, later]) {
    flow.send({ type: 'form.change', patch: { username: PHONE } })
    flow.send({ type: 'form.change', patch: { password: PASSWORD } })
  }
  roots.delete(later)
  later.send({ type: 'form.change', patch: { password: '' } })
  expect(stored()).toBe('')
  vi.advanceTimersByTime(2_000)

  const lines = stored().split('\n')
  expect(lines.filter((line) => line.includes('"login","editing"'))).toHaveLength(2)
  expect(lines.filter((line) => line.includes('form.change'))).toHaveLength(4)
  expect(lines.filter((line) => line.startsWith('["end"'))).toHaveLength(1)
  expect(stored()).not.toMatch(/948|151-62|4815/)
})

test('D251 what a reload leaves is kept, what a former person has left is not', () => {
  sessionStorage.setItem('recording.4', '["segment",4,{"release":"1","begun":0,"at":0}]\n')
  startRecording(createServices())
  vi.advanceTimersByTime(2_000)
  expect(sessionStorage.getItem('recording.4')).not.toBeNull()
  expect(sessionStorage.getItem('recording.5')).toMatch(/^\["segment",5,/)

  sessionStorage.setItem(RECORDING_OWNER, 'user-of-somebody')
  startRecording(createServices())
  vi.advanceTimersByTime(2_000)
  expect(sessionStorage.getItem('recording.4')).toBeNull()
  expect(sessionStorage.getItem(RECORDING_OWNER)).toBeNull()
})
