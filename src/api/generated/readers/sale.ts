// Written by `npm run generate` from openapi/. Do not edit.
import { text, or, optional, nullable, record, orEmpty, instant, number, required, flag, list, nothing } from '../../reading.ts'
import { ownPath } from '../../own-path.ts'
const ToolRef = record({ model: orEmpty(record({ name: or(nullable(text), null), imageUrl: optional(or(nullable(ownPath), undefined)) }), {}), sn: or(text, ""), nfc: or(nullable(text), null) })
const Fate = record({ step: required(text), next: or(text, "nobody"), until: or(nullable(instant), null), isOverdue: or(flag, false), retryAt: or(nullable(instant), null), disagreed: or(nullable(text), null) })
const RepairedBy = record({ id: optional(or(text, "")), saleStatus: or(text, null) })
const Repair = record({ left: or(number, 0), by: or(nullable(RepairedBy), null) })
const SaleEntry = record({ id: optional(or(text, "")), tool: orEmpty(ToolRef, {}), saleDate: or(instant, null), bonus: or(nullable(number), null), saleStatus: or(text, null), receiptId: or(nullable(text), null), invoiceId: or(nullable(text), null), fate: optional(or(Fate, undefined)), repair: optional(or(Repair, undefined)) })
const ListCounts = record({ FINISH: or(number, 0), TAX_PENDING: or(number, 0), PENDING: or(number, 0), APPROVE_PENDING: or(number, 0), FAIL: or(number, 0), RESERVED: or(number, 0) })
const SalesOverview = record({ expected: orEmpty(record({ points: or(number, 0), sales: or(number, 0) }), {}), waiting: orEmpty(list(orEmpty(SaleEntry, {})), []), reserves: or(number, 0) })
export const listSellerSales = orEmpty(record({ saleHistory: optional(or(list(orEmpty(SaleEntry, {})), null)), total: optional(or(nullable(number), null)), supports: optional(or(list(text), undefined)), next: optional(or(nullable(text), undefined)) }), {})
export const reserveTool = orEmpty(record({ id: optional(or(text, "")), saleStatus: optional(or(text, null)) }), {})
export const releaseReserve = or(nothing, null)
export const confirmSellerPurchase = orEmpty(record({ id: optional(or(text, "")), saleStatus: optional(or(text, null)) }), {})
export const confirmBuyerPurchase = orEmpty(record({ id: optional(or(text, "")), saleStatus: optional(or(text, null)) }), {})
export const listSales = orEmpty(record({ saleHistory: optional(or(list(orEmpty(SaleEntry, {})), null)), total: optional(or(nullable(number), null)), supports: optional(or(list(text), undefined)), next: optional(or(nullable(text), undefined)), counts: optional(or(ListCounts, undefined)) }), {})
export const countSales = required(number)
export const getSalesOverview = required(SalesOverview)
export const addUnknownTool = orEmpty(record({ id: optional(or(text, "")), saleStatus: optional(or(text, null)) }), {})
