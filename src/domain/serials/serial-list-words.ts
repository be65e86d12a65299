/** What a person is told about a list of serial numbers. */
import { SERIALS_PER_INVOICE } from '../sales/invoice.ts'
import { counted, formOf, type Forms } from '../texts/plural.ts'
import { MAX_LIST_ROWS, type Joining, type ListProblem, type OtherText, type SerialList } from './serial-list.ts'

const SERIALS: Forms = { one: 'серийный номер', few: 'серийных номера', many: 'серийных номеров' }
const ROWS: Forms = { one: 'строка', few: 'строки', many: 'строк' }

/** The texts named in a sentence, and the length of one: a note in a cell may be a page. */
const NAMED = 3
const LONGEST = 40

const number = (count: number): string => count.toLocaleString('ru-RU')
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

const named = (texts: readonly string[]): string => {
  const rest = texts.length - NAMED
  return `${texts.slice(0, NAMED).join(', ')}${rest > 0 ? ` и ещё ${number(rest)}` : ''}`
}

/** The first of these texts, in quotes, and how many more there are. */
export const quoted = (texts: readonly string[]): string => named(texts.map((text) => `«${short(text)}»`))

const atLine = ({ text, line }: OtherText): string => `«${short(text)}» (строка ${number(line)})`

const othersText = (others: readonly OtherText[]): string[] =>
  others.length > 0
    ? [
        `Не ${formOf(others.length, { one: 'похоже', few: 'похожи', many: 'похожи' })} на серийный номер: ${named(others.map(atLine))}.`,
      ]
    : []

/** Why a list was not read. */
export const listProblemText = (problem: ListProblem): string => {
  if (problem.kind === 'empty') return 'В списке нет ни одной строки'
  if (problem.kind === 'noSerials') return ['В списке нет серийных номеров.', ...othersText(problem.others)].join(' ')
  if (problem.kind === 'tooLong') return 'Текст слишком длинный. Скопируйте только столбец с серийными номерами'
  return `В списке ${counted(problem.rows, ROWS)}, а можно не больше ${number(MAX_LIST_ROWS)}. Разделите список на части`
}

/** Asks which of several columns is meant; buttons name them. */
export const WHICH_COLUMN = 'Серийные номера стоят в нескольких столбцах. Какой из них добавить?'

/** Why a list was not added to the document; nothing of it was. */
export const tooManyText = ({ present, fresh }: Extract<Joining, { kind: 'tooMany' }>): string => {
  const before = present > 0 ? ` Уже введено ${number(present)}.` : ''
  return `В одном документе может быть не больше ${number(SERIALS_PER_INVOICE)} серийных номеров, а в списке ${number(fresh)}.${before} Ничего не добавлено: сократите список`
}

/** What has come of a list: the rows added, and what was left out. */
export const listText = ({ serials, repeated, others }: SerialList): string => {
  const added = formOf(serials.length, { one: 'Добавлен', few: 'Добавлены', many: 'Добавлено' })
  const first = serials.length > 0 ? `${added} ${counted(serials.length, SERIALS)}.` : 'Все серийные номера списка уже введены.'
  const again = repeated.length > 0 ? [`Повторы пропущены: ${named(repeated)}.`] : []
  return [first, ...again, ...othersText(others)].join(' ')
}
