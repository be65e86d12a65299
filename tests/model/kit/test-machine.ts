/** The machine level: every edge of every flow, and the invariants of all machines. */
import { describe, expect, test } from 'vitest'
import { initialTransition, transition, type AnyStateMachine } from 'xstate'
import { stateKey } from '../../../src/machines/kit/state-key.ts'
import { takeEvent, takeStart } from '../../../model/explore/taken.ts'
import { explore, MOST_STATES, tours } from '../../../model/explore/explore.ts'
import type { Flow } from '../../../model/kit/flow.ts'
import { nodesOf } from '../../../model/kit/nodes.ts'
import { passages } from '../../../model/explore/passage.ts'
import { MACHINE } from './broken.ts'
import { testClauses } from './clauses.ts'
import { testGuards } from './guards.ts'
import { fileRecorder, titleNow } from './record-file.ts'

/** Leaves in which a machine can come to rest: not the transient ones with an unguarded `always`. */
const restingLeaves = (machine: AnyStateMachine): string[] =>
  nodesOf(machine)
    .filter((node) => node.type === 'atomic' && !node.always?.some((branch) => branch.guard === undefined))
    .map((node) => node.path.join('.'))

const leavesOf = (key: string): string[] => key.split('+')

export const testMachine = <Machine extends AnyStateMachine>(flow: Flow<Machine>): void => {
  const record = fileRecorder('machine', flow.name)
  describe(`${flow.name}: ${MACHINE}`, () => {
    const graphs = Object.entries(flow.inputs).map(([name, input]) => ({ name, input, graph: explore(flow, input) }))

    test('the fixture gives every event that the machine declares, and no other', () => {
      const given = new Set(flow.modelEvents.map(({ event }) => event.type))
      expect([...given].toSorted()).toEqual([...new Set<string>(flow.machine.events)].toSorted())
    })

    test('the exploration stays small', () => {
      for (const { graph } of graphs) expect(graph.snapshots.size).toBeLessThanOrEqual(MOST_STATES)
    })

    test('every state in which the machine can rest is reached and has its assertion', () => {
      const reached = new Set(graphs.flatMap(({ graph }) => [...graph.snapshots.values()].map(({ value }) => stateKey(value))))
      const leaves = new Set([...reached].flatMap(leavesOf))
      expect(restingLeaves(flow.machine).filter((leaf) => !leaves.has(leaf))).toEqual([])
      expect(Object.keys(flow.states).toSorted()).toEqual([...reached].toSorted())
    })

    for (const { name, input, graph } of graphs)
      test(`every edge from «${name}» replays to the state that was recorded`, () => {
        for (const tour of tours(graph, undefined, { nameOf: passages(flow.machine, graph) })) {
          let [snapshot] = initialTransition(flow.machine as AnyStateMachine, input)
          for (const edge of tour) {
            const taken = takeEvent(flow.machine, snapshot, edge.by.event)
            ;[snapshot] = transition(flow.machine as AnyStateMachine, snapshot, edge.by.event)
            expect(stateKey(snapshot.value), edge.by.label).toBe(edge.target)
            record.took(taken, titleNow())
            if (edge.by.outcome) record.answered(edge.by.outcome.call, edge.by.outcome.answer)
          }
        }
        record.took(takeStart(flow.machine, input), titleNow())
      })

    test('where the model has no edge the machine takes nothing', () => {
      for (const { input, graph } of graphs) {
        const possible = new Set(graph.edges.map(({ from, by }) => `${from} ${by.label}`))
        for (const [key, snapshot] of graph.snapshots)
          for (const { event, label } of flow.eventsFrom(input)) {
            if (possible.has(`${key} ${label}`)) continue
            const { edges, ...refused } = takeEvent(flow.machine, snapshot, event)
            expect(edges, `${label} in ${stateKey(snapshot.value)}`).toEqual([])
            record.took({ edges, ...refused }, null)
          }
      }
    })
  })
  testGuards(flow)
  testClauses(flow)
}
