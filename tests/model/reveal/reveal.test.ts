import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { details, PICTURE, SHOWN_UNTIL } from '../../../model/desk/people-rows.ts'
import { revealFlow } from '../../../model/desk/reveal.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { revealMachine } from '../../../src/machines/desk/reveal/machine.ts'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import type { DetailsAnswer, PersonDetails } from '../../../src/machines/desk/reveal/types.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(revealFlow)

const start = revealFlow.inputs['a person']
const again = revealFlow.inputs['data that are shown']
const because = { type: 'reason.choose', reason: 'chatRequest' }
const look = (now: number) => ({ type: 'look', now })
const open = (name: string) => ({ type: 'picture.open', name })
const sent = ['open', because, 'confirm'] as const
const shown = [...sent, 'reveal: revealed', 'loadDetails: loaded'] as const
const nothing = { details: null, picture: null, reason: null }

describe('reveal: journeys', () => {
  test('C07 whole data come for a reason, and without one nothing is sent', () => {
    expect(walk(revealFlow, start, ['open', 'confirm'])).toMatchObject({
      state: 'asking',
      context: { isReasonMissing: true, command: null },
    })
    expect(walk(revealFlow, start, ['open', 'confirm', because]).context.isReasonMissing).toBe(false)
    expect(walk(revealFlow, start, ['open', because, 'back'])).toMatchObject({ state: 'masked', context: nothing })
    expect(walk(revealFlow, start, sent)).toMatchObject({ state: 'revealing', context: { command: { key: stamp.key } } })
    expect(walk(revealFlow, start, shown)).toMatchObject({
      state: 'shown.whole',
      context: { details, until: SHOWN_UNTIL, at: stamp.now, command: null },
    })
  })

  test('C07 they are masked again by themselves, by the timer or by the clock, and leave nothing behind', () => {
    expect(walk(revealFlow, start, [...shown, 'after UNTIL in shown'])).toMatchObject({ state: 'masked', context: nothing })
    expect(walk(revealFlow, start, [...shown, look(SHOWN_UNTIL)])).toMatchObject({ state: 'masked', context: nothing })
    expect(walk(revealFlow, start, [...shown, 'hide'])).toMatchObject({ state: 'masked', context: nothing })
    expect(() => walk(revealFlow, start, [...shown, look(stamp.now + 1_000)])).toThrow('not possible')
    expect(walk(revealFlow, start, [...shown, open(PICTURE), look(SHOWN_UNTIL)])).toMatchObject({
      state: 'masked',
      context: nothing,
    })
  })

  test('C07 the timer runs for the time that is left', async () => {
    const clock = new SimulatedClock()
    const { context } = walk(revealFlow, start, shown)
    const snapshot = revealMachine.resolveState({ value: 'unanswered', context: { ...context, details: null } })
    const payload = details as PersonDetails
    const loadDetails = fromPromise<DetailsAnswer, { id: string }>(() =>
      Promise.resolve({ answer: { kind: 'ok', message: null, payload }, at: SHOWN_UNTIL - 2_000 }),
    )
    const machine = revealMachine.provide({ actors: { loadDetails } })
    const actor = createActor(machine, { snapshot, input: { id: '', isShown: false }, clock }).start()
    actor.send({ type: 'check' })
    await vi.waitFor(() => expect(actor.getSnapshot().matches('shown')).toBe(true))
    clock.increment(1_999)
    expect(actor.getSnapshot().matches('shown')).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot()).toMatchObject({ value: 'masked', context: nothing })
  })

  test('C07 a page that is loaded anew asks for what is still shown, and shows nothing that is over', () => {
    expect(walk(revealFlow, again, ['loadDetails: loaded']).state).toBe('shown.whole')
    expect(walk(revealFlow, again, ['loadDetails: over'])).toMatchObject({ state: 'masked', context: { problem: null } })
    for (const outcome of ['loadDetails: lost', 'loadDetails: crash']) {
      expect(walk(revealFlow, again, [outcome, 'retry', 'loadDetails: loaded']).state).toBe('shown.whole')
      expect(walk(revealFlow, again, [outcome, 'hide']).state).toBe('masked')
    }
  })

  test('C07 pictures of the passport open one at a time', () => {
    expect(walk(revealFlow, start, [...shown, open(PICTURE)]).context.picture).toBe(PICTURE)
    expect(walk(revealFlow, start, [...shown, open(PICTURE), 'picture.close']).context.picture).toBeNull()
    expect(() => walk(revealFlow, start, [...shown, 'picture.close'])).toThrow('not possible')
  })

  test('C04 after silence nobody knows: it is repeated under the same key, or what the server knows says it', () => {
    for (const silence of SILENCES) {
      const end = walk(revealFlow, start, [...sent, `reveal: ${silence}`])
      expect(end, silence).toMatchObject({ state: 'unanswered', context: { reason: 'chatRequest' } })
    }
    const repeated = walk(revealFlow, start, [...sent, 'reveal: lost', 'repeat'])
    expect(repeated).toMatchObject({ state: 'revealing', context: { command: { key: stamp.key, isRepeat: true } } })
    for (const unheard of UNHEARD)
      expect(walk(revealFlow, start, [...sent, 'reveal: lost', 'repeat', `reveal: ${unheard}`]).state).toBe('unanswered')
    expect(walk(revealFlow, start, [...sent, 'reveal: lost', 'check', 'loadDetails: over']).state).toBe('masked')
  })

  test('C07 a refusal stands in the question and keeps the reason', () => {
    const end = walk(revealFlow, start, [...sent, 'reveal: refused'])
    expect(end).toMatchObject({ state: 'asking', context: { reason: 'chatRequest', command: null } })
    expect(end.context.problem).not.toBeNull()
    expect(walk(revealFlow, start, [...sent, 'reveal: refused', 'back', 'open']).context.problem).toBeNull()
    expect(walk(revealFlow, start, [...sent, 'reveal: unauthorised'])).toMatchObject({
      state: 'masked',
      context: { problem: null },
    })
  })
})
