export type ComboboxOption = {
  /** What goes into the field. */
  value: string
  /** What tells namesakes apart: a region. */
  description?: string | null | undefined
}

const plural = new Intl.PluralRules('ru')
const WORDS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'подсказка', few: 'подсказки', many: 'подсказок' }

/** What a screen reader hears when a list appears. */
export const suggestionNews = (count: number): string =>
  count === 0 ? 'Подсказок нет.' : `${count} ${WORDS[plural.select(count)]}. Выбор стрелками вверх и вниз.`
