// Written by `npm run generate` from openapi/. Do not edit.
import { text, required, record, list, nothing, or, instant, nullable, flag, optional, number, oneOf, orEmpty } from '../../reading.ts'
const Card = record({ cardId: required(text), pan: required(text) })
const Payout = record({ id: required(text), step: required(text), pan: or(text, ""), until: or(nullable(instant), null), isOverdue: or(flag, false), endedAt: or(nullable(instant), null), reason: or(nullable(text), null) })
const Finding = record({ id: required(text), kind: required(text), day: required(text), payoutId: or(nullable(text), null), bankReference: or(nullable(text), null), ours: or(nullable(number), null), bank: or(nullable(number), null), foundAt: required(instant), needsSecond: or(flag, false), waiting: or(nullable(oneOf("settle", "return", null)), null) })
export const getCards = required(list(Card))
export const getCardPage = required(text)
export const removeCard = or(nothing, null)
export const cashOut = optional(or(nullable(Payout), null))
export const takeBankNotice = or(nothing, null)
export const getPayoutFindings = orEmpty(record({ findings: orEmpty(list(Finding), []), next: or(nullable(text), null) }), {})
export const decidePayoutFinding = orEmpty(record({ status: or(text, "decided"), effect: optional(or(nullable(text), null)) }), {})
