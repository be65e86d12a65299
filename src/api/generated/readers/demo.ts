// Written by `npm run generate` from openapi/. Do not edit.
import { text, or, required, oneOf, flag, record, list, orEmpty, instant } from '../../reading.ts'
const DemoAccount = record({ mobile: required(text), name: required(text), notes: required(text), mode: required(oneOf("seller", "customer")), isDesk: required(flag) }, true)
const DemoMessage = record({ id: required(text), mobile: required(text), text: required(text), at: required(instant) }, true)
export const listDemoAccounts = orEmpty(record({ password: or(text, ""), accounts: orEmpty(list(DemoAccount), []) }), {})
export const listDemoMessages = orEmpty(list(DemoMessage), [])
export const demoSignIn = required(text)
