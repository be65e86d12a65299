/** The chart's parts in words for readers without code. */
import { isEnd } from '../../chart/facts.ts'
import type { Chart, ChartEdge, ChartEffect, ChartState, StateKind, TriggerKind } from '../../chart/types.ts'
import type { WalkStep } from '../../chart/walks.ts'

export const KINDS: Record<StateKind, string> = {
  resting: 'ждёт действия человека',
  waiting: 'ждёт ответа на вызов',
  transient: 'развилка: портал сразу выбирает путь, экрана нет',
  group: 'общая часть нескольких состояний',
  parallel: 'несколько частей работают одновременно',
  final: 'конец сценария',
}

export const TRIGGERS: Record<TriggerKind, string> = {
  person: 'действие человека',
  app: 'сообщает портал',
  done: 'ответ на вызов',
  error: 'сбой вызова',
  after: 'по времени',
  always: 'сразу',
}

export const TONES = { success: 'удачный исход', problem: 'неудачный исход', question: 'вопрос к человеку' } as const

export const kindOf = (chart: Chart, state: ChartState): string =>
  [isEnd(chart, state) ? KINDS.final : KINDS[state.kind], state.tone && TONES[state.tone]].filter(Boolean).join(' · ')

const LONGEST = 90

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

const valueText = (value: unknown): string =>
  typeof value === 'string' ? (value === '' ? 'пусто' : value) : (JSON.stringify(value) ?? 'нет')

const paramsText = (name: string, params: Record<string, unknown>): string => {
  if (name === 'navigate') return String(params['to'])
  if (name === 'toast') return `«${[params['title'], params['text']].filter(Boolean).join('. ')}»`
  return Object.entries(params)
    .map(([key, value]) => `${key} = ${valueText(value)}`)
    .join(', ')
}

const isParams = (params: unknown): params is Record<string, unknown> =>
  typeof params === 'object' && params !== null && Object.keys(params).length > 0

/** An effect with its actual parameters. */
export const effectText = (text: string, name: string | null, params: unknown): string =>
  name !== null && isParams(params) ? `${text}: ${short(paramsText(name, params))}` : text

/** All observed parameters of an effect; its fixed ones where no walk requests it. */
export const effectTexts = ({ name, text, params }: ChartEffect, steps: readonly WalkStep[]): string[] => {
  const seen = steps.flatMap(({ effects }) => effects.filter((effect) => effect.name === name))
  const all = seen.length > 0 ? seen.map((effect) => effectText(text, name, effect.params)) : [effectText(text, name, params)]
  return [...new Set(all)]
}

/** The trigger of an edge; for a fork its condition. */
export const titleOf = ({ trigger, guard }: ChartEdge): string => {
  if (trigger.kind !== 'always') return trigger.text
  return guard ? `Если ${guard.text}` : 'Во всех остальных случаях'
}

/** The target of an edge, in words. */
export const goalOf = ({ source, target, reenter }: ChartEdge, textOf: (id: string) => string): string => {
  if (target === null) return 'остаётся на месте'
  if (target === source) return reenter ? `заново: ${textOf(target)}` : 'остаётся на месте'
  return textOf(target)
}
