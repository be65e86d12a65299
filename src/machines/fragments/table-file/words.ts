/** The analyst's words of a list as a file, to be spread into the words of a flow. */
const WHY = 'решение D199: список файлом — добавление, его обещает ответ сервера'

export const tableFileWords = {
  main: ['idle', 'preparing', 'saved'],
  states: {
    idle: { text: 'Файл можно скачать', why: WHY },
    preparing: { text: 'Файл готовится', why: WHY },
    saved: { text: 'Файл у браузера', tone: 'success', why: WHY, end: 'дальше ведёт меню портала' },
    cancelled: { text: 'Скачивание отменено', why: WHY },
    failed: { text: 'Файл не пришёл', tone: 'problem', rows: ['ER08'] },
  },
  events: {
    download: 'Нажимает «Скачать CSV»',
    progress: { text: 'Пришли новые строки', by: 'app' },
    cancel: 'Нажимает «Отменить»',
    retry: 'Нажимает «Повторить»',
  },
  fields: { file: 'название файла и что в нём', rows: 'сколько строк пришло' },
  guards: { isAnswered: 'файл получен целиком' },
  effects: {
    takeOrder: 'запомнить, какой файл нужен',
    takeProgress: 'запомнить, сколько строк пришло',
    takeSaved: 'запомнить, сколько строк в файле',
    beginAnew: 'начать счёт строк сначала',
    takeProblem: 'показать причину',
  },
  delays: {},
  transitions: { 'preparing error saveFile': ['ER08'] },
} as const
