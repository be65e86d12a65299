/** `npm run ledger -- verify`: whatever is forged past the guards, the check finds and names. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ANNA, IGOR } from '../../../server/demo/people.ts'
import type { Db, OpenDatabase } from '../../../server/kernel/database/types.ts'
import { lastSeal, sealLedger } from '../../../server/modules/ledger/seal.ts'
import type { Finding } from '../../../server/modules/ledger/verify/finding.ts'
import { verifyKept } from '../../../server/modules/ledger/verify/seals.ts'
import { verifyLedger } from '../../../server/modules/ledger/verify/verify.ts'
import { freshPlace, runToEnd } from '../support/server/process.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import {
  accountSql,
  idOf,
  PAYOUTS_SQL,
  payoutSql,
  perform,
  PROGRAMME_SQL,
  soldSql,
  takenBack,
  valueOf,
  WITHOUT_RULES,
  written,
} from '../support/tamper.ts'
import { testApp } from '../support/server/test-app.ts'
import { openAsOwner } from '../support/server/test-database.ts'

const world = testApp()
let owner: OpenDatabase
beforeAll(async () => {
  owner = await openAsOwner(world().db)
})
afterAll(() => owner.close())

const [anna, igor, held] = [accountSql(ANNA), accountSql(IGOR), accountSql(ANNA, 'held')]
const isPostgres = inject('engineSetup').engine === 'postgres'

const findingsOf = async (db: Db): Promise<Finding[]> => {
  const findings: Finding[] = []
  await verifyLedger(db, (finding) => findings.push(finding))
  return findings
}
const namesOf = async (db: Db): Promise<string[]> => (await findingsOf(db)).map(({ kind, what }) => `${kind} ${what}`).toSorted()

/** What the check says of a forged ledger. Triggers and foreign keys are off while the statements run. */
const afterForging = (...statements: string[]): Promise<string[]> =>
  takenBack(owner.db, async (tx) => {
    await perform(tx, [
      'set local session_replication_role = replica',
      ...statements,
      'set local session_replication_role = origin',
    ])
    return namesOf(tx)
  })
/** What the check says of rows that the database would refuse today, but for the guards that are gone for it. */
const afterMinting = async (...statements: string[]): Promise<string[]> =>
  takenBack(owner.db, async (tx) => {
    await perform(tx, [...WITHOUT_RULES, ...statements])
    return (await namesOf(tx)).filter((name) => !name.startsWith('guard '))
  })
/** The same with the guards on, but for those that the statements remove. */
const afterWriting = (...statements: string[]): Promise<string[]> =>
  takenBack(owner.db, async (tx) => {
    await perform(tx, statements)
    return namesOf(tx)
  })

/** An entry in the middle of Анна's chain, its transaction, and the other side of it. */
const MIDDLE = `from ledger_entries where account_id = ${anna} order by id offset 3 limit 1`
const entryId = () => valueOf(owner.db, `select id::text as value ${MIDDLE}`)
const transactionId = () => valueOf(owner.db, `select transaction_id::text as value ${MIDDLE}`)
const annaId = () => valueOf(owner.db, `select id::text as value from accounts where id = ${anna}`)

describe('C01 E15 a check of the ledger', () => {
  it('finds nothing in a ledger that is whole, and sees every entry', async () => {
    const findings: Finding[] = []
    const seen = await verifyLedger(world().db, (finding) => findings.push(finding))
    expect([findings, String(seen)]).toEqual([[], await valueOf(owner.db, 'select count(*)::text as value from ledger_entries')])
    await takenBack(owner.db, async (tx) => {
      expect(await sealLedger(tx, 0)).toBe(seen)
      expect([await sealLedger(tx, 0), await findingsOf(tx)]).toEqual([0, []])
    })
  })

  it('guard: a trigger that is dropped or switched off', async () => {
    expect(await afterWriting('drop trigger ledger_enter on ledger_entries')).toEqual(['guard ledger_enter'])
    expect(await afterWriting('alter table balances disable trigger ledger_balances_guard')).toEqual([
      'guard ledger_balances_guard',
    ])
    expect(await afterWriting('alter table balances drop constraint balances_not_negative')).toEqual([
      'guard balances_not_negative',
    ])
    expect(await afterWriting('drop index ledger_payout_outcome')).toEqual(['guard ledger_payout_outcome'])
  })

  it.runIf(isPostgres)('right: a role that may change what is written', async () => {
    expect(await afterWriting('grant update on balances to mst_serving')).toEqual(['right mst_serving'])
    expect(await afterWriting('grant delete on ledger_entries to public')).toEqual(['right PUBLIC'])
    // Of one column, and the right to write past the triggers.
    expect(await afterWriting('grant update (amount) on balances to mst_serving')).toEqual(['right mst_serving'])
    expect(await afterWriting('grant update (amount) on payouts to mst_serving')).toEqual(['right mst_serving'])
    expect(await afterWriting('grant insert on balances to mst_serving')).toEqual(['right mst_serving'])
    expect(await afterWriting('grant insert (amount) on point_history to mst_serving')).toEqual(['right mst_serving'])
  })

  it('guard: a function that was replaced, a trigger that calls another one or fires never, and one that nobody has written', async () => {
    const nothing = (name: string, rights = '') =>
      `create or replace function ${name}() returns trigger language plpgsql ${rights} as $$ begin return null; end $$`
    expect(await afterWriting(nothing('ledger_check_fits'))).toEqual(['guard ledger_check_fits()'])
    const definition = `select pg_get_functiondef('ledger_enter()'::regprocedure) as value`
    const entering = await valueOf(owner.db, definition)
    expect(await afterWriting(entering)).toEqual([])
    expect(await afterWriting(entering.replace('NEW.amount', '2 * NEW.amount'))).toEqual(['guard ledger_enter()'])
    // The same words with the rights of somebody else, or looked up somewhere else.
    expect(await afterWriting('alter function ledger_enter() security invoker')).toEqual(['guard ledger_enter()'])
    expect(await afterWriting('alter function ledger_enter() reset search_path')).toEqual(['guard ledger_enter()'])
    expect(
      await afterWriting(
        `create function ledger_seal(most bigint, moment timestamptz) returns integer language sql as 'select 0'`,
      ),
    ).toEqual(['guard ledger_seal()'])
    const again = (rest: string) => [
      nothing('does_nothing'),
      'drop trigger payouts_guard on payouts',
      `create trigger payouts_guard ${rest}`,
    ]
    expect(
      await afterWriting(...again('before update or delete on payouts for each row execute function does_nothing()')),
    ).toEqual(['guard payouts_guard'])
    expect(await afterWriting(...again('before delete on payouts for each row execute function payouts_guard()'))).toEqual([
      'guard payouts_guard',
    ])
    expect(
      await afterWriting(
        ...again('before update or delete on payouts for each row when (false) execute function payouts_guard()'),
      ),
    ).toEqual(['guard payouts_guard'])
    expect(
      await afterWriting(
        nothing('does_nothing'),
        'create trigger helper before insert on ledger_entries for each row execute function does_nothing()',
      ),
    ).toEqual(['guard helper'])
  })

  it('guard: the migrations of a newer program, whose functions this one does not know', async () => {
    expect(await afterWriting(`insert into migrations values ('9999_later.sql', 'x')`)).toEqual(['guard migrations'])
  })

  it.runIf(isPostgres)('right: a role that belongs to the owner, or is more than its grants', async () => {
    expect(await afterWriting('create role stranger', 'grant mst to stranger')).toEqual(['right stranger'])
    expect(await afterWriting('grant mst to mst_serving')).toEqual(['right mst_serving'])
    expect(await afterWriting('create role between', 'grant mst to between', 'grant between to mst_serving')).toEqual([
      'right between',
      'right mst_serving',
    ])
    expect(await afterWriting('alter role mst_serving superuser')).toEqual(['right mst_serving'])
    expect(await afterWriting('alter role mst_serving createrole')).toEqual(['right mst_serving'])
    expect(await afterWriting('grant pg_write_all_data to mst_serving')).toEqual(['right mst_serving'])
  })

  it('entry: a hash, a moment or a sum that was changed, and an entry that is gone', async () => {
    const [id, transaction, account] = [await entryId(), await transactionId(), await annaId()]
    const other = await valueOf(
      owner.db,
      `select id::text as value from ledger_entries where transaction_id = '${transaction}' and id <> ${id}`,
    )
    const next = await valueOf(
      owner.db,
      `select min(id)::text as value from ledger_entries where account_id = ${anna} and id > ${id}`,
    )
    const both = [`entry ${id}`, `entry ${other}`].toSorted()
    expect(await afterForging(`update ledger_entries set hash = sha256('x') where id = ${id}`)).toEqual(
      [`entry ${id}`, `entry ${next}`].toSorted(),
    )
    expect(await afterForging(`update ledger_transactions set created_at = '2020-01-01' where id = '${transaction}'`)).toEqual(
      both,
    )
    expect(await afterForging(`update ledger_entries set amount = 2 * amount where transaction_id = '${transaction}'`)).toEqual(
      [`balance ${account}`, `charge ${transaction}`, ...both].toSorted(),
    )
    expect(await afterForging(`delete from ledger_entries where id = ${id}`)).toEqual([
      `balance ${account}`,
      `entry ${next}`,
      `unbalanced ${transaction}`,
    ])
  })

  it('stray: a pair that came past the trigger', async () => {
    const pair = [
      ...soldSql({ number: 90, owner: ANNA, bonus: 100 }),
      ...written({ number: 1, sale: idOf(90) }, [PROGRAMME_SQL, -100], [anna, 100]),
    ]
    const hashed = `update ledger_entries e set hash = ledger_hash('', e.id, e.account_id, e.amount, t) from ledger_transactions t
      where t.id = e.transaction_id and t.id = '${idOf(1)}' and e.account_id = ${PROGRAMME_SQL}`
    const names = await afterForging(...pair, hashed)
    expect(names).toEqual([expect.stringMatching(/^stray \d+$/)])
  })

  it('negative: an account that had less than nothing in between', async () => {
    const names = await afterMinting(
      'alter table balances drop constraint balances_not_negative',
      ...written({ number: 1 }, [anna, -100_000_000], [igor, 100_000_000]),
      ...written({ number: 2 }, [igor, -100_000_000], [anna, 100_000_000]),
      'set constraints all immediate',
      'alter table balances add constraint balances_not_negative check (amount >= 0)',
    )
    const shapes = new Set([`shape ${idOf(1)}`, `shape ${idOf(2)}`])
    expect(names.filter((name) => !shapes.has(name))).toEqual([expect.stringMatching(/^negative \d+$/)])
  })

  it('balance: one that was moved by hand, and one that is gone', async () => {
    const account = await annaId()
    expect(await afterForging(`update balances set amount = amount + 100000000 where account_id = ${anna}`)).toEqual([
      `balance ${account}`,
    ])
    expect(await afterForging(`update balances set head = sha256('x') where account_id = ${anna}`)).toEqual([
      `balance ${account}`,
    ])
    // Without the balance nothing covers the entries: the first of them is a stray.
    expect(await afterForging(`delete from balances where account_id = ${anna}`)).toEqual([
      `balance ${account}`,
      expect.stringMatching(/^stray \d+$/),
    ])
  })

  it('unbalanced: sides that do not make zero, and a transaction without any', async () => {
    const off = 'alter table ledger_transactions disable trigger ledger_balanced'
    const on = 'alter table ledger_transactions enable trigger ledger_balanced'
    expect(await afterMinting(off, ...written({ number: 1 }, [PROGRAMME_SQL, -99], [anna, 100]), on)).toEqual([
      `unbalanced ${idOf(1)}`,
    ])
    expect(await afterMinting(off, ...written({ number: 1 }), on)).toEqual([`unbalanced ${idOf(1)}`])
  })

  it('shape: points that went from person to person', async () => {
    expect(await afterMinting(...written({ number: 1 }, [anna, -100], [igor, 100]))).toEqual([`shape ${idOf(1)}`])
  })

  it('twice: points for one sale, where the index guards something else under its name', async () => {
    const twice = [1, 2].flatMap((number) => written({ number, sale: idOf(90) }, [PROGRAMME_SQL, -100], [anna, 100]))
    const names = await afterWriting(
      'drop index ledger_sale_operation',
      ...soldSql({ number: 90, owner: ANNA, bonus: 100 }),
      ...twice,
      'set constraints all immediate',
      'create unique index ledger_sale_operation on ledger_transactions (id)',
    )
    expect(names).toEqual([`twice ${idOf(2)}`])
  })

  it('payout: an outcome of another sum, of another account, and one that nothing was held for', async () => {
    const rows = [payoutSql(idOf(7), 'settled'), payoutSql(idOf(8), 'settled')]
    const hold = written({ number: 1, operation: 'DISCHARGE_HOLD', payout: idOf(7) }, [anna, -100], [held, 100])
    const outcome = (number: number, payout: string, amount: number) =>
      written({ number, operation: 'DISCHARGE', payout }, [held, -amount], [PAYOUTS_SQL, amount])
    expect(await afterWriting(rows[0]!, ...hold, ...outcome(2, idOf(7), 100))).toEqual([])
    expect(await afterMinting(rows[0]!, ...hold, ...outcome(2, idOf(7), 99))).toEqual([`payout ${idOf(2)}`])
    expect(await afterMinting(...rows, ...hold, ...outcome(2, idOf(8), 100))).toEqual(
      [`payout ${idOf(2)}`, `payout ${idOf(7)}`, `unheld ${idOf(8)}`].toSorted(),
    )
    // The row of the payout tells another story than the ledger.
    const story = (step: 'sent' | 'settled' | 'returned', amount = 100) =>
      afterMinting(payoutSql(idOf(7), step, amount), ...hold, ...outcome(2, idOf(7), 100))
    expect(await story('returned')).toEqual([`payout ${idOf(2)}`])
    expect(await story('sent')).toEqual([`payout ${idOf(2)}`])
    expect(await story('settled', 10_000)).toEqual([`payout ${idOf(1)}`, `payout ${idOf(2)}`])
  })

  it('seal: a ledger that was rewritten with all its hashes; a seal that is kept outside gives away new seals too', async () => {
    /** The last transaction of Анна's never was: entries, transaction and balance agree with each other afterwards. */
    const forged = [
      `create temporary table gone on commit drop as select transaction_id from ledger_entries where account_id = ${anna} order by id desc limit 1`,
      `delete from payouts where id in (select payout_id from ledger_transactions t join gone on gone.transaction_id = t.id)`,
      `delete from ledger_entries where transaction_id in (select transaction_id from gone)`,
      `delete from ledger_transactions where id in (select transaction_id from gone)`,
      ...[anna, held].map(
        (account) => `update balances b set amount = made.amount, entries = made.entries, last_entry = made.last,
          head = (select hash from ledger_entries where id = made.last)
          from (select sum(amount) as amount, count(*) as entries, max(id) as last from ledger_entries where account_id = ${account}) made
          where b.account_id = ${account}`,
      ),
    ]
    const last = `(select transaction_id from ledger_entries where account_id = ${anna} order by id desc limit 1)`
    const holds = await valueOf(owner.db, `select operation as value from ledger_transactions where id = ${last}`)
    const outcome = `delete from ledger_entries e using ledger_transactions t where t.id = e.transaction_id and t.operation = 'DISCHARGE'
      and t.payout_id = (select payout_id from ledger_transactions where id = ${last})`
    const outcomeItself = `delete from ledger_transactions where operation = 'DISCHARGE'
      and payout_id = (select payout_id from ledger_transactions where id = ${last})`
    expect(holds).toBe('DISCHARGE_HOLD')
    expect(await afterForging(outcome, outcomeItself, ...forged)).toEqual([])
    await takenBack(owner.db, async (tx) => {
      await sealLedger(tx, 0)
      const kept = await lastSeal(tx)
      await perform(tx, ['set local session_replication_role = replica', outcome, outcomeItself, ...forged])
      expect(await namesOf(tx)).toEqual(['seal 1'])
      expect(await verifyKept(tx, kept!)).toEqual([])
      await perform(tx, ['delete from ledger_seals', 'set local session_replication_role = origin'])
      await sealLedger(tx, 0)
      expect(await namesOf(tx)).toEqual([])
      expect((await verifyKept(tx, kept!)).map(({ kind, what }) => `${kind} ${what}`)).toEqual(['seal 1'])
    })
  })

  it('seal: a seal that is missing between two', async () => {
    await takenBack(owner.db, async (tx) => {
      for (const most of [10, 20, 30]) await perform(tx, [`select ledger_seal(${most}, now())`])
      await perform(tx, [
        'set local session_replication_role = replica',
        'delete from ledger_seals where number = 2',
        'set local session_replication_role = origin',
      ])
      expect(await namesOf(tx)).toEqual(['seal 3'])
    })
  })
})

// On the embedded database the command runs like `npm run jobs`, whose test is about that.
describe.runIf(isPostgres)('npm run ledger', () => {
  it('C01 E15 names the entry that is wrong, the charge and the payout out of nothing, and ends with code 1; a whole ledger with 0', async () => {
    const place = await freshPlace()
    try {
      const whole = await runToEnd('ledger-command', ['verify'], place.env)
      expect(whole.output).toMatch(/^Проводок \d+, за [\d.]+ с, память \d+ МБ\nПечатей ещё нет\nЖурнал сходится\n$/)
      expect(whole.code).toBe(0)
      const sealed = await runToEnd('ledger-command', ['seal'], place.env)
      expect(sealed.output).toMatch(/^Запечатано проводок: [1-9]\d*\nПоследняя печать 1:[\da-f]{64}\n$/)
      const [, seal = ''] = /печать (\S+)/.exec(sealed.output) ?? []
      expect((await runToEnd('ledger-command', ['verify', '--seal', seal], place.env)).code).toBe(0)
      const copy = openUnlimited(place.env['DATABASE_MIGRATION_URL'] ?? '', 1)
      const id = await valueOf(copy.db, `select id::text as value ${MIDDLE}`)
      await copy.db.transaction((tx) =>
        perform(tx, [
          'set local session_replication_role = replica',
          `update ledger_entries set amount = amount + 1 where id = ${id}`,
        ]),
      )
      await copy.close()
      const spoilt = await runToEnd('ledger-command', ['verify'], place.env)
      expect(spoilt.output).toMatch(new RegExp(`^entry ${id}: проводка не та, что была записана`, 'm'))
      expect(spoilt.output).toMatch(/Найдено: 3\. Что делать: docs\/operations\.md, «Журнал баллов»\n$/)
      expect(spoilt.code).toBe(1)
      const minted = openUnlimited(place.env['DATABASE_MIGRATION_URL'] ?? '', 1)
      await minted.db.transaction((tx) =>
        perform(tx, [
          ...WITHOUT_RULES,
          payoutSql(idOf(7)),
          ...written({ number: 1 }, [PROGRAMME_SQL, -100], [anna, 100]),
          ...written({ number: 2, operation: 'MANUAL_CHARGE_SELLER' }, [PAYOUTS_SQL, -100], [anna, 100]),
        ]),
      )
      await minted.close()
      const named = (await runToEnd('ledger-command', ['verify'], place.env)).output
      for (const [kind, id] of [
        ['charge', idOf(1)],
        ['manual', idOf(2)],
        ['unheld', idOf(7)],
      ])
        expect(named).toMatch(new RegExp(`^${kind} ${id}: `, 'm'))
      expect((await runToEnd('ledger-command', ['verify', '--seal', '1'], place.env)).code).toBe(2)
    } finally {
      place.remove()
    }
  }, 60_000)
})
