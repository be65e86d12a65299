/** Texts of an edge: event, condition, and the target outside the flow. */
import type { Chart, ChartEdge, ChartState } from '../../../src/atlas/chart/types.ts'
import type { TextStyle } from './types.ts'
import { wrap } from './wrap.ts'

/** Characters in a line of a label. */
const LIMIT = 26

export interface Said {
  text: string
  style: TextStyle
}

const stateOf = (chart: Chart, id: string): ChartState | undefined => chart.states.find((state) => state.id === id)

/** The event; answers of the only call omit its name, which the box has just given. */
const eventText = (chart: Chart, { trigger, source }: ChartEdge): string | null => {
  const { kind, text } = trigger
  if (kind === 'always') return null
  if (kind !== 'done' && kind !== 'error') return text
  if ((stateOf(chart, source)?.calls.length ?? 0) !== 1) return text
  return kind === 'done' ? 'Ответ' : 'Сбой'
}

/** The other branches of the same event, if any. */
const siblingsOf = (chart: Chart, { id, source, trigger }: ChartEdge): ChartEdge[] =>
  chart.edges.filter(
    (edge) =>
      edge.id !== id && edge.source === source && edge.trigger.kind === trigger.kind && edge.trigger.name === trigger.name,
  )

/** «Иначе» means nothing to a reader who does not see the branch before it. */
const conditionText = (chart: Chart, edge: ChartEdge, isApart: boolean): string | null => {
  if (edge.guard) return `если ${edge.guard.text}`
  if (!edge.isOtherwise) return null
  const siblings = siblingsOf(chart, edge)
  const [only] = siblings
  return isApart && siblings.length === 1 && only?.guard ? `если не выполнено: ${only.guard.text}` : 'иначе'
}

/** Fixed addresses that the transition navigates to. */
export const goalsOf = ({ effects }: Pick<ChartEdge, 'effects'>): string[] =>
  effects.flatMap(({ name, params }) => {
    const to = name === 'navigate' && params !== null && params !== 'computed' ? params['to'] : undefined
    return typeof to === 'string' ? [to] : []
  })

/**
 * The lines of an edge's label.
 * @param limit characters in a line
 * @param isApart the label is in a box, without a line to the target: its text names the target
 */
export const saidOf = (chart: Chart, edge: ChartEdge, limit = LIMIT, isApart = false): Said[] => {
  const event = eventText(chart, edge)
  const condition = conditionText(chart, edge, isApart) ?? (event === null ? edge.trigger.text : null)
  const target = isApart && edge.target !== null && edge.target !== edge.source ? stateOf(chart, edge.target) : undefined
  const said = (text: string | null, style: TextStyle): Said[] =>
    text === null ? [] : wrap(text, limit).map((line) => ({ text: line, style }))
  return [
    ...said(event, 'event'),
    ...said(condition, 'guard'),
    ...said(edge.reenter && edge.target === edge.source ? 'начинает заново' : null, 'guard'),
    ...said(target ? `→ «${target.text}»` : null, 'guard'),
    ...goalsOf(edge).flatMap((goal) => said(`→ ${goal}`, 'goal')),
  ]
}
