// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createClock } from '../../../src/app/effects/clock.ts'
import { ClockContext } from '../../../src/views/kit/clock-context.ts'
import { useSend } from '../../../src/views/kit/use-send.ts'

const DAY = 24 * 60 * 60 * 1_000

test('E07 what a person does is stamped with the server’s time and day; what waits here, with the device’s own', () => {
  const device = new Date(2026, 10, 19, 12).getTime()
  vi.useFakeTimers({ now: device, toFake: ['Date'] })
  const clock = createClock()
  clock.offset = DAY
  const sent: object[] = []
  const { result } = renderHook(() => useSend({ send: (event: object) => sent.push(event) } as never), {
    wrapper: ({ children }) => <ClockContext value={clock.now}>{children}</ClockContext>,
  })
  result.current({ type: 'submit' })
  expect(sent).toEqual([
    { type: 'submit', now: device + DAY, today: '2026-11-20', device, key: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ])
  vi.useRealTimers()
})
