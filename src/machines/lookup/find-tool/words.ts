import { wordsFor } from '../../kit/words.ts'
import { findToolMachine } from './machine.ts'

export const findToolWords = wordsFor(findToolMachine)({
  title: 'Найти инструмент',
  places: ['/find-tool'],
  main: ['editing', 'searching'],
  states: {
    editing: { text: 'Ввод серийного номера', rows: ['IV06', 'VL52', 'IV08'] },
    searching: { text: 'Поиск инструмента по номеру', rows: ['IV07', 'API40'] },
    scanning: { text: 'Камера ищет код на инструменте', why: 'решение D47: код на инструменте читает камера' },
    scanFailed: { text: 'Камера кода не нашла', tone: 'problem', why: 'решение D47: код на инструменте читает камера' },
  },
  events: {
    'form.change': 'Правит поле',
    'form.blur': 'Уходит из поля',
    submit: 'Нажимает «Найти»',
    scan: 'Нажимает «Сканировать код на инструменте» или «Повторить»',
    'scan.close': 'Закрывает камеру',
  },
  fields: { serialNumber: 'Серийный номер' },
  actors: {
    loadTool: { text: 'Найти инструмент по номеру', operation: 'getToolInformation' },
    scanSerial: { text: 'Прочитать код на инструменте камерой' },
  },
  guards: {
    isAnswered: 'инструмент найден',
    isComplete: 'номер введён',
    isSerial: 'в коде есть серийный номер',
  },
  effects: {
    navigate: 'открыть страницу инструмента',
    changeField: 'запомнить введённое',
    leaveField: 'привести номер к его виду',
    revealErrors: 'показать сообщение под полем',
    showProblem: 'показать отказ под полем, номер остаётся',
    takeSerial: 'взять номер из кода',
    takeScanProblem: 'запомнить, что с камерой',
    forgetScanProblem: 'забыть прежнюю ошибку камеры',
  },
  delays: { SCAN_LIMIT: 'через минуту' },
  transitions: {
    'editing submit': ['VL52', 'IV07'],
    'searching done loadTool': ['IV07', 'IV08'],
    'searching error loadTool': ['IV08'],
  },
})
