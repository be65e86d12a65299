/**
 * The product search: goes through two systems at once along the events that both know, breadth first, and tells an observer what
 * differs. A pair that differs counts as equal from there on, so that one early difference does not mark all that lies behind it.
 */
import { matchEvents, renamings, type Matched } from './match.ts'
import { triggerOf, type System, type SystemStart, type SystemStep } from './system.ts'

/** Lower ranks go first: a difference is told where it is least the consequence of another one. */
export const RANKS = ['behaviour', 'data', 'behind'] as const
type Rank = 0 | 1 | 2

/** A pair of configurations with the way to it. */
export interface Pair {
  old: SystemStep
  new: SystemStep
  rank: Rank
  start: SystemStart
  /** The old side's labels; a label that the new side alone has never leads anywhere. */
  via: { pair: Pair; label: string } | null
  /** Whether both sides stand in the same state, or in one that was renamed. */
  isSame: boolean
}

export interface Observer {
  /** A step, or a start, that both sides took. */
  onStep: (pair: Pair) => void
  /** What may happen on one side alone; `label` is that side's. */
  onRight: (pair: Pair, side: 'old' | 'new', label: string) => void
  /** Whether the search may end. */
  isDone?: () => boolean
}

export interface Searched {
  matched: Matched
  /** Old ids of states that were renamed, by their new ones and the reverse. */
  renamed: ReadonlyMap<string, string>
  startsOnlyOld: SystemStart[]
  startsOnlyNew: SystemStart[]
  /** Configurations of the old side that were compared. */
  compared: number
}

/** Labels of one side whose cause the other side does not know at all: a right, and not only a grown fixture. */
const unknownTo = (events: Matched['onlyOld'], other: System): Set<string> =>
  new Set(events.filter((event) => !other.triggers.has(triggerOf(event))).map(({ label }) => label))

export const search = (old: System, next: System, observer: Observer): Searched => {
  const matched = matchEvents(old, next)
  const names = renamings(old, next)
  const gone = unknownTo(matched.onlyOld, next)
  const came = unknownTo(matched.onlyNew, old)
  const toOld = new Map([...matched.toNew].map(([one, other]) => [other, one]))
  const queues: [Pair[], Pair[], Pair[]] = [[], [], []]
  const seen = new Set<string>()
  const compared = new Set<number>()
  const isDone = () => observer.isDone?.() ?? false

  const meet = (pair: Omit<Pair, 'isSame' | 'rank'>, rank: Rank): void => {
    const isSame = names.isSame(old.stateAt(pair.old.shown), next.stateAt(pair.new.shown))
    const met: Pair = { ...pair, isSame, rank: isSame ? rank : 2 }
    // Behind a step that led elsewhere different situations meet: only where both come together again is it worth a look.
    const isLost = pair.via?.pair.isSame === false
    if (!isLost) observer.onStep({ ...met, rank })
    if (isLost && !isSame) return
    queues[met.rank].push(met)
  }

  const rightsOf = (pair: Pair): void => {
    const [ours, theirs] = [old.steps(pair.old.to), next.steps(pair.new.to)]
    for (const label of ours.keys()) {
      const other = matched.toNew.get(label)
      const isOne = other === undefined ? gone.has(label) : !theirs.has(other) && next.isRefused(pair.new.to, other)
      if (isOne) observer.onRight(pair, 'old', label)
    }
    for (const label of theirs.keys()) {
      const one = toOld.get(label)
      const isOne = one === undefined ? came.has(label) : !ours.has(one) && old.isRefused(pair.old.to, one)
      if (isOne) observer.onRight(pair, 'new', label)
    }
  }

  const expand = (pair: Pair): void => {
    const name = `${pair.old.to} ${pair.new.to}`
    if (seen.has(name) || (pair.rank === 2 && pair.isSame && compared.has(pair.old.to))) return
    seen.add(name)
    if (pair.isSame) {
      compared.add(pair.old.to)
      rightsOf(pair)
    }
    const theirs = next.steps(pair.new.to)
    for (const [label, step] of old.steps(pair.old.to)) {
      const other = theirs.get(matched.toNew.get(label) ?? '')
      if (!other || isDone()) continue
      const rank = Math.max(pair.rank, matched.otherData.has(label) ? 1 : 0) as Rank
      meet({ old: step, new: other, start: pair.start, via: { pair, label } }, rank)
    }
  }

  const startsNew = new Map(next.starts.map((start) => [start.name, start]))
  for (const start of old.starts) {
    const other = startsNew.get(start.name)
    if (other) meet({ old: start.step, new: other.step, start, via: null }, start.data === other.data ? 0 : 1)
  }
  const places = [0, 0, 0]
  for (let rank = 0; rank < 3 && !isDone();) {
    const pair = queues[rank as Rank][places[rank] ?? 0]
    if (!pair) {
      rank += 1
      continue
    }
    places[rank] = (places[rank] ?? 0) + 1
    expand(pair)
    // A later rank never leads to an earlier one.
  }
  const startsOld = new Set(old.starts.map(({ name }) => name))
  return {
    matched,
    renamed: names.toNew,
    startsOnlyOld: old.starts.filter(({ name }) => !startsNew.has(name)),
    startsOnlyNew: next.starts.filter(({ name }) => !startsOld.has(name)),
    compared: compared.size,
  }
}

/** The pairs from the start on, in order: each but the first with the label that led there. */
export const wayOf = (pair: Pair): Pair[] => {
  const way: Pair[] = []
  for (let at: Pair | null = pair; at; at = at.via?.pair ?? null) way.unshift(at)
  return way
}
