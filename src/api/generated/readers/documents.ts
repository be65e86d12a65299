// Written by `npm run generate` from openapi/. Do not edit.
import { text, or, optional, instant, nullable, list, orEmpty, number, record, flag, required } from '../../reading.ts'
import { ownPath } from '../../own-path.ts'
const Fate = record({ step: required(text), next: or(text, "nobody"), until: or(nullable(instant), null), isOverdue: or(flag, false), retryAt: or(nullable(instant), null), disagreed: or(nullable(text), null), reason: or(nullable(text), null) })
const RepairedBy = record({ id: optional(or(text, "")), saleStatus: or(text, null) })
const Repair = record({ left: or(number, 0), by: or(nullable(RepairedBy), null) })
const PaperRow = record({ id: optional(or(text, "")), isOwn: or(flag, false), side: or(text, "seller"), sn: or(text, ""), model: orEmpty(record({ name: or(nullable(text), null), imageUrl: optional(or(nullable(ownPath), undefined)) }), {}), saleStatus: or(text, null), fate: orEmpty(Fate, {}), repair: optional(or(Repair, undefined)) })
const ReceiptView = record({ id: optional(or(text, "")), receiptStatus: or(text, null), createdTime: or(instant, null), dateTime: or(nullable(text), null), fd: or(nullable(text), null), fn: or(nullable(text), null), fp: or(nullable(text), null), totalSum: or(nullable(text), null), images: optional(orEmpty(list(text), [])), items: orEmpty(list(orEmpty(record({ name: or(text, ""), sum: or(text, ""), quantity: or(number, null) }), {})), []), rows: optional(orEmpty(list(orEmpty(PaperRow, {})), [])) })
const InvoiceView = record({ id: optional(or(text, "")), upd: or(nullable(text), null), buyerId: or(nullable(text), null), buyerInn: or(nullable(text), null), sellerId: or(nullable(text), null), sellerInn: or(nullable(text), null), createdTime: or(instant, null), dateTime: or(nullable(text), null), sum: or(nullable(text), null), imageUrlBuyer: orEmpty(list(text), []), imageUrlSeller: orEmpty(list(text), []), rows: optional(orEmpty(record({ total: or(number, 0), waiting: or(number, 0), approved: or(number, 0), refused: or(number, 0) }), {})), tools: optional(orEmpty(list(orEmpty(PaperRow, {})), [])) })
export const getReceipt = required(ReceiptView)
export const getInvoice = required(InvoiceView)
