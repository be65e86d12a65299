/** The search index: parts of every flow and the texts on its screens. Built with the atlas, loaded with the first search. */
import type { Texts } from '../../chart/texts.ts'
import type { Chart, ChartEdge, ChartState } from '../../chart/types.ts'
import { shownBy, type WalkEvent, type Walks } from '../../chart/walks.ts'
import { nameOfCase } from './cases.ts'
import { PEOPLE, touchedThrough } from './people.ts'
import type { Requirement } from './requirements.ts'
import { operationText } from './operations.ts'
import { kindOfLine, partsOf } from './text-lines.ts'
import { titleOf } from '../base/say.ts'

/** A state, or a transition, also by one of its answers. */
export interface SearchPart {
  kind: 'state' | 'edge'
  id: string
  text: string
  /** Its position in the flow: the source state, the kind of state. */
  detail: string
  /** Of an answer: the name of its event in the fixture. */
  event?: string
  /** Of a transition or an answer: the screens after it, as in `SearchText`. */
  at?: [place: number, ofCase: number][]
  /** Further search terms: names in the code, operations, requirement ids, effects. */
  words: string
}

/** A text on a screen. */
export interface SearchText {
  text: string
  /** Its role on the screen: a button, a heading. */
  detail: string
  /** The text beside it: the values of a field. */
  words: string
  /** It is no text of a screen but an answer of the server, with the screens after it. */
  isAnswer?: true
  /** Its location: the place by index, and the index of a case that shows it there. */
  at: [place: number, ofCase: number][]
}

/** A state with a screen; of parallel states, all active ones. */
export interface SearchPlace {
  id: string
  text: string
}

export interface SearchFlow {
  flow: string
  title: string
  places: string[]
  parts: SearchPart[]
  texts: SearchText[]
  screens: SearchPlace[]
  /** The names of the cases, for their addresses. */
  cases: string[]
  /** The screens that concern a person of people.ts in particular, as in `SearchText`. */
  people: Record<string, [place: number, ofCase: number][]>
}

const effectWords = (effects: ChartState['entry']): string[] =>
  effects.flatMap(({ name, text, params }) => [
    text,
    name ?? '',
    ...(params && params !== 'computed' ? Object.values(params).map(String) : []),
  ])

const statePart = (state: ChartState): SearchPart => ({
  kind: 'state',
  id: state.id,
  text: state.text,
  detail: 'состояние',
  words: [
    state.id,
    ...state.rows,
    state.why ?? '',
    ...effectWords([...state.entry, ...state.exit]),
    ...state.calls.flatMap(({ text, actor, operations }) => [text, actor, ...operations, ...operations.map(operationText)]),
  ].join(' '),
})

const edgePart = (edge: ChartEdge, textOf: (id: string) => string, at: SearchText['at']): SearchPart => ({
  kind: 'edge',
  id: edge.id,
  text: edge.guard && edge.trigger.kind !== 'always' ? `${edge.trigger.text}: ${edge.guard.text}` : titleOf(edge),
  detail: `из «${textOf(edge.source)}»`,
  at,
  words: [edge.trigger.name, edge.guard?.name ?? '', ...edge.rows, ...effectWords(edge.effects)].join(' '),
})

/** Where texts and answers are read: the place, and one case of it, the first of all. */
interface Placed {
  note: (at: Map<number, number>, config: number, configs: Walks['configs']) => void
  cases: (at: ReadonlyMap<number, number>) => [place: number, ofCase: number][]
  placeOf: (state: string) => number
}

/** Each answer of a call once per transition that it takes first. */
const answerParts = (
  { steps, events, configs }: Walks,
  edges: ReadonlyMap<string, ChartEdge>,
  textOf: (id: string) => string,
  placed: Placed,
): SearchPart[] => {
  const found = new Map<string, { part: SearchPart; at: Map<number, number> }>()
  for (const step of steps) {
    const event = events[step.event]
    const edge = edges.get(step.edges[0] ?? '')
    if (!event || event.call === null || !edge) continue
    const { label, text } = event
    const detail = `ответ, из «${textOf(edge.source)}»`
    const part: SearchPart = { kind: 'edge', id: edge.id, text, detail, event: label, words: label }
    const known = found.get(`${edge.id} ${label}`) ?? { part, at: new Map() }
    found.set(`${edge.id} ${label}`, known)
    placed.note(known.at, shownBy(step), configs)
  }
  return [...found.values()].map(({ part, at }) => ({ ...part, at: placed.cases(at) }))
}

/** The cells of a row that is one link or one button: its name is what they say, without spaces. */
const GLUED = /[\p{Ll}\d.]\p{Lu}/u

/** Rows of tables and lists hold sample data: nobody looks for a word of the portal there. */
const isSample = (role: string, text: string): boolean =>
  role === 'row' || ((role === 'link' || role === 'button') && GLUED.test(text))

/** Identical words are one text, in any role: a window and its heading, a field before and after typing. */
const textsOf = (texts: Texts, { configs }: Walks, { placeOf, cases }: Placed): SearchText[] => {
  const shown = texts.screens.map(() => new Map<number, number>())
  for (const [config, screen] of texts.configs.entries()) {
    const place = placeOf(configs[config]?.state ?? '')
    const places = shown[screen]
    if (places && !places.has(place)) places.set(place, config)
  }
  const raised = texts.toasts.map(({ lines, configs: seen }) => ({
    lines,
    at: new Map(seen.toReversed().map((config) => [placeOf(configs[config]?.state ?? ''), config])),
    isToast: true,
  }))
  const standing = texts.screens.map(({ lines }, screen) => ({
    lines,
    at: shown[screen] ?? new Map<number, number>(),
    isToast: false,
  }))
  const all = new Map<string, { kinds: Set<string>; words: Set<string>; at: Map<number, number> }>()
  for (const { lines, at, isToast } of [...standing, ...raised])
    for (const line of lines) {
      const { text, value, ...parts } = partsOf(texts.lines[line] ?? '')
      if (text === '' || isSample(parts.role, text)) continue
      const known = all.get(text) ?? { kinds: new Set(), words: new Set(), at: new Map() }
      all.set(text, known)
      known.kinds.add(isToast ? 'уведомление' : kindOfLine(parts))
      if (value) known.words.add(value)
      for (const [place, config] of at) known.at.set(place, Math.min(known.at.get(place) ?? config, config))
    }
  return [...all].map(([text, { kinds, words, at }]) => ({
    text,
    detail: [...kinds].join(', '),
    words: [...words].join(' '),
    at: cases(at),
  }))
}

/** The code and the message of a refusal, from an event of the model. */
const refusalIn = (event: WalkEvent): { code: number; message: string } | null => {
  const { output } = event.event as { output?: unknown }
  const inner = output && typeof output === 'object' && 'answer' in output ? output.answer : output
  if (!inner || typeof inner !== 'object' || !('kind' in inner) || inner.kind !== 'refused') return null
  const { code, message } = inner as { code?: unknown; message?: unknown }
  return typeof code === 'number' ? { code, message: typeof message === 'string' ? message : '' } : null
}

/** Every refusal by its code, with the screens that follow it. */
const refusalsOf = ({ steps, events, configs }: Walks, placed: Placed): SearchText[] => {
  const all = new Map<string, { code: number; words: Set<string>; at: Map<number, number> }>()
  const refusals = events.map(refusalIn)
  for (const step of steps) {
    const refusal = refusals[step.event]
    if (!refusal) continue
    const { code, message } = refusal
    const text = `Ошибка ${code}${message === '' ? '' : `: ${message}`}`
    const known = all.get(text) ?? { code, words: new Set(), at: new Map() }
    all.set(text, known)
    known.words.add(events[step.event]?.text ?? '')
    placed.note(known.at, shownBy(step), configs)
  }
  return [...all].map(([text, { code, words, at }]) => ({
    text,
    detail: 'отказ сервера, экраны после него',
    words: `код ${code} ${[...words].join(' ')}`,
    isAnswer: true,
    at: placed.cases(at),
  }))
}

const peopleOf = (chart: Chart, walks: Walks, rows: ReadonlyMap<string, Requirement>, placed: Placed): SearchFlow['people'] =>
  Object.fromEntries(
    PEOPLE.flatMap(({ id }) => {
      const at = new Map<number, number>()
      for (const config of touchedThrough({ chart, walks }, id, rows).configs) placed.note(at, config, walks.configs)
      return at.size > 0 ? [[id, placed.cases(at)]] : []
    }),
  )

/** @param rows all requirements by id, which say whom each concerns */
export const searchDataOf = (chart: Chart, walks: Walks, texts: Texts, rows: ReadonlyMap<string, Requirement>): SearchFlow => {
  const said = new Map(chart.states.map(({ id, text }) => [id, text]))
  const textOf = (id: string) => said.get(id) ?? id
  const places = [...new Set(walks.configs.map(({ state }) => state))]
  const cases = new Map<string, number>()
  const caseOf = (config: number): number => {
    const name = nameOfCase(walks, config)
    const at = cases.get(name) ?? cases.size
    cases.set(name, at)
    return at
  }
  const placeAt = new Map(places.map((id, at) => [id, at]))
  const placed: Placed = {
    placeOf: (state) => placeAt.get(state) ?? -1,
    note: (at, config, configs) => {
      const place = placed.placeOf(configs[config]?.state ?? '')
      at.set(place, Math.min(at.get(place) ?? config, config))
    },
    cases: (at) => [...at].toSorted(([, one], [, other]) => one - other).map(([place, config]) => [place, caseOf(config)]),
  }
  const shown = textsOf(texts, walks, placed)
  const refusals = refusalsOf(walks, placed)
  const after = new Map(chart.edges.map(({ id }) => [id, new Map<number, number>()]))
  for (const step of walks.steps)
    for (const id of step.edges) {
      const at = after.get(id)
      if (at) placed.note(at, shownBy(step), walks.configs)
    }
  const parts = [
    ...chart.states.filter(({ parent }) => parent !== null).map(statePart),
    ...chart.edges.map((edge) => edgePart(edge, textOf, placed.cases(after.get(edge.id) ?? new Map()))),
    ...answerParts(walks, new Map(chart.edges.map((edge) => [edge.id, edge])), textOf, placed),
  ]
  const people = peopleOf(chart, walks, rows, placed)
  return {
    flow: chart.flow,
    title: chart.title,
    places: chart.places,
    parts,
    texts: [...shown, ...refusals],
    screens: places.map((id) => ({ id, text: id.split('+').map(textOf).join(' + ') })),
    cases: [...cases.keys()],
    people,
  }
}
