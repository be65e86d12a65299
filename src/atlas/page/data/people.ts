/** What of a flow concerns one kind of person: for the lens on a diagram and for the list of their screens. */
import type { Chart, ChartEdge, ChartState } from '../../chart/types.ts'
import { shownBy, type Walks } from '../../chart/walks.ts'
import type { Requirement } from './requirements.ts'
import { isIn } from './variants.ts'

interface Kind {
  id: string
  title: string
  /** How starting points, conditions and answers of the flows name such a person. */
  words: RegExp
  /** How docs/requirements.ru.tsv names them, in the column «who»; null where no row is theirs alone. */
  who: string | null
  /** How the text of a row names them. */
  rowWords: RegExp | null
}

const KINDS = [
  {
    id: 'anon',
    title: 'Не вошёл',
    words: /без входа|никто не вошёл|токена нет|токена на устройстве нет/i,
    who: 'аноним',
    rowWords: null,
  },
  { id: 'buyer', title: 'Покупатель', words: /покупател/i, who: 'покупатель', rowWords: null },
  { id: 'seller', title: 'Продавец', words: /продав(?:ец|ца|цу|цом)/i, who: 'продавец', rowWords: null },
  {
    id: 'art',
    title: 'Администратор точки (ART)',
    words: /администратор|права передавались/i,
    who: 'администратор точки (АРТ)',
    rowWords: /\bART\b/,
  },
  { id: 'company', title: 'Организация', words: /компани|организаци|юридическое лицо/i, who: 'компания', rowWords: null },
  {
    id: 'locked',
    title: 'Заблокированный',
    words: /заблокирован/i,
    who: null,
    rowWords: /заблокирован/i,
  },
] as const satisfies readonly Kind[]

export const PEOPLE: readonly { id: string; title: string }[] = KINDS.map(({ id, title }) => ({ id, title }))

export interface Touched {
  states: ReadonlySet<string>
  edges: ReadonlySet<string>
  /** Configurations that such a person comes to, or that follow an answer about them. */
  configs: ReadonlySet<number>
}

const isOfRow = ({ who, rowWords }: Kind, row: Requirement | undefined): boolean =>
  row !== undefined && ((who !== null && row.who === who) || (rowWords?.test(row.text) ?? false))

/** Edges by their condition, event or row; a person named at either end is named by the edge too. */
const ownParts = ({ states, edges }: Chart, kind: Kind, rows: ReadonlyMap<string, Requirement>) => {
  const isNamed = (part: ChartState | ChartEdge, texts: readonly string[]) =>
    texts.some((text) => kind.words.test(text)) || part.rows.some((id) => isOfRow(kind, rows.get(id)))
  return {
    states: states.filter((state) => state.parent !== null && isNamed(state, [state.text])).map(({ id }) => id),
    edges: edges.filter((edge) => isNamed(edge, [edge.trigger.text, edge.guard?.text ?? ''])).map(({ id }) => id),
  }
}

/** What is walked from the starting points of such a person, and by answers about them. */
const walkedParts = ({ inputs, events, steps }: Walks, kind: Kind) => {
  const own = new Set(inputs.flatMap(({ text }, at) => (kind.words.test(text) ? [at] : [])))
  const answers = new Set(events.flatMap(({ text }, at) => (kind.words.test(text) ? [at] : [])))
  // Where every starting point is theirs, the whole flow is: it says nothing about them in particular.
  const inputsOf = own.size === inputs.length ? new Set<number>() : own
  return { inputsOf, taken: steps.filter(({ event }) => answers.has(event)) }
}

const touchedBy = (
  { chart, walks }: { chart: Chart; walks: Walks },
  kind: Kind,
  rows: ReadonlyMap<string, Requirement>,
): Touched => {
  const own = ownParts(chart, kind, rows)
  const { inputsOf, taken } = walkedParts(walks, kind)
  const states = new Set(own.states)
  const edges = new Set([...own.edges, ...taken.flatMap((step) => step.edges)])
  const configs = new Set(taken.map(shownBy))
  walks.configs.forEach(({ input, state }, at) => {
    if (inputsOf.has(input) || own.states.some((id) => isIn(state, id))) configs.add(at)
  })
  for (const step of walks.steps) {
    if (inputsOf.has(walks.configs[step.from]?.input ?? -1)) for (const id of step.edges) edges.add(id)
    if (step.edges.some((id) => own.edges.includes(id))) configs.add(shownBy(step))
  }
  for (const at of configs) for (const leaf of walks.configs[at]?.state.split('+') ?? []) states.add(leaf)
  return { states, edges, configs }
}

const touchedByRow = ({ states, edges }: Chart, walks: Walks, id: string): Touched => {
  const own = states.filter(({ rows }) => rows.includes(id)).map((state) => state.id)
  return {
    states: new Set(own),
    edges: new Set(edges.filter(({ rows }) => rows.includes(id)).map((edge) => edge.id)),
    configs: new Set(walks.configs.flatMap(({ state }, at) => (own.some((one) => isIn(state, one)) ? [at] : []))),
  }
}

/**
 * @param lens a person's id, or the id of a requirement
 * @returns what the lens leaves bright; empty sets where the flow has nothing of it
 */
export const touchedThrough = (
  flow: { chart: Chart; walks: Walks },
  lens: string,
  rows: ReadonlyMap<string, Requirement>,
): Touched => {
  const kind = KINDS.find(({ id }) => id === lens)
  return kind ? touchedBy(flow, kind, rows) : touchedByRow(flow.chart, flow.walks, lens)
}
