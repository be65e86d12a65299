// Written by `npm run generate` from openapi/. Do not edit.
import { number, required } from '../../reading.ts'
export const getBalance = required(number)
