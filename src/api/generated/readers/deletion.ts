// Written by `npm run generate` from openapi/. Do not edit.
import { nothing, or } from '../../reading.ts'
export const requestDeletion = or(nothing, null)
export const confirmDeletion = or(nothing, null)
