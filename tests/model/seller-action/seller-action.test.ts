import { describe, expect, test } from 'vitest'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { assignment, exclusion, handOver, SELF, sellerActionFlow } from '../../../model/team/seller-action.ts'
import { readDraft } from '../../../src/machines/team/seller-action/draft.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(sellerActionFlow)

const start = sellerActionFlow.inputs['a seller']
type Steps = (string | { type: string })[]
const go = (steps: Steps, input: unknown = start) => walk(sellerActionFlow, input, steps)
const ask = (subject: object) => ({ type: 'ask', ...subject })
const confirm = { type: 'confirm', ...stamp }
const assign = [ask(assignment), confirm]
const exclude = [ask(exclusion), confirm]
const REFRESH = { type: 'refreshStatus', params: undefined }
const BASE = { type: 'navigate', params: { to: '/', replace: true } }

describe('seller-action: journeys', () => {
  test('AD08 AD13 AD14 a question comes first: its «no» sends nothing', () => {
    for (const subject of [assignment, exclusion]) {
      expect(go([ask(subject)])).toMatchObject({ state: 'confirming', context: { asked: subject, command: null }, effects: [] })
      expect(go([ask(subject), 'keep'])).toMatchObject({
        state: 'idle',
        context: { asked: null, command: null },
        effects: [],
      })
    }
    expect(go(assign)).toMatchObject({
      state: 'sending',
      context: { command: { ...assignment, key: stamp.key, isRepeat: false } },
    })
  })

  test('A74 nobody hands the rights over to themselves', () =>
    expect(() => go([ask({ ...assignment, id: SELF })])).toThrow('not possible in idle'))

  test('AD09 AD13 A74 handed over: the rights are asked about at once, and the result leads to the base', () => {
    const end = go([...assign, 'carryOut: done'])
    expect(end).toMatchObject({ state: 'handedOver', context: { asked: assignment, command: null }, effects: [REFRESH] })
    expect(go([...assign, 'carryOut: done', 'rights.lost'])).toMatchObject({ state: 'handedOver' })
    expect(go([...assign, 'carryOut: done', 'rights.lost', 'back'])).toMatchObject({ state: 'gone', effects: [REFRESH, BASE] })
    expect(go([...assign, 'carryOut: done', 'back']).effects).toEqual([REFRESH, BASE])
  })

  test('AD14 excluded: the result leads to the sellers', () => {
    const end = go([...exclude, 'carryOut: done'])
    expect(end).toMatchObject({ state: 'excluded', context: { asked: exclusion, command: null }, effects: [] })
    expect(go([...exclude, 'carryOut: done', 'back']).effects).toEqual([{ type: 'navigate', params: { to: '/sellers' } }])
  })

  test.each([
    ['refused', 'Сейчас нельзя'],
    ['not a seller', 'Продавец не найден'],
    ['no rights', 'Недостаточно прав'],
    ['code 500', 'Произошла ошибка'],
    ['offline', 'Нет соединения с интернетом'],
  ])('AD09 AD14 ER08 «%s»: the result says why, and leads back', (fault, problem) => {
    for (const [steps, subject] of [
      [assign, assignment],
      [exclude, exclusion],
    ] as const) {
      const end = go([...steps, `carryOut: ${fault}`])
      expect(end).toMatchObject({ state: 'refused', context: { problem, asked: subject, command: null }, effects: [REFRESH] })
      expect(go([...steps, `carryOut: ${fault}`, 'back'])).toMatchObject({
        state: 'idle',
        context: { problem: null, asked: null },
      })
    }
  })

  test('A74 whose rights go meanwhile keeps no button: at rest, in the question, after a refusal', () => {
    expect(go(['rights.lost'])).toMatchObject({ state: 'gone', effects: [BASE] })
    expect(go([ask(assignment), 'rights.lost'])).toMatchObject({ state: 'gone', effects: [BASE] })
    const refused = [...assign, 'carryOut: no rights', 'rights.lost']
    expect(go(refused).state).toBe('refused')
    expect(go([...refused, 'back'])).toMatchObject({ state: 'gone', effects: [REFRESH, BASE] })
    expect(go([...exclude, 'rights.lost', 'carryOut: no rights']).state).toBe('refused')
  })

  test('B10 one command at a time', () => {
    expect(() => go([...assign, confirm])).toThrow('not possible in sending')
    expect(() => go([...assign, ask(exclusion)])).toThrow('not possible in sending')
    expect(() => go([...assign, 'keep'])).toThrow('not possible in sending')
  })

  test.each(SILENCES)('C04 B10 after «%s» nobody knows the result, and a repeat is the same request', (silence) => {
    for (const steps of [assign, exclude]) {
      const unknown = [...steps, `carryOut: ${silence}`]
      expect(go(unknown)).toMatchObject({ state: 'unanswered', context: { command: { key: stamp.key } }, effects: [REFRESH] })
      expect(go([...unknown, 'repeat'])).toMatchObject({
        state: 'sending',
        context: { command: { key: stamp.key, isRepeat: true } },
      })
      for (const fault of UNHEARD) expect(go([...unknown, 'repeat', `carryOut: ${fault}`]).state).toBe('unanswered')
      expect(go([...unknown, 'back'])).toMatchObject({ state: 'idle', context: { command: null, asked: null } })
    }
    expect(go([...assign, `carryOut: ${silence}`, 'repeat', 'carryOut: done']).state).toBe('handedOver')
    expect(go([...exclude, `carryOut: ${silence}`, 'repeat', 'carryOut: done']).state).toBe('excluded')
  })

  test('C04 A74 the loss of the rights is the answer to a hand-over without one; the new administrator is not named', () => {
    const unknown = [...assign, 'carryOut: lost']
    expect(go([...unknown, 'rights.lost'])).toMatchObject({ state: 'handedOver', context: { asked: null, command: null } })
    expect(go([...assign, 'rights.lost', 'carryOut: lost']).state).toBe('handedOver')
    // The first sending was heard: the repeat has no rights any more.
    const shutOut = [...unknown, 'repeat', 'carryOut: no rights']
    expect(go(shutOut)).toMatchObject({ state: 'unanswered', context: { command: { isRepeat: true } } })
    expect(go([...shutOut, 'rights.lost']).state).toBe('handedOver')
    // Any other refusal of a repeat is one, and so is a want of rights for an exclusion.
    expect(go([...unknown, 'repeat', 'carryOut: not a seller']).state).toBe('refused')
    expect(go([...exclude, 'carryOut: lost', 'repeat', 'carryOut: no rights']).state).toBe('refused')
    expect(go([...exclude, 'carryOut: lost', 'rights.lost'])).toMatchObject({ state: 'gone', effects: [REFRESH, BASE] })
  })

  test('C04 a reload while a command is sent comes back to the unknown result', () => {
    const handing = sellerActionFlow.inputs['a reload while handing over']
    expect(go([], handing)).toMatchObject({ state: 'unanswered', context: { command: handOver, asked: assignment } })
    expect(go(['repeat', 'carryOut: done'], handing)).toMatchObject({ state: 'handedOver', context: { asked: assignment } })
    const excluding = sellerActionFlow.inputs['a reload while excluding']
    expect(go(['repeat', 'carryOut: done'], excluding)).toMatchObject({ state: 'excluded', context: { asked: exclusion } })
  })
})

test.each([
  null,
  7,
  'text',
  [],
  {},
  { ...handOver, key: '' },
  { ...handOver, id: '' },
  { ...handOver, id: 5 },
  { ...handOver, name: null },
  { ...handOver, kind: 'promote' },
  { ...handOver, isRepeat: 'no' },
])('B08: junk %j is no command', (stored) => expect(readDraft(stored)).toBeNull())
test.each(['assign', 'exclude'])('B10: the command «%s» comes back as it was', (kind) =>
  expect(readDraft({ ...handOver, kind })).toEqual({ ...handOver, kind }),
)
