import type { Stamp } from '../../src/machines/kit/stamp.ts'

/** The moment of the model tests. */
export const stamp: Stamp = {
  now: Date.parse('2026-11-20T09:00:00Z'),
  today: '2026-11-20',
  key: '00000000-0000-4000-8000-000000000001',
}
