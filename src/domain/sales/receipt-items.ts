/** Whether the lines of a receipt name a tool's model (D271): shops write it as they please. */

/** Latin letters that look like Cyrillic ones, in capitals. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
  Y: 'У',
}

/** One spelling: capitals, Cyrillic where a letter looks so, no ё, one kind of hyphen. */
const spelled = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('Ё', 'Е')
    .replaceAll(/[ABCEHKMOPTXY]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
    .replaceAll(/[\u2010-\u2015\u2212\u00AD]/g, '-')

/** Letters and digits alone. */
const bareOf = (text: string): string => spelled(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** «ДШ-18» of «Дрель-шуруповёрт ДШ-18»: letters and the number after them, the series and the size of a model. */
const ARTICLE = /(?<![\p{L}\p{N}])(\p{L}{1,5})[ \-./_]?(\d{1,6}\p{L}{0,3})(?![\p{L}\p{N}])/gu

/** The article's letters and digits with anything between them, not as a part of a longer word or number. */
const patternOf = (letters: string, rest: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${letters}[ \\-./_]*${rest.split(/(?<=\d)(?=\p{L})/u).join('[ \\-./_]*')}(?!\\p{N}|[.,]\\p{N})`,
    'u',
  )

const articlesOf = (model: string): RegExp[] =>
  [...spelled(model).matchAll(ARTICLE)].map(([, letters = '', rest = '']) => patternOf(letters, rest))

/** A line that says nothing: the service gives some receipts without names. */
export const isNamed = (item: string): boolean => bareOf(item) !== ''

/**
 * Whether a line of a receipt names this model: its article, in whatever case, with or without hyphens and spaces, in Latin letters that
 * look the same; of a model without an article all letters and digits of its name.
 */
export const namesModel = (item: string, model: string): boolean => {
  const articles = articlesOf(model)
  if (articles.length > 0) return articles.some((article) => article.test(spelled(item)))
  const name = bareOf(model)
  return name !== '' && bareOf(item).includes(name)
}
