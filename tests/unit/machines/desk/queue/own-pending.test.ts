import { expect, test } from 'vitest'
import { free, late, more } from '../../../../../model/desk/rows.ts'
import { ownPending } from '../../../../../src/machines/desk/queue/own-pending.ts'
import type { DeskCase } from '../../../../../src/machines/desk/queue/types.ts'

const NOW = Date.UTC(2026, 10, 20, 9, 30)
const pending = (row: object, after: number, byMe = true): DeskCase =>
  ({ ...row, pending: { verdict: 'refuse', due: new Date(NOW + after).toISOString(), byMe } }) as unknown as DeskCase

test('C07 the newest own decision of a list is offered again, while it can be taken back', () => {
  const cases = [pending(late, 2_000), pending(free, 5_000), pending(more, 9_000, false)]
  expect(ownPending(cases, NOW)).toEqual({ kind: free.kind, id: free.id, title: free.title, verdict: 'refuse', due: NOW + 5_000 })
  expect(ownPending(cases, NOW + 5_000)).toBeNull()
  expect(ownPending([late as unknown as DeskCase], NOW)).toBeNull()
})
