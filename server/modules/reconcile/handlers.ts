import type { components } from '../../../openapi/generated/schema.d.ts'
import { wireDay } from '../../../src/domain/dates.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { decideFinding, needsSecond, openFindings } from './decide.ts'
import type { FindingRow } from './decide.ts'
import { payeesFile } from './payees.ts'

const PAGE = 20

const findingOf = (row: FindingRow, secondAbove: number): components['schemas']['Finding'] => ({
  id: row.id,
  kind: row.kind,
  day: wireDay(row.day),
  payoutId: row.payoutId,
  bankReference: row.reference,
  ours: row.ours,
  bank: row.bank,
  foundAt: row.foundAt.toISOString(),
  needsSecond: needsSecond(row, secondAbove),
  waiting: row.waiting,
})

export const reconcileHandlers = ({ secondAbove }: { secondAbove: number }) =>
  defineHandlers<'getPayoutFindings' | 'decidePayoutFinding' | 'getPayees'>({
    getPayoutFindings: async ({ db, query }) => {
      const size = query.size ?? PAGE
      const rows = await openFindings(db, size + 1, query.cursor)
      const findings = rows.slice(0, size)
      const next = rows.length > size ? (findings.at(-1)?.id ?? null) : null
      return ok({ findings: findings.map((row) => findingOf(row, secondAbove)), next })
    },

    decidePayoutFinding: async ({ actor, body, client, db, now, path }) => {
      const origin = (await client()).address
      const effect = await decideFinding(db, { id: path.id, ...body, operator: actor.id, origin, secondAbove, now })
      return ok({ status: effect === null ? 'waiting' : 'decided', effect })
    },

    getPayees: async ({ db, query }) => payeesFile(db, query.year),
  })
