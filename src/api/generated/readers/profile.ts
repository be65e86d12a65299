// Written by `npm run generate` from openapi/. Do not edit.
import { number, or, optional, record, orEmpty, text, required, nullable, list } from '../../reading.ts'
const CitySuggestion = record({ value: required(text), region: or(nullable(text), null) })
const AddressSuggestion = record({ value: required(text), region: or(nullable(text), null), coordinates: or(text, "") })
export const saveProfile = orEmpty(record({ version: optional(or(number, 0)) }), {})
export const saveLegalProfile = orEmpty(record({ version: optional(or(number, 0)) }), {})
export const suggestCities = orEmpty(record({ suggestions: orEmpty(list(CitySuggestion), []) }), {})
export const suggestAddresses = orEmpty(record({ suggestions: orEmpty(list(AddressSuggestion), []) }), {})
