/** Rules for complete words without stale entries. */
import { branchName } from '../../src/atlas/chart/extract.ts'
import { forksOf } from '../../src/atlas/chart/facts.ts'
import { nodesOf } from '../kit/nodes.ts'
import { reachedStates, isShown, walkedEdges } from './reached.ts'
import type { ChartEdge } from '../../src/atlas/chart/types.ts'
import type { Rule } from './types.ts'

export const everythingHasWords: Rule = ({ machine, words }) => {
  const { actors, guards, delays } = machine.implementations
  const named: [string, readonly string[], object][] = [
    ['состояние', nodesOf(machine).flatMap(({ path }) => (path.length > 0 ? [path.join('.')] : [])), words.states],
    ['событие', machine.events.filter((type) => !type.startsWith('xstate.')), words.events],
    ['вызов', Object.keys(actors), words.actors],
    ['условие', Object.keys(guards), words.guards],
    ['задержка', Object.keys(delays), words.delays],
  ]
  return named.flatMap(([what, names, said]) =>
    names
      .filter((name) => !Object.hasOwn(said, name))
      .map((name) => ({ kind: 'no-words' as const, at: name, text: `${what} «${name}» без названия` })),
  )
}

export const everyStateHasScreen: Rule = ({ words, chart }) =>
  words.places.length > 0 || words.noPlace
    ? []
    : [{ kind: 'no-screen', at: chart.flow, text: `у сценария «${words.title}» нет ни адреса, ни объяснения` }]

export const everyStateHasRows: Rule = (reviewed) => {
  const reached = reachedStates(reviewed)
  return reviewed.chart.states
    .filter((state) => reached.has(state.id) && isShown(state) && state.rows.length === 0 && !state.why)
    .map(({ id, text }) => ({ kind: 'no-rows', at: id, text: `состояние «${text}» ни к чему не привязано` }))
}

export const everyBranchHasRows: Rule = ({ chart }) =>
  forksOf(chart).flatMap(({ state, branches }) =>
    branches
      .filter(({ rows, why }) => rows.length === 0 && why === null)
      .map(({ id, guard }) => ({
        kind: 'no-branch-rows' as const,
        at: id,
        text: `ветка «${guard?.text ?? 'во всех остальных случаях'}» развилки «${state.text}» ни к чему не привязана`,
      })),
  )

export const everyRowExists: Rule = ({ chart, requirements }) =>
  [...chart.states, ...chart.edges].flatMap(({ id, rows }) =>
    rows
      .filter((row) => !requirements.has(row))
      .map((row) => ({ kind: 'unknown-row' as const, at: id, text: `требования ${row} нет в списке` })),
  )

/** The transitions in the notation of `words.transitions`, each with the names of its branches. */
const spellings = ({ chart }: Parameters<Rule>[0]): ReadonlyMap<string, ReadonlySet<string>> => {
  const actors = new Map(chart.states.flatMap(({ calls }) => calls.map(({ id, actor }) => [id, actor] as const)))
  const spelling = ({ source, trigger: { kind, name } }: ChartEdge): string => {
    if (kind === 'done' || kind === 'error') return `${source} ${kind} ${actors.get(name) ?? name}`
    return `${source} ${kind === 'after' ? `after ${name}` : name || 'always'}`
  }
  const spelled = new Map<string, Set<string>>()
  for (const edge of chart.edges)
    spelled.set(spelling(edge), (spelled.get(spelling(edge)) ?? new Set<string>()).add(branchName(edge.guard)))
  return spelled
}

/** The branches that words name, as `state event: guard`. */
const branchesNamed = ({ words }: Parameters<Rule>[0]): { key: string; branch: string }[] =>
  Object.entries(words.transitions).flatMap(([key, said]) =>
    said === undefined || Array.isArray(said) ? [] : Object.keys(said).map((branch) => ({ key, branch })),
  )

export const wordsSpeakOfTheMachine: Rule = (reviewed) => {
  const { words, chart } = reviewed
  const states = new Set(chart.states.map(({ id }) => id))
  const edges = new Set(chart.edges.map(({ id }) => id))
  const spelled = spellings(reviewed)
  const stale = (what: string, names: readonly string[], isKnown: (name: string) => boolean) =>
    names
      .filter((name) => !isKnown(name))
      .map((name) => ({ kind: 'stale-words' as const, at: name, text: `${what} «${name}» в автомате нет` }))
  return [
    ...stale('перехода', Object.keys(words.transitions), (name) => spelled.has(name)),
    ...branchesNamed(reviewed)
      .filter(({ key, branch }) => spelled.get(key)?.has(branch) === false)
      .map(({ key, branch }) => ({ kind: 'stale-words' as const, at: key, text: `ветки «${branch}» в автомате нет` })),
    ...stale('состояния главного пути', words.main, (name) => states.has(name)),
    ...stale('состояния', Object.keys(words.states), (name) => states.has(name)),
    ...stale('недостижимого перехода', Object.keys(words.unreachable ?? {}), (name) => edges.has(name)),
  ]
}

export const nothingIsUnreachable: Rule = (reviewed) => {
  const { chart } = reviewed
  const walked = walkedEdges(reviewed)
  const reached = reachedStates(reviewed)
  return [
    ...chart.states
      .filter(({ id }) => !reached.has(id))
      .map(({ id, text }) => ({ kind: 'unreachable-state' as const, at: id, text: `в «${text}» не попасть` })),
    ...chart.edges
      .filter(({ id, unreachable }) => !walked.has(id) && unreachable === null)
      .map(({ id, trigger }) => ({ kind: 'unreachable-edge' as const, at: id, text: `переход «${trigger.text}» не пройти` })),
    ...chart.edges
      .filter(({ id, unreachable }) => walked.has(id) && unreachable !== null)
      .map(({ id, trigger }) => ({ kind: 'not-unreachable' as const, at: id, text: `переход «${trigger.text}» пройден` })),
  ]
}
