export type ComboboxOption = {
  /** The text for the field. */
  value: string
  /** Distinguishes options of the same name: a region. */
  description?: string | null | undefined
}

const plural = new Intl.PluralRules('ru')
const WORDS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'подсказка', few: 'подсказки', many: 'подсказок' }

/** The live-region text when a list appears. */
export const suggestionNews = (count: number): string =>
  count === 0 ? 'Подсказок нет.' : `${count} ${WORDS[plural.select(count)]}. Выбор стрелками вверх и вниз.`
