// Written by `npm run generate` from openapi/. Do not edit.
import { text, required, instant, record, nothing, or } from '../../reading.ts'
const SentReport = record({ report: required(text), eraseKey: required(text), ends: required(instant) })
export const reportProblem = required(SentReport)
export const eraseProblem = or(nothing, null)
