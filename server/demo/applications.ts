import { demoId, NIKITA, PAVEL } from './people.ts'

const JOIN_REQUEST = 8
const HOUR = 3_600_000

/** The applications to «Инструмент Профи»: Павел has waited for Игорь's answer for longer than Никита. */
export const applications = [
  { id: demoId(JOIN_REQUEST, 1), userId: PAVEL, waits: 26 * HOUR },
  { id: demoId(JOIN_REQUEST, 2), userId: NIKITA, waits: 3 * HOUR },
] as const
