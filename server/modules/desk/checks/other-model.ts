import { isNamed, namesModel } from '../../../../src/domain/sales/receipt-items.ts'
import type { Rule } from './rule.ts'

/** Lines of a receipt in the detail, and letters of each: a receipt may have hundreds. */
const SHOWN = 3
const LETTERS = 60

const short = (name: string): string => `«${name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name}»`

const noteOf = (names: readonly string[]): string => {
  const rest = names.length - SHOWN
  return `в чеке: ${names.slice(0, SHOWN).map(short).join(', ')}${rest > 0 ? ` и ещё ${rest}` : ''}`
}

/** A receipt that the tax service has, and none of whose lines is the tool (D271). Shops write names as they please: it never refuses. */
export const otherModel: Rule = {
  rule: 'otherModel',
  weight: 3,
  kinds: ['tool', 'finding'],
  look: async (_db, { receipt, model }) => {
    if (model === null) return { off: 'модель неизвестна' }
    if (receipt === null || receipt.items.length === 0) return { off: 'что в чеке, неизвестно' }
    const names = receipt.items.map(({ name }) => name)
    if (names.some((name) => namesModel(name, model.name))) return { fired: false, note: null }
    if (!names.every(isNamed)) return { off: 'в чеке есть строка без названия' }
    return { fired: true, note: noteOf(names) }
  },
}
