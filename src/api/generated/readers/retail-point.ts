// Written by `npm run generate` from openapi/. Do not edit.
import { text, or, nullable, number, record, required } from '../../reading.ts'
const RetailPoint = record({ id: or(text, ""), name: or(text, ""), address: or(text, ""), inn: or(text, ""), directorFullName: or(nullable(text), null), directorPhone: or(nullable(text), null), adminPercentOfBonus: or(number, null), retailPointCoordinates: or(text, ""), timeZone: or(text, "") })
export const getCurrentPoint = required(nullable(RetailPoint))
