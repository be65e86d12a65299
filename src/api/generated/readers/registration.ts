// Written by `npm run generate` from openapi/. Do not edit.
import { oneOf, required, text, number, or, optional, object, record, instant, either, nothing } from '../../reading.ts'
const AltchaTask = record({ provider: required(oneOf("altcha")), challenge: required(record({ parameters: required(record({ algorithm: required(text), nonce: required(text), salt: required(text), cost: required(number), keyLength: required(number), keyPrefix: required(text), keySignature: optional(or(text, undefined)), data: optional(or(object, undefined)) }, true)), signature: required(text) }, true)), expiresAt: required(instant) }, true)
const YandexTask = record({ provider: required(oneOf("yandex")), siteKey: required(text) }, true)
export const getCaptcha = required(either(AltchaTask, YandexTask))
export const requestRegistrationCode = or(nothing, null)
export const requestPassword = or(nothing, null)
export const postStub = or(nothing, null)
export const createUser = or(nothing, null)
export const createLegalUser = or(nothing, null)
