/** Each guard of the ledger in the database, with an attack that it alone refuses; the attacker owns the database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANNA, IGOR, ROMASHKA } from '../../../server/demo/people.ts'
import type { OpenDatabase } from '../../../server/kernel/database/types.ts'
import { sealLedger } from '../../../server/modules/ledger/seal.ts'
import { CONSTRAINTS, INDEXES, TRIGGERS } from '../../../server/modules/ledger/verify/guards.ts'
import {
  accountSql,
  decisionSql,
  idOf,
  PAYOUTS_SQL,
  payoutSql,
  perform,
  PROGRAMME_SQL,
  refusalOf,
  soldSql,
  takenBack,
  valueOf,
  written,
} from '../support/tamper.ts'
import { testApp } from '../support/server/test-app.ts'
import { openAsOwner } from '../support/server/test-database.ts'

const world = testApp()
let owner: OpenDatabase
beforeAll(async () => {
  owner = await openAsOwner(world().db)
  await sealLedger(owner.db, 0)
})
afterAll(() => owner.close())

const anna = accountSql(ANNA)
const held = accountSql(ANNA, 'held')
/** A sale of Анна's that has earned 100 kopecks, and what she gets for it. */
const sold = soldSql({ number: 90, owner: ANNA, bonus: 100 })
const charged = (number: number, amount = 100) => written({ number, sale: idOf(90) }, [PROGRAMME_SQL, -amount], [anna, amount])
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

const attacks: Record<string, Attack> = {
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
  ledger_balanced: { statements: [...sold, ...written({ number: 1, sale: idOf(90) }, [anna, 100])], refusal: /not balanced/ },
  balances_not_negative: {
    statements: [
      payoutSql(idOf(7), 'sent', 100_000_000),
      ...written({ number: 1, operation: 'DISCHARGE_HOLD', payout: idOf(7) }, [anna, -100_000_000], [held, 100_000_000]),
    ],
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
    statements: [...sold, ...charged(1), ...charged(2)],
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
      ...hold(1, idOf(7)),
      ...settle(2, idOf(7)),
      decisionSql(6, idOf(7)),
      ...[3, 4].flatMap((number) =>
        written({ number, operation: 'MANUAL_CHARGE_SELLER', reverses: idOf(2) }, [PAYOUTS_SQL, -100], [anna, 100]),
      ),
    ],
    refusal: /ledger_reversed_once/,
  },
  ledger_transactions_payout_id_payouts_id_fk: {
    statements: hold(1, idOf(7)),
    refusal: /ledger_transactions_payout_id_payouts_id_fk/,
  },
  // A repeat of a withdrawal must not pay again.
  payouts_key: {
    statements: [
      seventh,
      ...[8, 9].map(
        (number) => `insert into payouts (id, user_id, idempotency_key, bank_card, pan, amount, step, created_at, until)
          select '${idOf(number)}', '${ANNA}', 'one key', bank_card, pan, amount, step, created_at, until from payouts where id = '${idOf(7)}'`,
      ),
      ...[7, 8, 9].flatMap((number) => hold(number, idOf(number))),
    ],
    refusal: /payouts_key/,
  },
  point_history_append_only: { statements: ['update point_history set amount = 0'], refusal: /append-only/ },
  // The bank is told the sum of the row.
  payouts_guard: {
    statements: [
      seventh,
      ...hold(1, idOf(7)),
      'set constraints all immediate',
      `update payouts set amount = 10000 where id = '${idOf(7)}'`,
    ],
    refusal: /keeps its sum/,
  },
  payouts_held: { statements: [seventh], refusal: /holds nothing/ },
  ledger_fits: { statements: [...sold, ...charged(1, 999)], refusal: /does not fit/ },
  ledger_transactions_grounds: {
    statements: written({ number: 1 }, [PROGRAMME_SQL, -100], [anna, 100]),
    refusal: /ledger_transactions_grounds/,
  },
  sales_guard: { statements: [...sold, `update sales set bonus = 999 where id = '${idOf(90)}'`], refusal: /that of the model/ },
  retail_points_guard: { statements: ['update retail_points set admin_percent_of_bonus = 99'], refusal: /keeps its percent/ },
  retail_points_share: {
    statements: [
      `insert into retail_points (id, name, address, inn, admin_percent_of_bonus, retail_point_coordinates, time_zone, created_at)
        values ('${idOf(1)}', 'Своя', 'Тула', '7107000000', 500, '', '+03:00', now())`,
    ],
    refusal: /retail_points_share/,
  },
}

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
    expect(Object.keys(attacks).toSorted()).toEqual(names.toSorted())
  })

  it.each(names)('%s alone stops an attack', async (name) => {
    const { db } = owner
    const { statements, refusal } = attacks[name]!
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
      ...soldSql({ number: 90, owner: ROMASHKA, bonus: 100 }),
      ...written({ number: 1, sale: idOf(90) }, [PROGRAMME_SQL, -100], [`'${idOf(1)}'`, 100]),
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

  const held7 = [seventh, ...hold(1, idOf(7))]
  const ended = [payoutSql(idOf(7), 'returned'), ...hold(1, idOf(7)), ...giveBack(2, idOf(7), 1)]
  it.each([
    ['another card', held7, `bank_card = 'another'`, false],
    ['another person', held7, `user_id = '${IGOR}'`, false],
    ['another end', ended, `step = 'settled', reason = null`, false],
    ['no end', ended, `step = 'held', reason = null, ended_at = null`, false],
    ['the next step', [...held7, ...settle(2, idOf(7))], `step = 'settled', ended_at = now(), bank_card = null`, true],
    ['an end without its outcome', held7, `step = 'settled', ended_at = now(), bank_card = null`, false],
    ['a person who is gone', ended, 'user_id = null, pan = null', true],
  ])('a payout does not take what was not agreed: %s', async (_name, rows, change, isTaken) => {
    const refusal = await refusalOf(
      takenBack(owner.db, (tx) =>
        perform(tx, [...rows, 'set constraints all immediate', `update payouts set ${change} where id = '${idOf(7)}'`]),
      ),
    )
    expect(refusal === null, refusal ?? '').toBe(isTaken)
    const gone = await refusalOf(
      takenBack(owner.db, (tx) => perform(tx, [...rows, `delete from payouts where id = '${idOf(7)}'`])),
    )
    expect(gone).toMatch(/keeps its sum/)
  })
})
