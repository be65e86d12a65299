// Written by `npm run generate` from openapi/. Do not edit.
import { nothing, or } from '../../reading.ts'
export const recordPageHit = or(nothing, null)
