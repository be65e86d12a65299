/** Sends many serial numbers in parts, because an address holds only so many (D76). */
import { PART_LENGTH, SERIALS_PER_PART } from '../sales/invoice.ts'
import { formOf } from '../texts/plural.ts'

/** The parameter of a call: the serial numbers with commas between them. */
export const joinSerials = (serials: readonly string[]): string => serials.join(',')

/** The parts in which the serial numbers are sent, in their order. */
export const planParts = (serials: readonly string[]): string[][] => {
  const parts: string[][] = []
  let length = 0
  for (const serial of serials) {
    const last = parts.at(-1)
    const isFull = !last || last.length === SERIALS_PER_PART || length + 1 + serial.length > PART_LENGTH
    if (isFull) parts.push([serial])
    else last.push(serial)
    length = isFull ? serial.length : length + 1 + serial.length
  }
  return parts
}

/** How far a document has come, in serial numbers. */
export interface PartsProgress {
  total: number
  registered: number
}

const REGISTERED = { one: 'Зарегистрирован', few: 'Зарегистрировано', many: 'Зарегистрировано' }

const done = ({ registered, total }: PartsProgress): string =>
  `${formOf(registered, REGISTERED)} ${registered.toLocaleString('ru-RU')} из ${total.toLocaleString('ru-RU')}`

/** While the parts are being sent. */
export const progressText = done

/** After silence: the rest waits for «Повторить». */
export const waitingText = (progress: PartsProgress): string => `${done(progress)}, остальные ждут повтора`

/** At the end, when a part was refused. */
export const leftText = (progress: PartsProgress): string =>
  `${done(progress)}. Остальные номера остались в форме: исправьте или удалите строки с ошибками и отправьте ещё раз`
