/** Stored comparisons of two versions: docs/flows/changes, written by `npm run atlas:diff`. */
import type { Change, ChangeKind, Changes, ChangeWay, FlowChanges } from '../../chart/changes.ts'
import { shownBy, type Walks } from '../../chart/walks.ts'
import { CHANGE_KINDS } from './change-words.ts'

const files = import.meta.glob<Changes>('../../../../docs/flows/changes/*.json', { import: 'default' })

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)

/** Names of the comparisons: `old..new`, the latest last. */
export const comparisons: readonly string[] = Object.keys(files).map(nameOf).toSorted()

/** @returns null where there is no such comparison */
export const loadChanges = async (id: string): Promise<Changes | null> =>
  (await Object.entries(files).find(([path]) => nameOf(path) === id)?.[1]()) ?? null

export interface ChangeGroup {
  kind: ChangeKind
  title: string
  /** Each with its place in the flow's list: its address. */
  changes: { at: number; change: Change }[]
}

export const groupsOf = ({ changes }: Pick<FlowChanges, 'changes'>): ChangeGroup[] =>
  (Object.keys(CHANGE_KINDS) as ChangeKind[]).flatMap((kind) => {
    const own = changes.flatMap((change, at) => (change.kind === kind ? [{ at, change }] : []))
    return own.length === 0 ? [] : [{ kind, title: CHANGE_KINDS[kind], changes: own }]
  })

/** What changed for people, without what only its sample data show. */
export const weightOf = ({ is, changes }: FlowChanges): string => {
  if (is !== 'changed') return is === 'came' ? 'новый сценарий' : 'сценария больше нет'
  const real = changes.filter(({ kind }) => kind !== 'sample' && kind !== 'renamed')
  return real.length === 0 ? 'поведение и тексты те же' : `различий: ${real.length}`
}

/**
 * The configuration of today's model at the end of a way: numbers of configurations move, names of starts and events stay.
 * @param state as in `data-state`, where the way has to end
 * @returns null where today's model has no such way
 */
export const configAt = (
  { inputs, events, configs, steps }: Walks,
  { start, steps: way }: ChangeWay,
  state: string,
): number | null => {
  const input = inputs.findIndex(({ name }) => name === start)
  let [at, shown] = Array<number>(2).fill(configs.findIndex((config) => config.input === input && config.by === null))
  for (const { label } of way) {
    const step = steps.find(({ from, event }) => from === at && events[event]?.label === label)
    if (!step) return null
    at = step.to
    shown = shownBy(step)
  }
  return shown !== undefined && configs[shown]?.state === state ? shown : null
}
