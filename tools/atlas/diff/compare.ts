/** Compares two models of a flow: every distinct change once, with the shortest way to it and the number of pairs that show it. */
import type { Change, ChangeKind, ChangeSide, ChangeWay, FlowChanges } from '../../../src/atlas/chart/changes.ts'
import { wayTo, type WalkEvent, type WalkStep } from '../../../src/atlas/chart/walks.ts'
import { CALL, EMIT } from '../../../model/explore/journeys.ts'
import { effectText } from '../../../src/atlas/page/base/say.ts'
import { partsOf } from '../../../src/atlas/page/data/text-lines.ts'
import { lineChanges, type LineChange } from './lines.ts'
import { RANKS, search, wayOf, type Pair, type Searched } from './search.ts'
import { leavesOf, storedSystem, triggerOf, type StoredModel, type System, type SystemStart } from './system.ts'

type Effect = WalkStep['effects'][number]

interface Row {
  kind: ChangeKind
  before: Set<string>
  after: Set<string>
  places: Set<string>
  count: number
  pair: Pair
}

/** What a side's ids mean, in the analyst's words. */
const wordsOf = ({ chart, walks, journeys }: StoredModel) => {
  const states = new Map(chart.states.map(({ id, text }) => [id, text]))
  const events = new Map([...walks.events, ...(journeys?.events ?? [])].map(({ label, text }) => [label, text]))
  const effects = new Map(
    [...chart.edges.flatMap((edge) => edge.effects), ...chart.states.flatMap(({ entry, exit }) => [...entry, ...exit])].map(
      ({ name, text }) => [name, text],
    ),
  )
  const calls = new Map(chart.states.flatMap((state) => state.calls.map(({ id, text }) => [id, text])))
  return {
    state: (id: string) =>
      id
        .split('+')
        .map((leaf) => states.get(leaf) ?? leaf)
        .join(' + '),
    event: (label: string) => events.get(label) ?? label,
    effect: ({ name, params }: Effect) => {
      if (name.startsWith(CALL)) return `запрос: ${calls.get(name.slice(CALL.length)) ?? name}`
      const text = name.startsWith(EMIT) ? `сообщить другим: ${name.slice(EMIT.length)}` : (effects.get(name) ?? name)
      return effectText(text, name, params)
    },
  }
}

/** The requests of one list that the other has not. */
const without = (effects: readonly Effect[], others: readonly Effect[]): Effect[] => {
  const left = others.map((effect) => JSON.stringify(effect))
  return effects.filter((effect) => {
    const at = left.indexOf(JSON.stringify(effect))
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}

const leavesIn = (value: unknown, path: string): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesIn(inner, path === '' ? key : `${path}.${key}`))
    : [[path, JSON.stringify(value) ?? '']]

/** The fields in which the parameters of one effect differ: the same change with other data is the same row. */
const fieldsBetween = (one: unknown, other: unknown): string => {
  const [ours, theirs] = [new Map(leavesIn(one, '')), new Map(leavesIn(other, ''))]
  const names = [...new Set([...ours.keys(), ...theirs.keys()])].filter((name) => ours.get(name) !== theirs.get(name))
  return names
    .map((name) => `${name}${ours.has(name) ? '' : '+'}${theirs.has(name) ? '' : '-'}`.replaceAll(/\d+/g, '#'))
    .join(' ')
}

/** Places, addresses and messages are what a person sees: there each value is a change of its own. */
const isSeen = (name: string): boolean => name === 'navigate' || name === 'toast'

const effectKey = (gone: Effect[], came: Effect[]): string => {
  const [one, other, ...more] = [...gone, ...came]
  if (one && other && more.length === 0 && gone.length === 1 && one.name === other.name && !isSeen(one.name))
    return `${one.name}: ${fieldsBetween(one.params, other.params)}`
  const nameOf = (effect: Effect) => (isSeen(effect.name) ? JSON.stringify(effect) : effect.name)
  return `${gone.map(nameOf).join()} > ${came.map(nameOf).join()}`
}

/** A field that got another name is one change, whatever stands in it. */
const lineKey = ({ before, after }: LineChange): string => {
  const [one, other] = [before, after].map((line) => (line === null ? null : partsOf(line)))
  const isName =
    one && other && one.role !== '' && one.role === other.role && one.text !== other.text && one.value === other.value
  return JSON.stringify(isName ? [one.role, one.text, other.text] : [before, after])
}

/** Few examples say enough of a row. */
const MOST = 5
const put = (set: Set<string>, text: string): void => {
  if (set.size < MOST) set.add(text)
}

/** Rows by what changed: the first pair that shows a row has its shortest way. */
const rowsOf = () => {
  const rows = new Map<string, Row>()
  const add = (kind: ChangeKind, name: string, pair: Pair): Row => {
    const key = `${kind} ${name}`
    const row = rows.get(key) ?? { kind, before: new Set(), after: new Set(), places: new Set(), count: 0, pair }
    rows.set(key, row)
    row.count += 1
    return row
  }
  return { rows, add }
}

/** Differences of two screens, each pair of screens once. */
const screens = () => {
  const known = new Map<readonly string[], Map<readonly string[], LineChange[]>>()
  return (before: readonly string[], after: readonly string[]): LineChange[] => {
    const ours = known.get(before) ?? new Map<readonly string[], LineChange[]>()
    known.set(before, ours)
    const changes = ours.get(after) ?? lineChanges(before, after)
    ours.set(after, changes)
    return changes
  }
}

type Words = ReturnType<typeof wordsOf>

const observe = (old: System, next: System, words: { old: Words; new: Words }) => {
  const { rows, add } = rowsOf()
  const between = screens()
  const onStep = (pair: Pair): void => {
    const place = words.new.state(next.stateAt(pair.new.shown))
    if (!pair.isSame) {
      const [one, other] = [old.stateAt(pair.old.shown), next.stateAt(pair.new.shown)]
      const from = pair.via ? words.old.state(old.stateAt(pair.via.pair.old.to)) : ''
      const row = add('target', `${pair.via ? old.stateAt(pair.via.pair.old.to) : ''} ${one} ${other}`, pair)
      put(row.before, words.old.state(one))
      put(row.after, words.new.state(other))
      row.places.add(from)
    }
    const [gone, came] = [without(pair.old.effects, pair.new.effects), without(pair.new.effects, pair.old.effects)]
    if (gone.length + came.length > 0) {
      const row = add('effect', effectKey(gone, came), pair)
      if (row.before.size + row.after.size === 0) {
        for (const effect of gone) put(row.before, words.old.effect(effect))
        for (const effect of came) put(row.after, words.new.effect(effect))
      }
      put(row.places, place)
    }
    const [before, after] = [old.linesAt(pair.old.shown), next.linesAt(pair.new.shown)]
    // Another state has another screen: that says nothing more.
    if (!pair.isSame || !before || !after || before === after) return
    for (const change of between(before, after)) {
      const row = add('text', lineKey(change), pair)
      if (row.before.size + row.after.size === 0) {
        if (change.before !== null) row.before.add(change.before)
        if (change.after !== null) row.after.add(change.after)
      }
      put(row.places, place)
    }
  }
  const onRight = (pair: Pair, side: 'old' | 'new', label: string): void => {
    const event = (side === 'old' ? old : next).events.find((one) => one.label === label)
    const row = add('right', `${side} ${event ? triggerOf(event) : label}`, pair)
    put(side === 'old' ? row.before : row.after, words[side].event(label))
    put(row.places, words[side].state(side === 'old' ? old.stateAt(pair.old.to) : next.stateAt(pair.new.to)))
  }
  return { rows, observer: { onStep, onRight } }
}

/** Numbers what is said again and again, each text once. */
const numbered = <Value>(nameOf: (value: Value) => string) => {
  const all: Value[] = []
  const numbers = new Map<string, number>()
  const numberOf = (value: Value): number => {
    const name = nameOf(value)
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, all.length)
    return all.push(value) - 1
  }
  return { all, numberOf }
}

/** The lines and screens of a flow's changes. */
const recorded = () => {
  const lines = numbered<string>((line) => line)
  const screensOf = numbered<number[]>((screen) => screen.join())
  const of = (screen: readonly string[] | null): number | null => screen && screensOf.numberOf(screen.map(lines.numberOf))
  return { lines: lines.all, screens: screensOf.all, of }
}

/** Lines that appear, go or change together are one change: they stand on the same pairs. */
const together = (rows: Iterable<Row>): Row[] => {
  const kept = new Map<unknown, Row>()
  const all: Row[] = []
  for (const row of rows) {
    const name = row.kind === 'text' ? `${row.count} ${[...row.places].join()} ${row.before.size} ${row.after.size}` : null
    const twin = name === null ? undefined : kept.get(name)
    if (twin && twin.pair === row.pair) {
      for (const text of row.before) twin.before.add(text)
      for (const text of row.after) twin.after.add(text)
      continue
    }
    if (name !== null) kept.set(name, row)
    all.push(row)
  }
  return all
}

const stateChanges = (one: StoredModel, other: StoredModel, renamed: ReadonlySet<string>, side: 'old' | 'new'): Change[] => {
  const theirs = leavesOf(other.chart)
  const words = wordsOf(one)
  return one.chart.states
    .filter(({ id }) => leavesOf(one.chart).has(id) && !theirs.has(id) && !renamed.has(id))
    .map(({ id, text }): Change => {
      const { walks } = one
      const config = walks.configs.findIndex(({ state }) => state.split('+').includes(id))
      const input = walks.inputs[walks.configs[config]?.input ?? -1]
      const way: ChangeWay | null = input
        ? {
            start: input.name,
            text: input.text,
            steps: wayTo(walks, config).map((step) => {
              const event = walks.events[step.event]
              return {
                label: event?.label ?? '',
                text: event?.text ?? '',
                state: words.state(walks.configs[step.face ?? step.to]?.state ?? ''),
              }
            }),
          }
        : null
      const said = { kind: 'state', cause: 'behaviour', places: [], count: 0, way, old: null, new: null } as const
      return { ...said, places: [], before: side === 'old' ? [text] : [], after: side === 'new' ? [text] : [] }
    })
}

const ofCharts = (kind: ChangeKind, before: string[], after: string[], cause: Change['cause'] = 'behaviour'): Change[] =>
  before.length + after.length === 0
    ? []
    : [{ kind, cause, before, after, places: [], count: 0, way: null, old: null, new: null }]

/** What a grown or shrunk fixture brings: it says nothing about the behaviour. */
const sampleChanges = (old: System, next: System, found: Searched): Change[] => {
  const { matched, startsOnlyOld, startsOnlyNew } = found
  const texts = (events: readonly { text: string }[]) => events.map(({ text }) => text)
  const ofFixture = (system: System, events: readonly WalkEvent[]) =>
    events.filter(({ label }) => !system.journeyEvents?.has(label))
  const own = (starts: readonly SystemStart[]) => starts.filter(({ isOfJourney }) => !isOfJourney)
  const dataOf = old.events.filter(({ label }) => matched.otherData.has(label))
  return [
    ...ofCharts('sample', texts(own(startsOnlyOld)), texts(own(startsOnlyNew)), 'data'),
    ...ofCharts(
      'sample',
      texts(ofFixture(old, matched.onlyOld).filter((event) => next.triggers.has(triggerOf(event)))),
      texts(ofFixture(next, matched.onlyNew).filter((event) => old.triggers.has(triggerOf(event)))),
      'data',
    ),
    ...ofCharts('sample', texts(dataOf), texts(dataOf), 'data'),
  ]
}

/** @returns null where nothing at all has changed */
export const compareFlow = (before: StoredModel, after: StoredModel): FlowChanges | null => {
  const [old, next] = [storedSystem(before), storedSystem(after)]
  const words = { old: wordsOf(before), new: wordsOf(after) }
  const { rows, observer } = observe(old, next, words)
  const found = search(old, next, observer)
  const texts = recorded()
  const sideOf = (system: System, config: number, said: Words): ChangeSide => ({
    id: system.stateAt(config),
    state: said.state(system.stateAt(config)),
    screen: texts.of(system.linesAt(config)),
    still: config,
  })
  const wayIn = (pair: Pair): ChangeWay => ({
    start: pair.start.name,
    text: pair.start.text,
    steps: wayOf(pair).flatMap((at) =>
      at.via
        ? {
            label: found.matched.toNew.get(at.via.label) ?? at.via.label,
            text: words.old.event(at.via.label),
            state: words.new.state(next.stateAt(at.new.shown)),
          }
        : [],
    ),
  })
  const changes = together(rows.values()).map(({ kind, before: gone, after: came, places, count, pair }): Change => ({
    kind,
    cause: RANKS[pair.rank],
    before: [...gone],
    after: [...came],
    places: [...places].filter((place) => place !== ''),
    count,
    way: wayIn(pair),
    old: sideOf(old, pair.old.shown, words.old),
    new: sideOf(next, pair.new.shown, words.new),
  }))
  const all = [
    ...stateChanges(before, after, new Set(found.renamed.keys()), 'old'),
    ...stateChanges(after, before, new Set(found.renamed.values()), 'new'),
    ...[...found.renamed].flatMap(([one, other]) =>
      ofCharts('renamed', [`${words.old.state(one)} (${one})`], [`${words.new.state(other)} (${other})`]),
    ),
    ...changes,
    ...sampleChanges(old, next, found),
  ]
  if (all.length === 0) return null
  const { flow, title } = after.chart
  return {
    flow,
    title,
    is: 'changed',
    changes: all,
    lines: texts.lines,
    screens: texts.screens,
    configs: old.size,
    compared: found.compared,
  }
}

const whole = ({ chart, walks }: StoredModel, is: 'came' | 'gone'): FlowChanges => ({
  flow: chart.flow,
  title: chart.title,
  is,
  changes: [],
  lines: [],
  screens: [],
  configs: walks.configs.length,
  compared: 0,
})

/**
 * Compares two sides of all flows.
 * @param old models by flow; `read` is asked once for each
 */
export const compareFlows = (
  old: ReadonlyMap<string, () => StoredModel>,
  next: ReadonlyMap<string, () => StoredModel>,
  isSame: (flow: string) => boolean,
): FlowChanges[] =>
  [...new Set([...old.keys(), ...next.keys()])].toSorted().flatMap((flow) => {
    const [before, after] = [old.get(flow), next.get(flow)]
    if (before && after) return isSame(flow) ? [] : (compareFlow(before(), after()) ?? [])
    if (after) return [whole(after(), 'came')]
    return before ? [whole(before(), 'gone')] : []
  })
