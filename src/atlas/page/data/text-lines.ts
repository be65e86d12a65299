/** The lines of docs/flows/screens in an analyst's words. */
import { OPENED } from '../../chart/texts.ts'

export interface LineParts {
  role: string
  /** The visible text. */
  text: string
  /** The value of a field. */
  value: string
  /** Whether it appears only after another click. */
  isOpened: boolean
}

const LINE =
  /^([a-z]+)(?: \d)?: (.*?)(?: = (.*?))?((?:, (?:disabled|busy|checked|selected|pressed|expanded|current|invalid|readonly))*)$/
/** Running text: it is never parsed for a value or a state. */
const WORDS = new Set(['text', 'status', 'alert', 'row'])

/** @param line `textbox: Телефон = +7 (900) 000-00-01, invalid` */
export const partsOf = (line: string): LineParts => {
  const isOpened = line.startsWith(OPENED)
  const own = isOpened ? line.slice(OPENED.length) : line
  const [, role = '', name = '', value = ''] = LINE.exec(own) ?? []
  const text = WORDS.has(role) ? own.slice(role.length + 2) : name
  return { role, text, value: WORDS.has(role) ? '' : value, isOpened }
}

const KINDS: Readonly<Record<string, string>> = {
  alert: 'сообщение',
  alertdialog: 'окно',
  button: 'кнопка',
  checkbox: 'флажок',
  combobox: 'поле',
  dialog: 'окно',
  file: 'выбор файла',
  form: 'форма',
  grid: 'календарь',
  group: 'группа полей',
  heading: 'заголовок',
  img: 'картинка',
  link: 'ссылка',
  list: 'список',
  listbox: 'список',
  menu: 'меню',
  menuitem: 'пункт меню',
  menuitemcheckbox: 'пункт меню',
  navigation: 'меню',
  option: 'пункт списка',
  progressbar: 'ход работы',
  radio: 'вариант',
  radiogroup: 'группа полей',
  region: 'часть экрана',
  row: 'строка таблицы',
  search: 'поиск',
  searchbox: 'поле',
  status: 'сообщение',
  switch: 'флажок',
  tab: 'вкладка',
  table: 'таблица',
  text: 'текст',
  textbox: 'поле',
  timer: 'отсчёт',
}

export const kindOfLine = ({ role, isOpened }: Pick<LineParts, 'role' | 'isOpened'>): string =>
  `${KINDS[role] ?? role}${isOpened ? ' после нажатия' : ''}`
