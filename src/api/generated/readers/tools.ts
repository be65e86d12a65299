// Written by `npm run generate` from openapi/. Do not edit.
import { text, or, nullable, optional, record, orEmpty, list, number, instant, required, flag, either } from '../../reading.ts'
import { ownPath } from '../../own-path.ts'
const Fate = record({ step: required(text), next: or(text, "nobody"), until: or(nullable(instant), null), isOverdue: or(flag, false), retryAt: or(nullable(instant), null), disagreed: or(nullable(text), null), reason: or(nullable(text), null) })
const RepairedBy = record({ id: optional(or(text, "")), saleStatus: or(text, null) })
const Repair = record({ left: or(number, 0), by: or(nullable(RepairedBy), null) })
const UserTool = record({ id: optional(or(text, "")), model: orEmpty(record({ name: or(nullable(text), null), imageUrl: optional(or(nullable(ownPath), undefined)) }), {}), nfc: or(nullable(text), null), sn: or(text, ""), guaranteeExpire: or(nullable(instant), null), purchaseDate: or(nullable(instant), null), saleStatus: or(text, null), receiptId: or(nullable(text), null), invoiceId: or(nullable(text), null), fate: optional(or(Fate, undefined)), repair: optional(or(Repair, undefined)) })
const ListCounts = record({ FINISH: or(number, 0), TAX_PENDING: or(number, 0), PENDING: or(number, 0), APPROVE_PENDING: or(number, 0), FAIL: or(number, 0), RESERVED: or(number, 0) })
export const getToolInformation = required(record({ model: orEmpty(record({ name: or(text, ""), imageUrl: optional(or(nullable(ownPath), undefined)), documentation: orEmpty(list(orEmpty(record({ name: or(text, ""), url: or(nullable(text), null) }), {})), []) }), {}), sn: or(text, ""), bonus: optional(or(nullable(number), null)), warrantyMonths: optional(or(nullable(number), null)), own: optional(or(nullable(UserTool), null)) }))
export const checkAvailability = or(nullable(number), -1)
export const listUserTools = orEmpty(either(record({ saleHistory: optional(or(list(orEmpty(UserTool, {})), null)), total: optional(or(nullable(number), null)), supports: optional(or(list(text), undefined)), next: optional(or(nullable(text), undefined)), counts: optional(or(ListCounts, undefined)) }), list(orEmpty(UserTool, {}))), {})
export const countUserTools = required(number)
