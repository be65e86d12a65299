/** How a page says what the chart holds. */
import { isEnd } from '../../../src/atlas/chart/facts.ts'
import type { Chart, ChartEdge, ChartEffect, ChartState, StateKind, Tone } from '../../../src/atlas/chart/types.ts'

const kinds: Readonly<Record<StateKind, string>> = {
  resting: 'ждёт действия',
  waiting: 'ждёт ответа',
  transient: 'развилка',
  group: 'рамка',
  parallel: 'одновременно',
  final: 'конец',
}

const tones: Readonly<Record<Tone, string>> = { success: 'удача', problem: 'неудача', question: 'вопрос' }

export const kindText = (chart: Chart, state: ChartState): string =>
  [isEnd(chart, state) ? kinds.final : kinds[state.kind], ...(state.tone ? [tones[state.tone]] : [])].join(', ')

/** Codes among the fixed parameters of effects, for readers without code; another code says nothing to them and is left out. */
const codes: Readonly<Record<string, string>> = {
  cancelled: 'отменена',
  customer: 'покупатель',
  duplicate: 'повтор',
  expired: 'истекла',
  lost: 'камера пропала',
  receipt: 'чек',
  refused: 'отказано',
  seller: 'продавец',
  sent: 'отправлено',
  serial: 'серийный номер',
  slow: 'затянулась',
  spent: 'уже использована',
  timeout: 'время вышло',
}

const isWords = (value: string): boolean => /[А-яЁё]/.test(value) || value.startsWith('/')

/** What else a message carries is not read by anybody: its colour, its place. */
const valuesSaid = ({ name, params }: ChartEffect): readonly unknown[] => {
  if (params === null || params === 'computed') return []
  return name === 'toast' ? [params['title'], params['text']] : Object.values(params)
}

/** The values of fixed parameters; other values are known only at run time. */
const valuesOf = (effect: ChartEffect): string =>
  valuesSaid(effect)
    .flatMap((value) => {
      if (typeof value === 'number') return value
      if (typeof value !== 'string' || value === '') return []
      return isWords(value) ? value : (codes[value] ?? [])
    })
    .join(', ')

export const effectText = (effect: ChartEffect): string => {
  const values = valuesOf(effect)
  return values === '' ? effect.text : `${effect.text}: ${values}`
}

/** What all effects do, each said once. */
export const effectsText = (effects: readonly ChartEffect[]): string[] => [...new Set(effects.map(effectText))]

/** The state with the frames around it: «Форма › Ввод серийного номера и чека». */
export const stateText = (chart: Chart, id: string): string => {
  const state = chart.states.find((one) => one.id === id)
  if (!state) throw new Error(`${chart.flow}: no state ${id}`)
  const { parent, text } = state
  if (parent === null) return 'В любом состоянии'
  return parent === '*' ? text : `${stateText(chart, parent)} › ${text}`
}

export const conditionText = ({ guard, isOtherwise }: ChartEdge): string =>
  guard ? `если ${guard.text}` : isOtherwise ? 'иначе' : ''

export const targetText = (chart: Chart, { source, target, reenter }: ChartEdge): string => {
  if (target === null) return 'остаётся'
  return target === source && reenter ? 'начинает заново' : stateText(chart, target)
}
