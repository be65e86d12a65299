// Written by `npm run generate` from openapi/. Do not edit.
import { number, or, optional, record, orEmpty, text, required, instant, nullable, flag, list, nothing } from '../../reading.ts'
const Session = record({ id: required(text), name: or(text, ""), createdAt: or(nullable(instant), null), lastUsedAt: or(nullable(instant), null), isCurrent: or(flag, false) })
const CitySuggestion = record({ value: required(text), region: or(nullable(text), null) })
const CompanySuggestion = record({ name: required(text), status: or(text, ""), closedOn: or(nullable(text), null) })
const AddressSuggestion = record({ value: required(text), region: or(nullable(text), null), coordinates: or(text, "") })
export const saveProfile = orEmpty(record({ version: optional(or(number, 0)) }), {})
export const listSessions = required(list(Session))
export const endSession = or(nothing, null)
export const endOtherSessions = or(nothing, null)
export const saveLegalProfile = orEmpty(record({ version: optional(or(number, 0)) }), {})
export const suggestCities = orEmpty(record({ suggestions: orEmpty(list(CitySuggestion), []) }), {})
export const suggestCompany = orEmpty(record({ company: optional(or(nullable(CompanySuggestion), null)) }), {})
export const suggestAddresses = orEmpty(record({ suggestions: orEmpty(list(AddressSuggestion), []) }), {})
