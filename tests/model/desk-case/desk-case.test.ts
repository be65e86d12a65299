import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { colleague, deskCaseFlow, REFUSED, TAKEN_BY, WORDS } from '../../../model/desk/desk-case.ts'
import { DUE, late, UNTIL, view } from '../../../model/desk/rows.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { deskCaseMachine } from '../../../src/machines/desk/desk-case/machine.ts'
import { reasonOf, requestOf } from '../../../src/machines/desk/desk-case/setup.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(deskCaseFlow)

const row = deskCaseFlow.inputs['the row']!
const verdict = (name: string) => ({ type: 'verdict', verdict: name, key: stamp.key })
const pick = (at: number | null) => ({ type: 'reason.pick', at })
const write = (words: string) => ({ type: 'reason.change', words })
const model = (text: string) => ({ type: 'model.change', text })
const choose = { type: 'hand.choose', operator: colleague, key: stamp.key }
const opened = ['openCase: taken'] as const
const approved = [...opened, verdict('approve')] as const
const reasoning = [...opened, verdict('refuse'), pick(0)] as const
const refusedAs = [...reasoning, 'reason.confirm'] as const
const handed = [...opened, 'hand.open', 'loadColleagues: loaded', choose] as const
const tells = (end: object) => [{ type: 'tellCase', params: { kind: 'tool', id: late.id, title: late.title, end } }]

describe('desk-case: journeys', () => {
  test('C07 a row is taken when it is opened, and shows until when', () => {
    expect(walk(deskCaseFlow, row, opened)).toMatchObject({ state: 'ready', context: { view, until: UNTIL, problem: null } })
  })

  test('C07 what another one has taken can be looked at, and asked for again', () => {
    const end = walk(deskCaseFlow, row, ['openCase: of another'])
    expect(end).toMatchObject({ state: 'closed', context: { view, problem: TAKEN_BY } })
    expect(() => walk(deskCaseFlow, row, ['openCase: of another', verdict('approve')])).toThrow('not possible')
    expect(walk(deskCaseFlow, row, ['openCase: of another', 'take', 'openCase: taken']).state).toBe('ready')
  })

  test('C07 a page that comes back takes its row again; a reason that was begun stays', () => {
    const back = [{ type: 'released', key: stamp.key }, 'openCase: taken'] as const
    for (const before of [opened, [...opened, 'hand.open', 'loadColleagues: loaded'] as const])
      expect(walk(deskCaseFlow, row, [...before, ...back]).state).toBe('ready')
    const end = walk(deskCaseFlow, row, [...reasoning, write(WORDS), ...back])
    expect(end).toMatchObject({ state: 'ready', context: { picked: 0, words: WORDS } })
    // While a decision is under way nothing was let go.
    expect(() => walk(deskCaseFlow, row, [...approved, back[0]])).toThrow('not possible')
  })

  test('C07 a row that has gone is told to the list', () => {
    const end = walk(deskCaseFlow, row, ['openCase: gone'])
    expect(end.state).toBe('gone')
    expect(end.effects).toEqual([{ type: 'tellCase', params: { kind: 'tool', id: late.id, title: '', end: { how: 'gone' } } }])
  })

  test('ER08 what could not be loaded is loaded again on demand', () => {
    for (const outcome of ['openCase: lost', 'openCase: crash'])
      expect(walk(deskCaseFlow, row, [outcome, 'retry', 'openCase: taken']).state).toBe('ready')
  })

  test('C07 «Одобрить» sends the version that was seen, and no reason', () => {
    const sent = walk(deskCaseFlow, row, approved)
    expect(sent.state).toBe('acting')
    expect(requestOf(sent.context)).toMatchObject({
      verdict: 'approve',
      version: 41,
      reason: '',
      model: '',
      command: { key: stamp.key },
    })
    const end = walk(deskCaseFlow, row, [...approved, 'act: decided'])
    expect(end).toMatchObject({ state: 'ended', context: { command: null } })
    expect(end.effects).toEqual(tells({ how: 'decided', verdict: 'approve', due: new Date(DUE).toISOString() }))
  })

  test('C07 a verdict that the row does not have is not sent', () => {
    for (const name of ['settle', 'return'])
      expect(() => walk(deskCaseFlow, row, [...opened, verdict(name)])).toThrow('not possible')
  })

  test('C07 the model of an unknown serial goes with the approval alone', () => {
    const named = ['openCase: of an unknown serial', model(' П-26 ')] as const
    expect(requestOf(walk(deskCaseFlow, row, [...named, verdict('approve')]).context).model).toBe('П-26')
    const refused = walk(deskCaseFlow, row, [...named, verdict('refuse'), pick(1), 'reason.confirm'])
    expect(requestOf(refused.context)).toMatchObject({ verdict: 'refuse', reason: 'Чек не читается', model: '' })
    expect(() => walk(deskCaseFlow, row, [...opened, model('П-26')])).toThrow('not possible')
  })

  test('C07 a refusal asks for a reason first: from the list, in own words, or both', () => {
    expect(walk(deskCaseFlow, row, [...opened, verdict('refuse')])).toMatchObject({
      state: 'reasoning',
      context: { verdict: 'refuse' },
    })
    expect(requestOf(walk(deskCaseFlow, row, refusedAs).context).reason).toBe('В чеке другой товар')
    const both = walk(deskCaseFlow, row, [...reasoning, write(WORDS), 'reason.confirm'])
    expect(requestOf(both.context).reason).toBe(`В чеке другой товар. ${WORDS}`)
    const own = walk(deskCaseFlow, row, [...reasoning, pick(null), write(WORDS), 'reason.confirm'])
    expect(requestOf(own.context).reason).toBe(WORDS)
    const end = walk(deskCaseFlow, row, [...refusedAs, 'act: decided'])
    expect(end.effects).toEqual(tells({ how: 'decided', verdict: 'refuse', due: new Date(DUE).toISOString() }))
  })

  test('C07 without a reason nothing is sent, and it is said why; the next key takes the message away', () => {
    const empty = [...opened, verdict('refuse'), 'reason.confirm'] as const
    expect(walk(deskCaseFlow, row, empty)).toMatchObject({ state: 'reasoning', context: { isReasonShown: true } })
    expect(walk(deskCaseFlow, row, [...empty, write('н')]).context.isReasonShown).toBe(false)
    expect(walk(deskCaseFlow, row, [...empty, pick(0)]).context.isReasonShown).toBe(false)
  })

  test('C07 «Вернуться» keeps the reason for another time', () => {
    const end = walk(deskCaseFlow, row, [...reasoning, write(WORDS), 'back'])
    expect(end).toMatchObject({ state: 'ready', context: { verdict: null, picked: 0, words: WORDS } })
    expect(reasonOf(walk(deskCaseFlow, row, [...reasoning, write(WORDS), 'back', verdict('refuse')]).context)).toContain(WORDS)
  })

  test('C07 a refused decision loses nothing that was chosen and typed', () => {
    const end = walk(deskCaseFlow, row, [...reasoning, write(WORDS), 'reason.confirm', 'act: refused'])
    expect(end).toMatchObject({ state: 'reasoning', context: { problem: REFUSED, picked: 0, words: WORDS, command: null } })
    expect(walk(deskCaseFlow, row, [...approved, 'act: refused'])).toMatchObject({
      state: 'ready',
      context: { problem: REFUSED },
    })
    expect(walk(deskCaseFlow, row, [...approved, 'act: too often']).state).toBe('ready')
  })

  test('C07 what has moved meanwhile is asked for anew, and it is said', () => {
    for (const outcome of ['act: of another', 'act: pending', 'act: changed', 'act: already decided']) {
      const end = walk(deskCaseFlow, row, [...approved, outcome])
      expect(end).toMatchObject({ state: 'opening', context: { command: null }, effects: [{ type: 'toast' }] })
    }
    expect(walk(deskCaseFlow, row, [...approved, 'act: not taken']).state).toBe('expired')
    expect(walk(deskCaseFlow, row, [...approved, 'act: unauthorised'])).toMatchObject({
      state: 'ready',
      context: { problem: null },
      effects: [],
    })
  })

  test('C04 after silence nobody knows: it is repeated under the same key, or the row says', () => {
    for (const outcome of ['act: lost', 'act: crash']) {
      expect(walk(deskCaseFlow, row, [...refusedAs, outcome])).toMatchObject({
        state: 'unanswered',
        context: { command: { key: stamp.key } },
      })
      const again = walk(deskCaseFlow, row, [...refusedAs, outcome, 'repeat'])
      expect(requestOf(again.context)).toMatchObject({
        command: { key: stamp.key, isRepeat: true },
        reason: 'В чеке другой товар',
      })
      const looked = walk(deskCaseFlow, row, [...refusedAs, outcome, 'check'])
      expect(looked).toMatchObject({ state: 'opening', context: { command: null } })
    }
    // A repeat that was turned away says nothing about the first request.
    expect(walk(deskCaseFlow, row, [...approved, 'act: lost', 'repeat', 'act: unauthorised']).state).toBe('unanswered')
  })

  test('C07 a row is handed over to a colleague', () => {
    const sent = walk(deskCaseFlow, row, handed)
    expect(sent).toMatchObject({ state: 'acting', context: { command: { deed: 'handOver', operator: colleague } } })
    const end = walk(deskCaseFlow, row, [...handed, 'act: decided'])
    expect(end.effects).toEqual(tells({ how: 'handedOver', to: colleague }))
    expect(walk(deskCaseFlow, row, [...handed, 'act: refused'])).toMatchObject({ state: 'ready', context: { problem: REFUSED } })
    // A reason that was begun before is no part of it.
    const again = ['after UNTIL in reasoning', 'take', 'openCase: taken', 'hand.open', 'loadColleagues: loaded'] as const
    const begun = [...reasoning, ...again, choose, 'act: refused'] as const
    expect(walk(deskCaseFlow, row, begun).state).toBe('ready')
    expect(walk(deskCaseFlow, row, [...opened, 'hand.open', 'back']).state).toBe('ready')
    for (const outcome of ['loadColleagues: lost', 'loadColleagues: crash'])
      expect(walk(deskCaseFlow, row, [...opened, 'hand.open', outcome, 'retry', 'loadColleagues: loaded']).state).toBe(
        'handing.choosing',
      )
  })

  test('C07 after ten minutes of silence the row is given back; what was typed stays', () => {
    for (const [steps, timer] of [
      [opened, 'after UNTIL in ready'],
      [[...reasoning, write(WORDS)], 'after UNTIL in reasoning'],
      [[...opened, 'hand.open'], 'after UNTIL in handing'],
    ] as const)
      expect(walk(deskCaseFlow, row, [...steps, timer]).state).toBe('expired')
    const again = walk(deskCaseFlow, row, [...reasoning, write(WORDS), 'after UNTIL in reasoning', 'take', 'openCase: taken'])
    expect(again).toMatchObject({ state: 'ready', context: { picked: 0, words: WORDS } })
  })

  test('C07 the ten minutes are the server’s', () => {
    const clock = new SimulatedClock()
    const actor = createActor(deskCaseMachine, { clock, input: row }).start()
    const taken = { kind: 'ok', message: null, payload: { until: new Date(UNTIL).toISOString() } }
    const output = { view: { kind: 'ok', message: null, payload: view }, taken, at: stamp.now + 1_000 }
    actor.send({ type: 'xstate.done.actor.openCase', output, actorId: 'openCase' } as never)
    clock.increment(UNTIL - stamp.now - 1_001)
    expect(actor.getSnapshot().value).toBe('ready')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('expired')
    actor.stop()
  })
})
