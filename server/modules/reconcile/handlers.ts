import type { components } from '../../../openapi/generated/schema.d.ts'
import { wireDay } from '../../../src/domain/dates/dates.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { decideFinding, needsSecond, openFindings } from './decide.ts'
import type { FindingRow } from './decide.ts'
import { countPayees, payeesFile } from './payees.ts'
import { recordReading } from './reading.ts'

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
    getPayoutFindings: async ({ actor, client, db, now, query }) => {
      const size = query.size ?? PAGE
      const rows = await openFindings(db, size + 1, query.cursor)
      const findings = rows.slice(0, size)
      const { address: origin } = await client()
      await recordReading(db, { event: 'findingsRead', what: null, rows: findings.length, operator: actor.id, origin, now })
      const next = rows.length > size ? (findings.at(-1)?.id ?? null) : null
      return ok({ findings: findings.map((row) => findingOf(row, secondAbove)), next })
    },

    decidePayoutFinding: async ({ actor, body, client, db, now, path }) => {
      const origin = (await client()).address
      const effect = await decideFinding(db, {
        id: path.id,
        ...body,
        operator: actor.id,
        origin,
        via: 'operation',
        secondAbove,
        now,
      })
      return ok({ status: effect === null ? 'waiting' : 'decided', effect })
    },

    /** Written down before the first name leaves, however far the file comes (D151). */
    getPayees: async ({ actor, client, db, now, query: { year } }) => {
      const { address: origin } = await client()
      const rows = await countPayees(db, year)
      await recordReading(db, { event: 'payeesRead', what: String(year), rows, operator: actor.id, origin, now })
      return payeesFile(db, year)
    },
  })
