// Written by `npm run generate` from openapi/. Do not edit.
import { text, or, optional, instant, nullable, list, orEmpty, number, record, required } from '../../reading.ts'
const ReceiptView = record({ id: optional(or(text, "")), receiptStatus: or(text, null), createdTime: or(instant, null), dateTime: or(nullable(text), null), fd: or(nullable(text), null), fn: or(nullable(text), null), fp: or(nullable(text), null), totalSum: or(nullable(text), null), images: optional(orEmpty(list(text), [])), items: orEmpty(list(orEmpty(record({ name: or(text, ""), sum: or(text, ""), quantity: or(number, null) }), {})), []) })
export const getReceipt = required(ReceiptView)
