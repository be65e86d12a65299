// Written by `npm run generate` from openapi/. Do not edit.
import { text, required, nothing, or } from '../../reading.ts'
export const login = required(text)
export const logout = or(nothing, null)
