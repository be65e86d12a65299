/** Russian words beside numbers. */

/** 1 день, 2 дня, 5 дней; «few» also stands beside a fraction: 1,5 дня. */
export interface Forms {
  one: string
  few: string
  many: string
}

const rules = new Intl.PluralRules('ru')
const spaced = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

/** The form of a word beside a number. */
export const formOf = (count: number, { one, few, many }: Forms): string => {
  const rule = rules.select(count)
  if (rule === 'one') return one
  return rule === 'many' ? many : few
}

/** A number with its word: «1 085 дней». */
export const counted = (count: number, forms: Forms): string => `${spaced.format(count)} ${formOf(count, forms)}`
