/**
 * The overview of a flow that is too large to be read at once: its compound states are closed, and what changes no state is left
 * out. The whole picture opens from it.
 */
import type { Chart, ChartEdge, ChartState } from '../../src/atlas/chart/types.ts'

const isFrame = ({ kind }: ChartState): boolean => kind === 'group' || kind === 'parallel'

/** The frames that close: those of the machine itself, or of the parts that it always has at once. */
const closedOf = ({ states }: Chart): ChartState[] => {
  const root = states.find(({ parent }) => parent === null)
  const around = new Set(
    root?.kind === 'parallel' ? states.filter(({ parent }) => parent === root.id).map(({ id }) => id) : [root?.id],
  )
  return states.filter((state) => isFrame(state) && state.parent !== null && around.has(state.parent))
}

const firstMain = (states: readonly ChartState[]): number | null => {
  const all = states.flatMap(({ main }) => (main === null ? [] : [main]))
  return all.length > 0 ? Math.min(...all) : null
}

/** The happy path without gaps. */
const counted = (states: readonly ChartState[]): ChartState[] => {
  const order = states.flatMap(({ main }) => (main === null ? [] : [main])).toSorted((one, other) => one - other)
  return states.map((state) => ({ ...state, main: state.main === null ? null : order.indexOf(state.main) }))
}

/** All arrows between the same two states as one, with the words of the first on the happy path and the number of the others. */
const bundled = (edges: readonly ChartEdge[]): ChartEdge[] => {
  const keyOf = ({ source, target }: ChartEdge) => `${source} > ${target}`
  return [...new Set(edges.map(keyOf))].flatMap((key): ChartEdge[] => {
    const all = edges.filter((edge) => keyOf(edge) === key)
    const first = all.find(({ isMain }) => isMain) ?? all[0]
    if (!first) return []
    const more = all.length === 1 ? '' : `, и ещё ${all.length - 1}`
    const plain = { ...first, effects: [] }
    // A fork's arrow says its condition, others what happens.
    if (first.trigger.kind === 'always')
      return [{ ...plain, guard: first.guard && { ...first.guard, text: `${first.guard.text}${more}` } }]
    return [{ ...plain, guard: null, isOtherwise: false, trigger: { ...first.trigger, text: `${first.trigger.text}${more}` } }]
  })
}

export const foldChart = (chart: Chart): Chart => {
  const closed = closedOf(chart)
  const root = chart.states.find(({ parent }) => parent === null)?.id
  const shownAs = (id: string): string => closed.find((one) => id === one.id || id.startsWith(`${one.id}.`))?.id ?? id
  const isClosed = (id: string) => closed.some((one) => one.id === id)
  const inside = (id: string) => chart.states.filter((state) => state.id.startsWith(`${id}.`))
  const states = chart.states
    .filter(({ id }) => shownAs(id) === id)
    .map((state): ChartState => {
      if (!isClosed(state.id)) return { ...state, entry: [], exit: [] }
      const own = inside(state.id)
      const count = own.filter((one) => !isFrame(one)).length
      return {
        ...state,
        kind: 'resting',
        text: `${state.text} (внутри состояний: ${count})`,
        main: firstMain([state, ...own]),
        calls: [],
        entry: [],
        exit: [],
      }
    })
  const edges = chart.edges.flatMap((edge): ChartEdge[] => {
    const [source, target] = [shownAs(edge.source), edge.target === null ? null : shownAs(edge.target)]
    // Without an arrow: inside a state, or possible everywhere.
    if (target === null || target === source || source === root) return []
    return [{ ...edge, source, target }]
  })
  return { ...chart, states: counted(states), edges: bundled(edges) }
}
