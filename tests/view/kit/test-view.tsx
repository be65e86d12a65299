/** The view level: the machine's tours through the real view, by the user's controls. */
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, type Actor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { explore, tours, untaken, wayThrough, type Edge } from '../../../model/explore/explore.ts'
import type { Flow } from '../../../model/kit/flow.ts'
import { fileRecorder, titleNow } from '../../model/kit/record-file.ts'
import type { Recorder } from '../../../model/coverage/record.ts'
import { inReplay } from '../../../model/replay/in-replay.ts'
import { passages } from '../../../model/explore/passage.ts'
import { follow } from '../../../model/explore/taken.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { stateKey } from '../../../src/machines/kit/state-key.ts'
import { ClockContext } from '../../../src/views/kit/clock-context.ts'
import { holdActors } from './held.ts'
import { jsdomUi, settle } from './jsdom-ui.ts'
import { deadLinks } from './links.ts'

/** Longer than any delay of a machine. */
const LONG_ENOUGH = 3_600_000

const rootOf = ({ machine }: Pick<Flow, 'machine'>): HTMLElement => {
  const root = document.querySelector<HTMLElement>(`[data-flow="${machine.id}"]`)
  if (!root) throw new Error(`the view has no root with data-flow «${machine.id}»`)
  return root
}

const mount = <Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  input: unknown,
  view: (actor: Actor<Machine>) => ReactNode,
  record: Recorder,
) => {
  const held = holdActors(flow.machine)
  const clock = new SimulatedClock()
  const machine = flow.machine.provide({ actors: held.actors } as never)
  const inspect = follow((taken) => record.took(taken, titleNow()))
  const actor = createActor(machine, { input, clock, inspect } as never) as unknown as Actor<Machine>
  actor.start()
  // What a press is stamped with is the model's moment: a period of seven days would end with them.
  render(<ClockContext value={() => stamp.now}>{view(actor)}</ClockContext>)
  const take = async ({ by }: Edge) => {
    if (by.outcome) {
      const answer = flow.calls[by.outcome.call]?.answers[by.outcome.answer]
      const how =
        answer && 'error' in answer ? { error: answer.error } : { output: (by.event as unknown as { output: unknown }).output }
      await act(async () => held.settle(by.outcome!.call, how))
      record.answered(by.outcome.call, by.outcome.answer)
    } else if (by.event.type.startsWith('xstate.after.')) {
      // With several parallel timers, as in parallel states, the clock would fire all of them.
      const isAlone = Object.keys(actor.system.getSnapshot()._scheduledEvents).length === 1
      await act(async () => (isAlone ? clock.increment(LONG_ENOUGH) : actor.send(by.event as never)))
    } else {
      const how = flow.act[by.event.type as keyof typeof flow.act] as unknown
      if (typeof how === 'function') await how(jsdomUi, by.event)
      else await act(async () => actor.send(by.event as never))
    }
    await settle()
  }
  return { actor, take }
}

export const testView = <Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  view: (actor: Actor<Machine>) => ReactNode,
): void => {
  const record = fileRecorder('view', flow.name)
  describe(`${flow.name}: the view`, () => {
    /** @returns the end of the path */
    const walk = async (input: unknown, start: AnyMachineSnapshot | undefined, way: readonly Edge[]): Promise<string> => {
      const { actor, take } = mount(flow, input, view, record)
      await settle()
      const arrive = async (target: string, after: string) => {
        expect(rootOf(flow as unknown as Flow).dataset['state'], after).toBe(target)
        await flow.states[target]?.(jsdomUi, (actor.getSnapshot() as AnyMachineSnapshot).context as never)
        expect(deadLinks(), `links ${after}`).toEqual([])
      }
      await arrive(stateKey(start!.value), 'at the start')
      for (const edge of way) {
        await take(edge)
        await arrive(edge.target, edge.by.label)
      }
      actor.stop()
      return stateKey((actor.getSnapshot() as AnyMachineSnapshot).value)
    }

    test.each(Object.entries(flow.ways ?? {}))('%s', async (_title, { from, steps }) => {
      const input: unknown = flow.inputs[from]
      const graph = explore(flow, input)
      const way = wayThrough(graph, steps)
      expect(await walk(input, graph.snapshots.get(graph.start), way)).toBe(way.at(-1)?.target)
    })

    const { look } = flow
    /** Edges walked from earlier starts. */
    const walked = new Set<string>()
    for (const [name, input] of Object.entries(flow.inputs)) {
      const graph = explore(flow, input)
      const passageOf = passages(flow.machine, graph)
      const nameOf = (edge: Edge) => `${look ? look(edge.snapshot.context as never) : name} ${passageOf(edge)}`
      const taken = new Set(walked)
      const found = tours(graph, undefined, { nameOf, taken })
      for (const edge of found.flat()) walked.add(nameOf(edge))
      // Without any possible event, the start is still checked.
      const all = found.length > 0 ? found : [[]]
      test(`the tours from «${name}» take every edge`, () => {
        expect(untaken(graph, found, { nameOf, taken })).toEqual([])
      })
      all.forEach((tour, at) =>
        test(`tour ${at + 1} from «${name}», ${tour.length} steps`, async () => {
          const path = { flow: flow.name, input: name, steps: tour.map(({ by }) => by.label) }
          expect(await inReplay(path, () => walk(input, graph.snapshots.get(graph.start), tour))).toBe(
            tour.at(-1)?.target ?? stateKey(graph.snapshots.get(graph.start)!.value),
          )
        }),
      )
    }
  })
}
