/** Calls and the consequences of each answer, from the walks of the model. */
import type { Model } from '../layout/ways.ts'
import { cell, code, plain, table } from './markdown.ts'
import { stateText } from './words.ts'

/** «Проверить телефон и пароль: неверный пароль» without the call's own words. */
const answerText = (text: string, call: string): string => (text.startsWith(`${call}: `) ? text.slice(call.length + 2) : text)

/** The final state after an answer: the target of its last transition. */
const endOf = ({ chart }: Model, edges: readonly string[]): string => {
  const taken = edges.flatMap((id) => chart.edges.find((edge) => edge.id === id) ?? [])
  const target = taken.findLast((edge) => edge.target !== null)?.target
  return target ? stateText(chart, target) : 'остаётся'
}

export const answersTable = (model: Model): string => {
  const { chart, walks } = model
  const ends = new Map<string, Set<string>>()
  for (const { event, edges } of walks.steps) {
    const { call, text } = walks.events[event] ?? { call: null, text: '' }
    if (call === null) continue
    const key = `${call}\n${text}`
    ends.set(key, (ends.get(key) ?? new Set()).add(endOf(model, edges)))
  }
  const calls = chart.states.flatMap((state) => state.calls.map((call) => ({ state, call })))
  const rows = calls.flatMap(({ state, call }) =>
    [...ends]
      .filter(([key]) => key.startsWith(`${call.id}\n`))
      .map(([key, to], at) => [
        at === 0 ? cell([plain(call.text), ...call.operations.map(code)]) : '',
        at === 0 ? plain(stateText(chart, state.id)) : '',
        plain(answerText(key.slice(call.id.length + 1), call.text)),
        cell([...to].map(plain)),
      ]),
  )
  return table(['Вызов', 'Состояние', 'Ответ', 'Куда ведёт'], rows)
}
