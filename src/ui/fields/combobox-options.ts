import { counted } from '../../domain/texts/plural.ts'

export type ComboboxOption = {
  /** The text for the field. */
  value: string
  /** Distinguishes options of the same name: a region. */
  description?: string | null | undefined
}

const SUGGESTIONS = { one: 'подсказка', few: 'подсказки', many: 'подсказок' }

/** The live-region text when a list appears. */
export const suggestionNews = (count: number): string =>
  count === 0 ? 'Подсказок нет.' : `${counted(count, SUGGESTIONS)}. Выбор стрелками вверх и вниз.`
