/** Rules against stuck machines, forgotten answers and unreachable parts. */
import type { ChartEdge } from '../../src/atlas/chart/types.ts'
import { shownBy } from '../../src/atlas/chart/walks.ts'
import { leavesOf } from './reached.ts'
import type { Rule } from './types.ts'

/** The branches of each event of each state, in order. */
const branchesOf = (edges: readonly ChartEdge[]): ChartEdge[][] => {
  const groups = new Map<string, ChartEdge[]>()
  for (const edge of edges) {
    const event = edge.id.slice(0, edge.id.lastIndexOf(' '))
    groups.set(event, [...(groups.get(event) ?? []), edge])
  }
  return [...groups.values()]
}

export const noDeadBranch: Rule = ({ chart }) =>
  branchesOf(chart.edges).flatMap((branches) => {
    const open = branches.findIndex(({ guard }) => guard === null)
    return open < 0
      ? []
      : branches.slice(open + 1).map(({ id, trigger }) => ({
          kind: 'dead-branch' as const,
          at: id,
          text: `«${trigger.text}»: перед этой веткой стоит ветка без условия`,
        }))
  })

export const everyCallHasBothEnds: Rule = ({ chart }) =>
  chart.states.flatMap(({ id: state, calls }) =>
    calls.flatMap(({ id, text }) =>
      (['done', 'error'] as const)
        .filter(
          (end) => !chart.edges.some(({ source, trigger }) => source === state && trigger.kind === end && trigger.name === id),
        )
        .map((end) => ({
          kind: 'no-error-edge' as const,
          at: `${state} ${id}`,
          text: `вызов «${text}»: нет выхода ${end === 'done' ? 'на ответ' : 'на сбой'}`,
        })),
    ),
  )

/** A wait ends for any answer only if the last branch of each end is unguarded. */
export const everyWaitEnds: Rule = ({ chart }) =>
  branchesOf(chart.edges.filter(({ trigger: { kind } }) => kind === 'done' || kind === 'error')).flatMap((branches) => {
    const last = branches.at(-1)
    return last?.guard ? [{ kind: 'no-way-out' as const, at: last.id, text: `«${last.trigger.text}»: нет ветки «иначе»` }] : []
  })

const navigates = ({ effects }: { effects: readonly { name: string | null }[] }): boolean =>
  effects.some(({ name }) => name === 'navigate')

/**
 * A configuration from which no event leads to another state or place. A configuration found from a start
 * that leaves events to other starts proves nothing.
 */
export const noDeadEnd: Rule = ({ chart, walks, words, fixture }) => {
  const states = new Map(chart.states.map((state) => [state.id, state]))
  const isWhole = walks.inputs.map(({ input }) => fixture.eventsFrom(input).length === fixture.modelEvents.length)
  const leaving = new Set(
    walks.steps
      .filter((step) => walks.configs[step.from]?.state !== walks.configs[step.to]?.state || navigates(step))
      .map(({ from }) => from),
  )
  const stuck = walks.configs
    .filter(({ input, like }, at) => isWhole[input] && like === undefined && !leaving.has(at))
    .flatMap(({ state }) => leavesOf(state))
  return [...new Set(stuck)]
    .flatMap((id) => states.get(id) ?? [])
    .filter(({ id, kind, entry }) => kind !== 'final' && !navigates({ effects: entry }) && !words.states[id]?.end)
    .map(({ id, text }) => ({ kind: 'dead-end', at: id, text: `из «${text}» ничего не ведёт` }))
}

export const everyEventIsTaken: Rule = ({ walks, fixture: { machine } }) => {
  const taken = new Set(walks.steps.map(({ event }) => walks.events[event]?.event.type))
  return machine.events
    .filter((type) => !taken.has(type))
    .map((type) => ({ kind: 'event-not-taken', at: type, text: `событие «${type}» не берёт ни одно состояние` }))
}

export const everyOperationIsInTheContract: Rule = ({ chart, operations }) =>
  chart.states.flatMap(({ id: state, calls }) =>
    calls.flatMap(({ id, text, operations: named }) =>
      named
        .filter((operation) => !operations.has(operation))
        .map((operation) => ({
          kind: 'unknown-operation' as const,
          at: `${state} ${id}`,
          text: `вызов «${text}»: операции «${operation}» в контракте нет`,
        })),
    ),
  )

/** Each answer of a pending call leads to another state, or to the next call of a queue, from every configuration. */
export const everyAnswerIsVisible: Rule = ({ chart, walks }) => {
  const stateOf = (config: number): string => walks.configs[config]?.state ?? ''
  const waits = chart.states.flatMap(({ id, calls }) => calls.map((call) => ({ state: id, call: call.id })))
  return waits.flatMap(({ state, call }) =>
    walks.events.flatMap((event, at) => {
      if (event.call !== call) return []
      const steps = walks.steps.filter((step) => step.event === at && leavesOf(stateOf(step.from)).includes(state))
      const isSeen = steps.length > 0 && steps.every((step) => step.from !== shownBy(step))
      if (isSeen) return []
      return [
        { kind: 'answer-nowhere' as const, at: `${state} ${call}: ${event.answer}`, text: `«${event.text}» ничего не меняет` },
      ]
    }),
  )
}

export const causesAgree: Rule = ({ fixture, words }) =>
  Object.entries(fixture.act as Record<string, unknown>).flatMap(([type, how]) => {
    const said = words.events[type]
    const isByApp = typeof said === 'object' && said.by === 'app'
    if (said === undefined || isByApp === (typeof how !== 'function')) return []
    const text = isByApp ? 'слова: портал, проверки: человек' : 'слова: человек, проверки: портал'
    return [{ kind: 'wrong-cause' as const, at: type, text: `событие «${type}»: ${text}` }]
  })
