/** A page of the history reads about as many rows as it shows, however many payouts somebody has: also with the plan that is kept. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Db, OpenDatabase } from '../../../server/kernel/database/types.ts'
import { historyOf } from '../../../server/modules/account/history/page.ts'
import { readQuestion } from '../../../server/modules/account/history/question.ts'
import type { HistoryRequest } from '../../../server/modules/account/history/question.ts'
import { givePoints, newPayee } from '../payouts/support.ts'
import type { Payee } from '../payouts/support.ts'
import { accountSql, PAYOUTS_SQL, perform, takenBack, valueOf } from '../support/tamper.ts'
import { testApp } from '../support/server/test-app.ts'
import { openAsOwner } from '../support/server/test-database.ts'

const [PAYOUTS, SIZE] = [4_000, 20]
/** Every so manieth came back. */
const RETURNED = 80

describe.runIf(inject('engineSetup').engine === 'postgres')('API38 BL35 a history of thousands of payouts', () => {
  const world = testApp()
  let owner: OpenDatabase
  let person: Payee
  beforeAll(async () => {
    owner = await openAsOwner(world().db)
    person = await newPayee(world(), 0)
    await givePoints(world().db, person.id, 10_000_000, Date.UTC(2020, 0, 1))
    const [points, held] = [accountSql(person.id), accountSql(person.id, 'held')]
    const [payout, at] = [`md5('payout' || i)::uuid`, `timestamptz '2023-01-01' + interval '6 hours' * i`]
    const all = `generate_series(1, ${PAYOUTS}) i`
    const sides = (name: string, from: string, to: string) =>
      `insert into ledger_entries (transaction_id, account_id, amount)
        select md5('${name}' || i)::uuid, side.account, side.sign * (100 + i % 1000) from ${all},
          lateral (values (${from}, -1), (${to}, 1)) side(account, sign) where NAMED order by i, sign`
    const isReturned = `i % ${RETURNED} = 0`
    const moved = (name: string, operation: string, from: string, to: string, named: string) => [
      `insert into ledger_transactions (id, operation, payout_id, reverses, created_at)
        select md5('${name}' || i)::uuid, '${operation}', ${payout}, ${name === 'back' ? `md5('hold' || i)::uuid` : 'null::uuid'}, ${at}
        from ${all} where ${named}`,
      sides(name, from, to).replace('NAMED', named),
    ]
    await owner.db.transaction((tx) =>
      perform(tx, [
        `insert into accounts (id, user_id, kind) values (gen_random_uuid(), '${person.id}', 'held')`,
        `insert into payouts (id, user_id, bank_card, pan, amount, step, reason, created_at, until, ended_at)
          select ${payout}, '${person.id}', null, '2200********4242', 100 + i % 1000, case when ${isReturned} then 'returned' else 'settled' end,
            case when ${isReturned} then 'declined' end, ${at}, ${at}, ${at} from ${all}`,
        ...moved('hold', 'DISCHARGE_HOLD', points, held, 'true'),
        ...moved('back', 'DISCHARGE_FAILED', held, points, isReturned),
        ...moved('gone', 'DISCHARGE', held, PAYOUTS_SQL, `not ${isReturned}`),
        'analyze point_history',
        'analyze payouts',
      ]),
    )
  })
  afterAll(() => owner.close())

  const read = (tx: Db): Promise<number> =>
    valueOf(
      tx,
      `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::text as value from pg_stat_xact_user_tables where relname in ('point_history', 'payouts')`,
    ).then(Number)

  it.each([
    ['those that came back, by sum', { sortBy: 'amount', operations: ['DISCHARGE_FAILED'] }],
    [
      'those that came back in a year, by sum',
      { sortBy: 'amount', operations: ['DISCHARGE_FAILED'], from: '01-01-2024', to: '31-12-2024' },
    ],
    ['those that came back, by time', { sortBy: 'created_time', operations: ['DISCHARGE_FAILED'] }],
    ['a year by sum', { sortBy: 'amount', from: '17-06-2023', to: '16-06-2024' }],
    ['up to a day, by sum', { sortBy: 'amount', to: '31-12-2024' }],
  ] as [string, Partial<HistoryRequest>][])('%s', async (_title, request) => {
    for (const sortDirection of ['asc', 'desc'] as const) {
      const reads = await takenBack(owner.db, async (tx) => {
        await perform(tx, ['set local plan_cache_mode = force_generic_plan'])
        const before = await read(tx)
        const { rows } = await historyOf(tx, readQuestion(person.id, { offset: 0, size: SIZE, sortDirection, ...request }))
        expect(rows).toHaveLength(request.operations && request.from ? rows.length : SIZE)
        return (await read(tx)) - before
      })
      expect(reads).toBeLessThan(600)
    }
  })
})
