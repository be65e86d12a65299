/** Which event of the old side is which of the new one: by label, else by what causes it and its words. */
import type { WalkEvent } from '../../../src/atlas/chart/walks.ts'
import { triggerOf, type System } from './system.ts'

export interface Matched {
  /** The new side's label for each label of the old side that has one. */
  toNew: ReadonlyMap<string, string>
  onlyOld: WalkEvent[]
  onlyNew: WalkEvent[]
  /** Labels of the old side whose event carries other data on the new one. */
  otherData: ReadonlySet<string>
}

const unique = (events: readonly WalkEvent[], nameOf: (event: WalkEvent) => string): Map<string, WalkEvent> => {
  const counts = new Map<string, WalkEvent[]>()
  for (const event of events) counts.set(nameOf(event), [...(counts.get(nameOf(event)) ?? []), event])
  return new Map([...counts].flatMap(([name, [first, ...more]]) => (first && more.length === 0 ? [[name, first] as const] : [])))
}

/** A timer's label names its state, an event's what it carries, an answer's its call: each may change while the event is the same. */
const NAMES: readonly ((event: WalkEvent) => string)[] = [
  ({ label }) => label,
  (event) => `${triggerOf(event)} ${event.text}`,
  (event) => (event.label.startsWith('after ') ? triggerOf(event) : `label ${event.label}`),
  (event) => (event.call === null ? `label ${event.label}` : `answer ${event.text}`),
]

export const matchEvents = (old: Pick<System, 'events'>, next: Pick<System, 'events'>): Matched => {
  let [onlyOld, onlyNew] = [[...old.events], [...next.events]]
  const toNew = new Map<string, string>()
  const otherData = new Set<string>()
  for (const nameOf of NAMES) {
    const theirs = unique(onlyNew, nameOf)
    const taken = new Set<WalkEvent>()
    for (const [name, one] of unique(onlyOld, nameOf)) {
      const other = theirs.get(name)
      if (!other) continue
      toNew.set(one.label, other.label)
      taken.add(one).add(other)
      const isTimer = one.label.startsWith('after ')
      if (!isTimer && JSON.stringify(one.event) !== JSON.stringify(other.event)) otherData.add(one.label)
    }
    onlyOld = onlyOld.filter((event) => !taken.has(event))
    onlyNew = onlyNew.filter((event) => !taken.has(event))
  }
  return { toNew, onlyOld, onlyNew, otherData }
}

/** Learns which states only changed their id: those that one side alone has and that stand for each other wherever they meet. */
export const renamings = (old: Pick<System, 'leaves'>, next: Pick<System, 'leaves'>) => {
  const toNew = new Map<string, string>()
  const toOld = new Map<string, string>()
  const isSameLeaf = (one: string, other: string): boolean => {
    if (one === other) return true
    if (next.leaves.has(one) || old.leaves.has(other)) return false
    if ((toNew.get(one) ?? other) !== other || (toOld.get(other) ?? one) !== one) return false
    toNew.set(one, other)
    toOld.set(other, one)
    return true
  }
  return {
    toNew: toNew as ReadonlyMap<string, string>,
    toOld: toOld as ReadonlyMap<string, string>,
    /** @returns whether two values of `data-state` are the same state */
    isSame: (one: string, other: string): boolean => {
      if (one === other) return true
      const [ones, others] = [one.split('+'), other.split('+')]
      return ones.length === others.length && ones.every((leaf, at) => isSameLeaf(leaf, others[at] ?? ''))
    },
  }
}
