/** What a recording has in the place of a value, in words: its kind and its length. */

const plural = new Intl.PluralRules('ru')

const counted = (count: number, one: string, few: string, many: string): string => {
  const form = plural.select(count)
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`
}
const signs = (count: number): string => counted(count, 'знак', 'знака', 'знаков')
const digits = (count: number): string => counted(count, 'цифра', 'цифры', 'цифр')

type Say = (flag: string, length: number) => string

const AGES: Readonly<Record<string, string>> = {
  f: 'в будущем',
  t: 'сегодня',
  w: 'на этой неделе',
  m: 'в этом месяце',
  q: 'в последние три месяца',
  r: 'в последний год',
  b: 'до двух лет назад',
  c: 'до трёх лет назад',
  y: 'от трёх до восемнадцати лет назад',
  a: 'больше восемнадцати лет назад',
  z: 'больше ста лет назад',
}

/** By the letter of the class (record/facets.ts). */
const CLASSES: Readonly<Record<string, Say>> = {
  p: (_, length) => `телефон, ${signs(length)}`,
  i: (flag, length) => `ИНН, ${signs(length)}${flag === 'v' ? ', верный' : ', неверный'}`,
  c: (flag, length) => `номер карты, ${digits(length)}${flag.startsWith('x') ? ', неверный' : ''}`,
  k: (_, length) => `номер документа, ${signs(length)}`,
  s: (_, length) => `серийный номер, ${signs(length)}`,
  r: (flag, length) => (flag.startsWith('q') ? 'код чека' : `номер чека, ${digits(length)}`),
  d: (flag) => `дата: ${AGES[flag.charAt(1)] ?? 'неполная'}`,
  m: (flag, length) => (flag.startsWith('N') ? 'сумма' : `сумма, ${digits(length)}`),
  n: (_, length) => `имя, ${signs(length)}`,
  t: (_, length) => `текст, ${signs(length)}`,
  f: (flag) => `файл${flag.length > 1 ? ` .${flag.slice(1)}` : ''}`,
  u: () => 'номер строки',
}

const RECORDED = /^~(.)([^.]*)\.(\w*)\.?(\w*)$/

/** @param recorded a text that begins with «~» */
const maskedText = (recorded: string): string => {
  if (recorded.startsWith('~@')) return 'время'
  if (recorded.startsWith('~*')) return `${digits(Number(recorded.slice(2)))}, сами цифры не записаны`
  const [, letter = '', flag = '', length = '', ordinal = ''] = RECORDED.exec(recorded) ?? []
  if (letter === '/') return 'адрес'
  const say = CLASSES[letter]
  return say === undefined || ordinal === '' ? 'скрыто' : say(flag, Number.parseInt(length, 36))
}

const MOST_TOLD = 4

/** @param value masked data of an event; @returns a few words, '' for nothing to tell */
export const maskedWords = (value: unknown): string => {
  if (value === '') return 'пусто'
  if (value === true) return 'да'
  if (value === false) return 'нет'
  if (typeof value === 'string') return value.startsWith('~') ? maskedText(value) : value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  const told = [...new Set(Object.values(value).map(maskedWords))].filter((words) => words !== '')
  const rest = told.length > MOST_TOLD ? ' и другое' : ''
  return told.slice(0, MOST_TOLD).join('; ') + rest
}
