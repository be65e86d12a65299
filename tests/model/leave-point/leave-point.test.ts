import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { cancelling, LAST_ART, leavePointFlow, leaving } from '../../../model/profile/leave-point.ts'
import { readDraft } from '../../../src/machines/profile/leave-point/draft.ts'
import { leavePointMachine } from '../../../src/machines/profile/leave-point/machine.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(leavePointFlow)

const start = leavePointFlow.inputs['a person with a point']
const go = (steps: readonly string[], input: unknown = start) => walk(leavePointFlow, input, steps)
const LEAVE = ['ask {"way":"leave"}', 'confirm']
const CANCEL = ['ask {"way":"cancel"}', 'confirm']
const REFRESH = { type: 'refreshStatus', params: undefined }

describe('leave-point: journeys', () => {
  test('RP11 API21 leaving asks first, sends one command under the key of the confirmation, and ends at the search', () => {
    expect(go(LEAVE.slice(0, 1))).toMatchObject({ state: 'asking', calls: [] })
    expect(go(LEAVE)).toMatchObject({
      state: 'leaving',
      calls: ['leavePoint'],
      context: { command: { way: 'leave', key: stamp.key, isRepeat: false } },
    })
    const done = go([...LEAVE, 'leavePoint: done'])
    expect(done).toMatchObject({ state: 'done', context: { command: null, answer: null } })
    expect(done.effects).toContainEqual(REFRESH)
    expect(go([...LEAVE, 'leavePoint: done', 'close']).state).toBe('idle')
  })

  test('RP12 API20 RL08 cancelling an application asks first and is a command of its own', () => {
    expect(go(CANCEL)).toMatchObject({
      state: 'cancelling',
      calls: ['cancelApplication'],
      context: { command: { way: 'cancel', key: stamp.key } },
    })
    expect(go([...CANCEL, 'cancelApplication: done'])).toMatchObject({ state: 'done', context: { asked: { way: 'cancel' } } })
  })

  test('RP11 RP12 whoever has second thoughts sends nothing', () =>
    expect(go(['ask {"way":"leave"}', 'keep'])).toMatchObject({ state: 'idle', calls: [], effects: [] }))

  test('RP13 the body’s code 500 is a failure, with its reason or «Произошла ошибка»', () => {
    expect(go([...LEAVE, 'leavePoint: not now'])).toMatchObject({
      state: 'refused',
      context: { problem: LAST_ART, command: null },
      effects: [REFRESH],
    })
    expect(go([...LEAVE, 'leavePoint: code 500'])).toMatchObject({ state: 'refused', context: { problem: 'Произошла ошибка' } })
    expect(go([...LEAVE, 'leavePoint: not now', 'close'])).toMatchObject({ state: 'idle', context: { command: null } })
  })

  test.each(SILENCES)('C04 B10 after «%s» the end is unknown, and a repeat is the same request', (silence) => {
    for (const [steps, call] of [
      [LEAVE, 'leavePoint'],
      [CANCEL, 'cancelApplication'],
    ] as const) {
      const unknown = [...steps, `${call}: ${silence}`]
      expect(go(unknown)).toMatchObject({ state: 'unanswered', effects: [], context: { command: { key: stamp.key } } })
      expect(go([...unknown, 'repeat'])).toMatchObject({ calls: [call, call], context: { command: { isRepeat: true } } })
      for (const fault of UNHEARD) expect(go([...unknown, 'repeat', `${call}: ${fault}`]).state).toBe('unanswered')
      expect(go([...unknown, 'repeat', `${call}: done`]).state).toBe('done')
    }
  })

  test('C04 «Проверить» asks the server what has become of it', () =>
    expect(go([...LEAVE, 'leavePoint: lost', 'check'])).toMatchObject({
      state: 'idle',
      context: { command: null },
      effects: [REFRESH],
    }))

  test('ER01 a session that is over leaves no result behind', () =>
    expect(go([...LEAVE, 'leavePoint: unauthorised'])).toMatchObject({ state: 'idle', context: { command: null }, effects: [] }))

  test('C04 a reload while leaving comes back to the unknown end, of the same command', () => {
    expect(go(['repeat'], leavePointFlow.inputs['a reload while leaving'])).toMatchObject({ state: 'leaving' })
    expect(go(['repeat'], leavePointFlow.inputs['a reload while cancelling'])).toMatchObject({ state: 'cancelling' })
  })
})

test('RP11 RP12 the tab hears that the person has left once the result is closed, and of an unknown end', () => {
  const heard = vi.fn<(type: string) => void>()
  const actor = createActor(leavePointMachine, { input: { command: leaving } }).start()
  for (const type of ['left', 'unknown'] as const) actor.on(type, () => heard(type))
  actor.send({ type: 'check' })
  expect(heard.mock.calls).toEqual([['unknown']])
  for (const [answer, news] of [
    ['done', 'left'],
    ['not now', undefined],
  ] as const) {
    heard.mockClear()
    actor.send({ type: 'ask', way: 'leave' })
    actor.send({ type: 'confirm', key: 'key' })
    actor.send(leavePointFlow.modelEvents.find(({ label }) => label === `leavePoint: ${answer}`)?.event as never)
    expect(heard).not.toHaveBeenCalled()
    actor.send({ type: 'close' })
    expect(heard.mock.calls.flat()).toEqual(news ? [news] : [])
  }
})

test.each([
  null,
  undefined,
  7,
  'text',
  [],
  {},
  { ...leaving, key: '' },
  { ...leaving, way: 'stay' },
  { ...leaving, isRepeat: 1 },
])('B08 junk %j is no command', (stored) => expect(readDraft(stored)).toBeNull())
test.each([leaving, cancelling])('B10 %j comes back as it was', (command) => expect(readDraft({ ...command })).toEqual(command))
