// Written by `npm run generate` from openapi/. Do not edit.
import { text, required, nothing, or } from '../../reading.ts'
export const uploadFile = required(text)
export const deleteFile = or(nothing, null)
