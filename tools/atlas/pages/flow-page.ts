/** The page of one flow under docs/flows, for analysts. */
import type { Chart, ChartEdge, ChartState } from '../../../src/atlas/chart/types.ts'
import { flows } from '../../../src/atlas/flows.ts'
import { pathOf, titleOf } from '../layout/places.ts'
import type { Model } from '../layout/ways.ts'
import { answersTable } from './answers.ts'
import { cell, code, plain, section, table } from './markdown.ts'
import { messagesTable } from './messages.ts'
import { linksTo, requirementsTable, type Requirements } from './requirements.ts'
import { conditionText, effectsText, kindText, stateText, targetText } from './words.ts'

const fileOf = ({ flow }: Chart): string => flows.find((one) => one.flow === flow)?.file ?? ''

const placesText = ({ places }: Chart): string =>
  places.length === 0
    ? 'Место: на каждом экране портала.'
    : `Место: ${places.map((place) => `«${titleOf(pathOf(place))}» ${code(place)}`).join(', ')}.`

/** The user's actions in a state, including those of its enclosing frames. */
const deedsIn = (chart: Chart, id: string): string[] => [
  ...new Set(
    chart.edges.flatMap(({ source, trigger }) => (source === id && trigger.kind === 'person' ? [plain(trigger.text)] : [])),
  ),
]

const stateRow = (chart: Chart, state: ChartState): string[] => [
  cell([`**${plain(stateText(chart, state.id))}**`, code(state.id)]),
  kindText(chart, state),
  cell(deedsIn(chart, state.id)),
  cell(state.calls.flatMap(({ text, operations }) => [plain(text), ...operations.map(code)])),
  cell([
    ...effectsText(state.entry).map((text) => `вход: ${plain(text)}`),
    ...effectsText(state.exit).map((text) => `выход: ${plain(text)}`),
  ]),
  cell([linksTo(state.rows), state.why ? plain(state.why) : '']),
]

const edgeRow = (chart: Chart, edge: ChartEdge): string[] => [
  plain(stateText(chart, edge.source)),
  edge.isMain ? `**${plain(edge.trigger.text)}**` : plain(edge.trigger.text),
  plain(conditionText(edge)),
  plain(targetText(chart, edge)),
  cell(effectsText(edge.effects).map(plain)),
  cell([
    linksTo(edge.rows),
    edge.why ? plain(edge.why) : '',
    edge.unreachable ? plain(`не проходится: ${edge.unreachable}`) : '',
  ]),
]

export const flowPage = (model: Model, requirements: Requirements): string => {
  const { chart } = model
  const states = chart.states.filter(({ parent }) => parent !== null)
  return [
    `# ${chart.title}\n`,
    `${placesText(chart)} Автомат: ${code(fileOf(chart))}. Все сценарии: [README](README.md).\n`,
    `[![Схема: ${chart.title}](${chart.flow}.svg)](${chart.flow}.svg)\n`,
    section(
      'Состояния',
      table(
        ['Состояние', 'Вид', 'Что делает человек', 'Вызовы', 'Что делает портал', 'Требования'],
        states.map((state) => stateRow(chart, state)),
      ),
    ),
    section(
      'Переходы',
      table(
        ['Откуда', 'Событие', 'Условие', 'Куда', 'Что делает портал', 'Требования'],
        chart.edges.map((edge) => edgeRow(chart, edge)),
      ),
    ),
    section('Вызовы и ответы', answersTable(model)),
    section('Сообщения, которые видит человек', messagesTable(model)),
    section('Требования', requirementsTable(chart, requirements)),
  ]
    .filter(Boolean)
    .join('\n')
}
