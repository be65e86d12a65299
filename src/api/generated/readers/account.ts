// Written by `npm run generate` from openapi/. Do not edit.
import { number, required, or, text, nullable, record, instant, orBeside, optional, flag, orEmpty, list, either } from '../../reading.ts'
const PayoutLimits = record({ least: required(number), perPayout: or(nullable(number), null), perDay: or(nullable(number), null), perYear: or(nullable(number), null), leftToday: or(nullable(number), null), workingDays: required(number) })
const Summary = record({ available: required(number), expected: required(number), held: required(number), earnedThisMonth: or(number, null), paidThisYear: required(number), lastCard: or(nullable(text), null), limits: required(PayoutLimits) })
const Payout = record({ id: required(text), step: required(text), pan: or(text, ""), until: or(nullable(instant), null), isOverdue: or(flag, false), endedAt: or(nullable(instant), null), reason: or(nullable(text), null) })
const HistoryEntry = record({ operation: or(text, ""), dateTime: orBeside(instant, "created_time"), amount: or(number, 0), comment: or(nullable(text), null), created_time: optional(or(instant, "")), id: optional(or(text, "")), payout: optional(or(nullable(Payout), null)) })
export const getBalance = required(number)
export const getPointsSummary = required(Summary)
export const getHistory = orEmpty(either(record({ history: optional(or(list(orEmpty(HistoryEntry, {})), null)), supports: orEmpty(list(text), []), next: or(nullable(text), null) }), list(orEmpty(HistoryEntry, {}))), {})
