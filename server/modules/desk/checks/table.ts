import type { CheckRule } from '../../../../src/domain/desk/cases.ts'
import { beforeMade } from './before-made.ts'
import { belowPrice } from './below-price.ts'
import { manyInMinute } from './many-in-minute.ts'
import { otherModel } from './other-model.ts'
import { receiptsInRow } from './receipts-in-row.ts'
import type { Rule } from './rule.ts'
import { samePhoto } from './same-photo.ts'
import { sharedCard } from './shared-card.ts'
import { sharedInn } from './shared-inn.ts'

/** The rules, strongest first. */
export const RULES: readonly Rule[] = [
  samePhoto,
  beforeMade,
  sharedCard,
  belowPrice,
  otherModel,
  receiptsInRow,
  sharedInn,
  manyInMinute,
]

/** Names of the rules that can be switched off. */
export const SWITCHES = [
  'samePhoto',
  'beforeMade',
  'sharedCard',
  'belowPrice',
  'otherModel',
  'receiptsInRow',
  'sharedInn',
  'manyInMinute',
] as const satisfies readonly CheckRule[]
