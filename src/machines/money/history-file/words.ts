import { wordsFor } from '../../kit/words.ts'
import { historyFileMachine } from './machine.ts'

const WHY = 'решение D97: история файлом — добавление, его обещает ответ сервера'

export const historyFileWords = wordsFor(historyFileMachine)({
  title: 'История операций файлом',
  places: ['/balance', '/payments'],
  main: ['idle', 'downloading'],
  states: {
    idle: { text: 'Файл можно скачать', why: WHY, end: 'файл у браузера; дальше ведёт меню портала' },
    downloading: { text: 'Файл готовится', why: WHY },
    failed: { text: 'Файл не пришёл', tone: 'problem', rows: ['ER08'] },
  },
  events: { download: 'Нажимает «Скачать CSV»' },
  fields: { days: 'первый и последний день' },
  actors: { saveFile: { text: 'Получить файл и отдать его браузеру', operation: 'getHistoryFile' } },
  guards: { isAnswered: 'файл получен' },
  effects: { takeDays: 'запомнить дни', takeProblem: 'показать причину' },
  delays: {},
  transitions: { 'downloading error saveFile': ['ER08'] },
})
