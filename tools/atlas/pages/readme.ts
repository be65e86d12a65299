/** The index page of docs/flows: all flows with their figures, the map, and the legend of the pictures. */
import { countStates } from '../../../src/atlas/chart/facts.ts'
import { figuresOf, LEVELS, type Figure, type FlowCoverage } from '../../../model/coverage/coverage.ts'
import type { Model } from '../layout/ways.ts'
import { section, table } from './markdown.ts'
import { rowsOf } from './requirements.ts'

const levels = { machine: 'автомат', view: 'экран', browser: 'браузер' } as const

const flowRow = ({ chart, walks }: Model): string[] => {
  const calls = new Set(chart.states.flatMap((state) => state.calls.map(({ actor }) => actor)))
  return [
    `[${chart.title}](${chart.flow}.md)`,
    chart.places.length === 0 ? 'все экраны' : chart.places.map((place) => `\`${place}\``).join(', '),
    String(countStates(chart)),
    String(chart.edges.length),
    String(calls.size),
    String(walks.events.filter(({ call }) => call !== null).length),
    String(rowsOf(chart).length),
  ]
}

const figure = ({ walked, of }: Figure): string => `${walked} из ${of}`

const coverageRows = (model: Model, coverage: readonly FlowCoverage[]): string[][] => {
  const found = coverage.find(({ flow }) => flow === model.chart.flow)
  if (!found) return []
  return LEVELS.map((level, at) => {
    const { states, edges, guards, answers } = figuresOf(found, level)
    const figures =
      states.walked + edges.walked === 0 ? ['не записано', '', '', ''] : [states, edges, guards, answers].map(figure)
    return [at === 0 ? model.chart.title : '', levels[level], ...figures]
  })
}

const LEGEND: readonly (readonly [string, string])[] = [
  ['Рамка со скруглёнными углами', 'состояние: экран стоит и ждёт действия человека'],
  ['Голубая рамка штрихом, часы в углу', 'портал ждёт ответа на вызов; внутри вызов и операция контракта'],
  ['Серый шестиугольник', 'развилка: путь выбирается сразу, экрана нет'],
  ['Зелёная капсула с галочкой', 'удача'],
  ['Красная рамка со срезанными углами и треугольником', 'неудача'],
  ['Жёлтая двойная рамка с ромбом', 'вопрос к человеку'],
  [
    'Большая рамка с шапкой',
    'несколько состояний; строки шапки и стрелки от рамки верны для всех, стрелка к рамке ведёт к её чёрной точке',
  ],
  ['Чёрная точка', 'отсюда сценарий или рамка начинается'],
  ['Толстая чёрная стрелка', 'основной путь, сверху вниз'],
  ['Человечек, сплошная линия', 'делает человек'],
  ['Окно, точки', 'сообщает сам портал: адрес, ширина экрана, другая вкладка'],
  ['Стрелка назад, синяя линия', 'ответ на вызов, любой: и согласие, и отказ'],
  ['Крестик, красный штрих', 'сбой вызова, которого никто не ждал'],
  ['Часы, штрих с точкой', 'по времени'],
  ['Тонкая серая линия', 'сразу, по условию'],
  ['Строка внутри рамки', 'переход без стрелки: остаётся здесь же, а «→ «…»» возвращает далеко назад'],
  ['«→ /адрес»', 'портал открывает это место'],
]

export const readme = (models: readonly Model[], coverage: readonly FlowCoverage[]): string =>
  [
    '# Сценарии портала\n',
    'Страницы и схемы пишутся командой `npm run atlas` из автоматов, которые работают в портале; руками их не правят.\n',
    section(
      'Сценарии',
      table(['Сценарий', 'Места', 'Состояний', 'Переходов', 'Вызовов', 'Ответов', 'Требований'], models.map(flowRow)),
    ),
    section(
      'Что прошли проверки',
      table(
        ['Сценарий', 'Уровень', 'Состояния', 'Переходы', 'Условия в обе стороны', 'Ответы вызовов'],
        models.flatMap((model) => coverageRows(model, coverage)),
      ),
    ),
    section(
      'Карта портала',
      '[![Карта портала](map.svg)](map.svg)\n\nПоказаны переходы, которые делают сценарии; ссылки меню, шапки и списков не показаны.',
    ),
    section('Знаки на схемах', table(['Знак', 'Что значит'], LEGEND)),
  ]
    .filter(Boolean)
    .join('\n')
