/**
 * The shortest way on which a signed part and the present one answer otherwise: the diff's search over the automata in their lines.
 * A signature keeps no model, only these lines.
 */
import type { Parting } from '../../../src/atlas/agreement/changes.ts'
import type { WalkEvent } from '../../../src/atlas/chart/walks.ts'
import { search, wayOf, type Observer, type Pair } from '../diff/search.ts'
import { triggerOf, type System, type SystemStep } from '../diff/system.ts'

interface Automaton {
  /** The number of the node in which each starting point begins. */
  starts: Map<string, number>
  /** By number: the state in words, and what each event leads to. */
  nodes: Map<number, { state: string; turns: Map<string, SystemStep> }>
  /** The words of starting points and events. */
  words: Map<string, string>
  /** What stands for a branch that was taken, in words. */
  branches: Set<string>
}

/** Reads the lines `ход`: the branches that an event takes stand as an effect of it. */
const automatonOf = (lines: readonly string[]): Automaton => {
  const own: Automaton = { starts: new Map(), nodes: new Map(), words: new Map(), branches: new Set() }
  for (const line of lines) {
    const [kind, one = '', two = '', taken = '', to = ''] = line.split('\t')
    if (kind === 'событие' || kind === 'начало') own.words.set(`${kind} ${one}`, two)
    if (kind !== 'ход') continue
    if (one === 'начало') own.starts.set(two, Number(taken))
    else if (to === '') own.nodes.set(Number(one), { state: two, turns: new Map() })
    else {
      own.branches.add(taken)
      const step = { to: Number(to), shown: Number(to), effects: [{ name: taken, params: null }] }
      own.nodes.get(Number(one))?.turns.set(two, step)
    }
  }
  return own
}

const eventsOf = ({ words }: Automaton): WalkEvent[] =>
  [...words].flatMap(([key, text]) => {
    const [, label] = /^событие (.*)$/.exec(key) ?? []
    return label === undefined ? [] : [{ label, text, event: { type: label }, call: null, answer: null }]
  })

const NOTHING: ReadonlyMap<string, SystemStep> = new Map()

/** @param triggers of both sides: an event that one of them does not know at all is said by its own line */
const systemOf = (own: Automaton, triggers: ReadonlySet<string>): System => ({
  events: eventsOf(own),
  starts: [...own.starts].map(([name, node]) => ({
    name,
    text: own.words.get(`начало ${name}`) ?? name,
    data: '',
    step: { to: node, shown: node, effects: [] },
  })),
  leaves: new Set([...own.nodes.values()].flatMap(({ state }) => state.split('+'))),
  triggers,
  size: own.nodes.size,
  end: Math.max(-1, ...own.nodes.keys()) + 1,
  steps: (node) => own.nodes.get(node)?.turns ?? NOTHING,
  isRefused: () => true,
  stateAt: (node) => own.nodes.get(node)?.state ?? '',
  linesAt: () => null,
})

const takenBy = ({ effects }: SystemStep): string => effects[0]?.name ?? ''

/**
 * Changed words are told by their own lines, so here they are no difference.
 * @returns null where both answer every sequence of common events alike
 */
export const partingOf = (signed: readonly string[], now: readonly string[]): Parting | null => {
  const [old, fresh] = [automatonOf(signed), automatonOf(now)]
  const triggers = new Set([...eventsOf(old), ...eventsOf(fresh)].map(triggerOf))
  const [before, after] = [systemOf(old, triggers), systemOf(fresh, triggers)]
  /** A branch that only one side knows may be a reworded one. */
  const isKnown = (branch: string) => old.branches.has(branch) && fresh.branches.has(branch)
  const isOther = (was: string, is: string) => was !== is && isKnown(was) && isKnown(is)
  const saidOf = (system: System, step: SystemStep | undefined): string =>
    step ? `${system.stateAt(step.to)} (${takenBy(step)})` : 'ничего не происходит'
  const wordOf = (label: string) => old.words.get(`событие ${label}`) ?? label
  const wayIn = (pair: Pair): string[] => [pair.start.text, ...wayOf(pair).flatMap(({ via }) => (via ? [wordOf(via.label)] : []))]
  const found: Parting[] = []
  const observer: Observer = {
    onStep: (pair) => {
      const [was, is] = [pair.old, pair.new]
      if (isOther(takenBy(was), takenBy(is)))
        found.push({ way: wayIn(pair), before: saidOf(before, was), after: saidOf(after, is) })
      else if (!pair.isSame) found.push({ way: wayIn(pair), before: before.stateAt(was.to), after: after.stateAt(is.to) })
    },
    onRight: (pair, side, label) => {
      const [was, is] = [before, after].map((system) => system.steps((system === before ? pair.old : pair.new).to).get(label))
      const word = (side === 'old' ? old : fresh).words.get(`событие ${label}`) ?? label
      found.push({ way: [...wayIn(pair), word], before: saidOf(before, was), after: saidOf(after, is) })
    },
    isDone: () => found.length > 0,
  }
  search(before, after, observer)
  return found[0] ?? null
}
