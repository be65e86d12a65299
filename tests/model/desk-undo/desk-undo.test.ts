import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { decided, decidedNext, deskUndoFlow } from '../../../model/desk/desk-undo.ts'
import { free, late } from '../../../model/desk/rows.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { deskUndoMachine } from '../../../src/machines/desk/desk-undo/machine.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(deskUndoFlow)

const screen = deskUndoFlow.inputs['the screen']
const asked = [decided, 'undo'] as const
const changed = { type: 'tellUndone', params: null }

describe('desk-undo: journeys', () => {
  test('C07 a decision can be taken back: the list hears which', () => {
    expect(walk(deskUndoFlow, screen, [decided])).toMatchObject({ state: 'offered', context: { last: { id: late.id } } })
    const end = walk(deskUndoFlow, screen, [...asked, 'cancelDecision: cancelled'])
    expect(end).toMatchObject({ state: 'none', context: { last: null, command: null } })
    expect(end.effects).toEqual([{ type: 'tellUndone', params: { kind: 'tool', id: late.id } }])
  })

  test('C07 the newest decision is the one that is offered', () => {
    expect(walk(deskUndoFlow, screen, [decided, decidedNext])).toMatchObject({
      state: 'offered',
      context: { last: { id: free.id } },
    })
  })

  test('C07 too late or refused: it is said, and the list asks what has become of it', () => {
    const late2 = walk(deskUndoFlow, screen, [...asked, 'cancelDecision: too late'])
    expect(late2).toMatchObject({ state: 'none', context: { last: null } })
    expect(late2.effects).toMatchObject([{ type: 'toast', params: { title: 'Поздно отменять' } }, changed])
    const refused = walk(deskUndoFlow, screen, [...asked, 'cancelDecision: refused'])
    expect(refused.effects).toMatchObject([{ type: 'toast', params: { text: 'Сейчас нельзя' } }, changed])
  })

  test('E21 who signs out leaves no decision to the next operator', () => {
    expect(walk(deskUndoFlow, screen, [decided, { type: 'leave' }])).toMatchObject({ state: 'none', context: { last: null } })
    expect(walk(deskUndoFlow, screen, [...asked, 'cancelDecision: lost', { type: 'leave' }])).toMatchObject({
      state: 'none',
      context: { last: null, command: null },
    })
  })

  test('B08 where the session was over, nothing was done', () => {
    const end = walk(deskUndoFlow, screen, [...asked, 'cancelDecision: unauthorised'])
    expect(end).toMatchObject({ state: 'offered', context: { last: { id: late.id }, command: null }, effects: [] })
  })

  test('C04 after silence nobody knows: it is repeated under the same key, or the list says', () => {
    for (const outcome of ['cancelDecision: lost', 'cancelDecision: crash']) {
      const silent = walk(deskUndoFlow, screen, [...asked, outcome])
      expect(silent).toMatchObject({ state: 'unanswered', context: { command: { key: stamp.key } } })
      const again = walk(deskUndoFlow, screen, [...asked, outcome, 'repeat'])
      expect(again).toMatchObject({ state: 'cancelling', context: { command: { key: stamp.key, isRepeat: true } } })
      const closed = walk(deskUndoFlow, screen, [...asked, outcome, 'close'])
      expect(closed).toMatchObject({ state: 'none', context: { last: null, command: null }, effects: [changed] })
    }
    // A repeat that was turned away says nothing about the first request.
    const turned = walk(deskUndoFlow, screen, [...asked, 'cancelDecision: lost', 'repeat', 'cancelDecision: unauthorised'])
    expect(turned.state).toBe('unanswered')
  })

  test('C07 after ten seconds it cannot be taken back any more, counted anew for each decision', () => {
    const clock = new SimulatedClock()
    const heard: unknown[] = []
    const machine = deskUndoMachine.provide({ actions: { tellUndone: (_, params) => heard.push(params) } })
    const actor = createActor(machine, { clock }).start()
    actor.send(decided)
    clock.increment(9_000)
    actor.send(decidedNext)
    clock.increment(9_999)
    expect(actor.getSnapshot().value).toBe('offered')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('none')
    expect(heard).toEqual([null])
    actor.stop()
  })
})
