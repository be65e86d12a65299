import type { CaseKind, CheckRule } from '../../../../src/domain/desk/cases.ts'
import { manyInMinute } from './many-in-minute.ts'
import { receiptsInRow } from './receipts-in-row.ts'
import type { Rule } from './rule.ts'
import { sharedCard } from './shared-card.ts'
import { sharedInn } from './shared-inn.ts'

/** The rules, strongest first. */
export const RULES: readonly Rule[] = [sharedCard, receiptsInRow, sharedInn, manyInMinute]

/** Rules whose data the programme does not have, and which data: the desk reads that they have not run. */
export const WITHOUT_DATA: readonly { rule: CheckRule; kinds: readonly CaseKind[]; why: string }[] = [
  { rule: 'samePhoto', kinds: ['tool', 'document'], why: 'отпечатков фотографий ещё нет' },
  { rule: 'belowPrice', kinds: ['tool'], why: 'цен моделей ещё нет' },
  { rule: 'beforeMade', kinds: ['tool'], why: 'дат выпуска ещё нет' },
]

/** Names of the rules that can be switched off. */
export const SWITCHES = ['sharedCard', 'receiptsInRow', 'sharedInn', 'manyInMinute'] as const satisfies readonly CheckRule[]
