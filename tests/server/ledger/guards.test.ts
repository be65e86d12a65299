/** Each guard of the ledger in the database, with an attack that it alone refuses; the attacker owns the database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANNA, IGOR, ROMASHKA } from '../../../server/demo/people.ts'
import type { OpenDatabase } from '../../../server/kernel/database/types.ts'
import { sealLedger } from '../../../server/modules/ledger/seal.ts'
import { CONSTRAINTS, INDEXES, TRIGGERS } from '../../../server/modules/ledger/verify/guards.ts'
import {
  accountSql,
  idOf,
  PAYOUTS_SQL,
  payoutSql,
  perform,
  PROGRAMME_SQL,
  refusalOf,
  takenBack,
  valueOf,
  written,
} from '../support/tamper.ts'
import { testApp } from '../support/test-app.ts'
import { openAsOwner } from '../support/test-database.ts'

const world = testApp()
let owner: OpenDatabase
beforeAll(async () => {
  owner = await openAsOwner(world().db)
  await sealLedger(owner.db, 0)
})
afterAll(() => owner.close())

const [anna, igor] = [accountSql(ANNA), accountSql(IGOR)]
const held = accountSql(ANNA, 'held')
/** A sale without points yet. */
const SALE = `select id::text as value from sales s where not exists (select 1 from ledger_transactions t where t.sale_id = s.id) limit 1`
const [seventh, eighth] = [payoutSql(idOf(7)), payoutSql(idOf(8))]
const hold = (number: number, payout: string) =>
  written({ number, operation: 'DISCHARGE_HOLD', payout }, [anna, -100], [held, 100])
const settle = (number: number, payout: string) =>
  written({ number, operation: 'DISCHARGE', payout }, [held, -100], [PAYOUTS_SQL, 100])
const giveBack = (number: number, payout: string, of: number) =>
  written({ number, operation: 'DISCHARGE_FAILED', payout, reverses: idOf(of) }, [held, -100], [anna, 100])

/** What is done in vain, and what the database says. */
interface Attack {
  statements: string[]
  refusal: RegExp
}

const attacks = (sale: string): Record<string, Attack> => ({
  ledger_entries_append_only: {
    statements: ['update ledger_entries set amount = amount + 1 where amount > 0'],
    refusal: /append-only/,
  },
  ledger_transactions_append_only: {
    statements: [`update ledger_transactions set created_at = '2020-01-01'`],
    refusal: /append-only/,
  },
  ledger_seals_append_only: { statements: ['update ledger_seals set entries = 0'], refusal: /append-only/ },
  ledger_accounts_append_only: {
    statements: [
      `insert into accounts (id, kind, code) values ('${idOf(1)}', 'programme', 'spare')`,
      `delete from accounts where id = '${idOf(1)}'`,
    ],
    refusal: /append-only/,
  },
  ledger_accounts_guard: {
    statements: [`update accounts set user_id = '${ROMASHKA}' where user_id = '${ANNA}' and kind = 'points'`],
    refusal: /keeps its kind and its person/,
  },
  ledger_balances_guard: { statements: ['update balances set amount = amount + 100000000'], refusal: /moved by entries alone/ },
  ledger_balanced: { statements: written({ number: 1 }, [anna, 100]), refusal: /not balanced/ },
  balances_not_negative: {
    statements: written({ number: 1 }, [anna, -100_000_000], [igor, 100_000_000]),
    refusal: /balances_not_negative/,
  },
  ledger_transactions_payout: {
    statements: written({ number: 1, operation: 'DISCHARGE' }, [anna, -100], [PAYOUTS_SQL, 100]),
    refusal: /ledger_transactions_payout/,
  },
  accounts_owner: {
    statements: [`insert into accounts (id, user_id, kind, code) values ('${idOf(1)}', '${ROMASHKA}', 'points', 'both')`],
    refusal: /accounts_owner/,
  },
  ledger_entries_sides: {
    statements: [
      `insert into ledger_entries (transaction_id, account_id, amount) select id, ${PROGRAMME_SQL}, -500 from ledger_transactions limit 1`,
      `insert into ledger_entries (transaction_id, account_id, amount) select id, ${anna}, 500 from ledger_transactions limit 1`,
    ],
    refusal: /ledger_entries_sides/,
  },
  ledger_sale_operation: {
    statements: [1, 2].flatMap((number) => written({ number, sale }, [PROGRAMME_SQL, -100], [anna, 100])),
    refusal: /ledger_sale_operation/,
  },
  ledger_payout_operation: {
    statements: [seventh, ...hold(1, idOf(7)), ...hold(2, idOf(7))],
    refusal: /ledger_payout_operation/,
  },
  ledger_payout_outcome: {
    statements: [seventh, eighth, ...hold(1, idOf(7)), ...hold(2, idOf(8)), ...settle(3, idOf(7)), ...giveBack(4, idOf(7), 1)],
    refusal: /ledger_payout_outcome/,
  },
  ledger_reversed_once: {
    statements: [
      seventh,
      eighth,
      ...hold(1, idOf(7)),
      ...hold(2, idOf(8)),
      ...giveBack(3, idOf(7), 1),
      ...giveBack(4, idOf(8), 1),
    ],
    refusal: /ledger_reversed_once/,
  },
  ledger_transactions_payout_id_payouts_id_fk: {
    statements: hold(1, idOf(7)),
    refusal: /ledger_transactions_payout_id_payouts_id_fk/,
  },
  point_history_append_only: { statements: ['update point_history set amount = 0'], refusal: /append-only/ },
  // The bank is told the sum of the row.
  payouts_guard: { statements: [seventh, `update payouts set amount = 10000 where id = '${idOf(7)}'`], refusal: /keeps its sum/ },
})

/** Removes a guard for the rest of a transaction. */
const removal = (name: string): string => {
  if (TRIGGERS.some((trigger) => trigger === name))
    return `do $$ begin execute (select format('drop trigger %I on %s', tgname, tgrelid::regclass) from pg_trigger where tgname = '${name}'); end $$`
  if (CONSTRAINTS.some((constraint) => constraint === name))
    return `do $$ begin execute (select format('alter table %s drop constraint %I', conrelid::regclass, conname) from pg_constraint where conname = '${name}'); end $$`
  return `drop index ${name}`
}

/** They refuse nothing by themselves: without them balances are not written. The last test is theirs. */
const WRITERS = new Set(['ledger_enter', 'account_opens', 'point_history_write'])
const names = [...TRIGGERS, ...CONSTRAINTS, ...INDEXES].filter((name) => !WRITERS.has(name))

describe('C01 E15 what the database itself refuses, to its owner too', () => {
  it('has an attack for every guard that the check looks for', () => {
    expect(Object.keys(attacks('')).toSorted()).toEqual(names.toSorted())
  })

  it.each(names)('%s alone stops an attack', async (name) => {
    const { db } = owner
    const { statements, refusal } = attacks(await valueOf(db, SALE))[name]!
    expect(await refusalOf(takenBack(db, (tx) => perform(tx, statements)))).toMatch(refusal)
    expect(await refusalOf(takenBack(db, (tx) => perform(tx, [removal(name), ...statements])))).toBeNull()
  })

  it.each([
    'delete from ledger_entries',
    'delete from ledger_transactions',
    'truncate ledger_transactions cascade',
    'truncate balances',
    // Transactions name their payouts.
    'truncate payouts cascade',
    'delete from balances',
    `insert into balances (account_id, amount) values (${PROGRAMME_SQL}, 5)`,
    'delete from ledger_seals',
  ])('«%s» is refused', async (statement) => {
    expect(await refusalOf(takenBack(owner.db, (tx) => perform(tx, [statement])))).toMatch(/append-only|moved by entries alone/)
  })

  it('an account opens with a balance, and entries move it: without its trigger neither happens', async () => {
    const pair = [
      `insert into accounts (id, user_id, kind) values ('${idOf(1)}', '${ROMASHKA}', 'points')`,
      ...written({ number: 1 }, [PROGRAMME_SQL, -100], [`'${idOf(1)}'`, 100]),
    ]
    const found = `select count(*) || ' ' || coalesce(sum(amount), 0) as value from balances where account_id = '${idOf(1)}'`
    const after = (...statements: string[]) =>
      takenBack(owner.db, async (tx) => {
        await perform(tx, [...statements, ...pair])
        return valueOf(tx, found)
      })
    expect([await after(), await after(removal('ledger_enter')), await after(removal('account_opens'))]).toEqual([
      '1 100',
      '1 0',
      '0 0',
    ])
    const told = (...statements: string[]) =>
      takenBack(owner.db, async (tx) => {
        await perform(tx, [...statements, ...pair])
        return valueOf(tx, `select count(*)::text as value from point_history where account_id = '${idOf(1)}'`)
      })
    expect([await told(), await told(removal('point_history_write'))]).toEqual(['1', '0'])
  })

  const ended = payoutSql(idOf(7), 'returned')
  it.each([
    ['another card', payoutSql(idOf(7)), `bank_card = 'another'`, false],
    ['another person', payoutSql(idOf(7)), `user_id = '${ANNA}'`, false],
    ['another end', ended, `step = 'settled', reason = null`, false],
    ['no end', ended, `step = 'held', reason = null, ended_at = null`, false],
    ['the next step', payoutSql(idOf(7)), `step = 'settled', ended_at = now(), bank_card = null`, true],
    ['a person who is gone', ended, 'user_id = null, pan = null', true],
  ])('a payout does not take what was not agreed: %s', async (_name, row, change, isTaken) => {
    const refusal = await refusalOf(
      takenBack(owner.db, (tx) => perform(tx, [row, `update payouts set ${change} where id = '${idOf(7)}'`])),
    )
    expect(refusal === null).toBe(isTaken)
    const gone = await refusalOf(takenBack(owner.db, (tx) => perform(tx, [row, `delete from payouts where id = '${idOf(7)}'`])))
    expect(gone).toMatch(/keeps its sum/)
  })
})
