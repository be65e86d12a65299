/**
 * Points and payouts inside the rules of the ledger, but out of nothing: the database refuses each of them to whoever serves, and where
 * somebody has taken the refusal away, the check names the row.
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ANNA, IGOR, PROFI, ROMASHKA } from '../../../server/demo/people.ts'
import type { Db, OpenDatabase } from '../../../server/kernel/database/types.ts'
import { sealLedger } from '../../../server/modules/ledger/seal.ts'
import { verifyLedger } from '../../../server/modules/ledger/verify/verify.ts'
import { untilWaiting } from '../support/races/locks.ts'
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

/** Findings but for those that the guards are gone. */
const namesOf = async (db: Db): Promise<string[]> => {
  const names: string[] = []
  await verifyLedger(db, ({ kind, what }) => kind !== 'guard' && names.push(`${kind} ${what}`))
  return names.toSorted()
}

/** A sale of Анна's in Игорь's point that has earned her 1 000 kopecks and him 100. */
const sale = (change: Partial<Parameters<typeof soldSql>[0]> = {}) =>
  soldSql({ number: 90, owner: ANNA, bonus: 1_000, point: PROFI, ...change })
const charge = (operation: string, to: string, amount: number) =>
  written({ number: 1, operation, sale: idOf(90) }, [PROGRAMME_SQL, -amount], [to, amount])
const hold = (amount = 100) =>
  written({ number: 2, operation: 'DISCHARGE_HOLD', payout: idOf(7) }, [anna, -amount], [held, amount])
const settled = [
  payoutSql(idOf(7), 'settled'),
  ...hold(),
  ...written({ number: 3, operation: 'DISCHARGE', payout: idOf(7) }, [held, -100], [PAYOUTS_SQL, 100]),
]
const byHand = (of: number | null, to = anna, amount = 100, operation = 'MANUAL_CHARGE_SELLER') =>
  written({ number: 1, operation, ...(of !== null && { reverses: idOf(of) }) }, [PAYOUTS_SQL, -amount], [to, amount])

const [FITS, GROUNDS] = [/does not fit/, /ledger_transactions_grounds/]
/** What nobody may write, how it is refused, and what the check calls it. */
const FORGERIES: [title: string, statements: string[], refusal: RegExp, names: string[]][] = [
  ['a charge without a sale', written({ number: 1 }, [PROGRAMME_SQL, -100], [anna, 100]), GROUNDS, [`charge ${idOf(1)}`]],
  [
    'a charge for a sale that is not finished',
    [...sale({ status: 'TAX_PENDING' }), ...charge('CHARGE_FOR_SALE', anna, 1_000)],
    FITS,
    [`charge ${idOf(1)}`],
  ],
  ['a charge of another sum', [...sale(), ...charge('CHARGE_FOR_SALE', anna, 1_001)], FITS, [`charge ${idOf(1)}`]],
  ['a charge for somebody else’s sale', [...sale(), ...charge('CHARGE_FOR_SALE', igor, 1_000)], FITS, [`charge ${idOf(1)}`]],
  ['a buyer’s charge for a seller’s sale', [...sale(), ...charge('CHARGE_FOR_BUY', anna, 1_000)], FITS, [`charge ${idOf(1)}`]],
  [
    'a seller’s charge for a purchase',
    [...sale({ side: 'buyer' }), ...charge('CHARGE_FOR_SALE', anna, 1_000)],
    FITS,
    [`charge ${idOf(1)}`],
  ],
  [
    'an administrator’s charge above the percent',
    [...sale(), ...charge('CHARGE_FOR_ADMIN', igor, 101)],
    FITS,
    [`charge ${idOf(1)}`],
  ],
  [
    'an administrator’s charge for an own sale',
    [...sale({ owner: IGOR }), ...charge('CHARGE_FOR_ADMIN', igor, 100)],
    FITS,
    [`charge ${idOf(1)}`],
  ],
  // Who administered the point then is known to nobody later.
  [
    'an administrator’s charge for another one',
    [...sale({ owner: ROMASHKA }), ...charge('CHARGE_FOR_ADMIN', anna, 100)],
    FITS,
    [],
  ],
  ['points by hand without a reason', byHand(null), FITS, [`manual ${idOf(1)}`]],
  ['points by hand that no operator has decided', [...settled, ...byHand(3)], FITS, [`manual ${idOf(1)}`]],
  ['points by hand of another sum', [...settled, decisionSql(6, idOf(7)), ...byHand(3, anna, 99)], FITS, [`manual ${idOf(1)}`]],
  ['points by hand for another person', [...settled, decisionSql(6, idOf(7)), ...byHand(3, igor)], FITS, [`manual ${idOf(1)}`]],
  ['points by hand for a hold', [...settled, decisionSql(6, idOf(7)), ...byHand(2)], FITS, [`manual ${idOf(1)}`]],
  ['points by hand of a kind that nobody writes', byHand(null, anna, 100, 'MANUAL_CHARGE_ART'), FITS, [`shape ${idOf(1)}`]],
  ['points of a kind that there is not', byHand(null, anna, 100, 'GIFT'), GROUNDS, [`shape ${idOf(1)}`]],
  [
    'points of the programme as what somebody has left',
    written({ number: 1, operation: 'FORFEIT' }, [PROGRAMME_SQL, -100], [anna, 100]),
    FITS,
    [`shape ${idOf(1)}`],
  ],
  [
    'points taken from somebody who is there',
    written({ number: 1, operation: 'FORFEIT' }, [anna, -100], [PROGRAMME_SQL, 100]),
    FITS,
    [`shape ${idOf(1)}`],
  ],
  ['a payout without a hold', [payoutSql(idOf(7))], /holds nothing/, [`unheld ${idOf(7)}`]],
  ['a payout above what it holds', [payoutSql(idOf(7), 'sent', 10_000), ...hold()], FITS, [`payout ${idOf(2)}`]],
  [
    'a payout that has ended in its row alone',
    [payoutSql(idOf(7), 'settled'), ...hold()],
    /without its outcome/,
    [`payout ${idOf(7)}`],
  ],
  [
    'an outcome of another sum than was held',
    [
      payoutSql(idOf(7), 'settled'),
      ...hold(),
      ...written({ number: 3, operation: 'DISCHARGE', payout: idOf(7) }, [held, -99], [PAYOUTS_SQL, 99]),
    ],
    FITS,
    [`payout ${idOf(3)}`],
  ],
]

describe('C01 E15 points and payouts out of nothing', () => {
  it.each(FORGERIES)('%s: refused to whoever serves, and named where it was not', async (_title, statements, refusal, names) => {
    const said = await refusalOf(takenBack(world().db, (tx) => perform(tx, statements)))
    expect(said ?? 'taken').toMatch(refusal)
    const found = await takenBack(owner.db, async (tx) => {
      await perform(tx, [...WITHOUT_RULES, ...statements])
      return namesOf(tx)
    })
    expect(found).toEqual(names)
  })

  it('what has been earned and decided is taken, and the check finds nothing', async () => {
    const statements = [
      ...sale(),
      ...charge('CHARGE_FOR_SALE', anna, 1_000),
      ...written({ number: 5, operation: 'CHARGE_FOR_ADMIN', sale: idOf(90) }, [PROGRAMME_SQL, -100], [igor, 100]),
      ...settled,
      decisionSql(6, idOf(7)),
      ...written({ number: 4, operation: 'MANUAL_CHARGE_SELLER', reverses: idOf(3) }, [PAYOUTS_SQL, -100], [anna, 100]),
    ]
    const found = await takenBack(world().db, async (tx) => {
      await perform(tx, statements)
      return namesOf(tx)
    })
    expect(found).toEqual([])
  })

  it.each([
    ['a bonus that no model has', sale(), `bonus = 999`, /that of the model/],
    ['a model of another bonus', sale(), `model_id = (select id from models where bonus <> 1000 limit 1)`, /that of the model/],
    [
      'another state, once points were charged',
      [...sale(), ...charge('CHARGE_FOR_SALE', anna, 1_000)],
      `status = 'FAIL'`,
      /stays/,
    ],
    ['another side', [...sale(), ...charge('CHARGE_FOR_SALE', anna, 1_000)], `side = 'buyer'`, /stays/],
    ['another person', [...sale(), ...charge('CHARGE_FOR_SALE', anna, 1_000)], `owner_id = '${IGOR}'`, /stays/],
    ['no bonus', [...sale(), ...charge('CHARGE_FOR_SALE', anna, 1_000)], 'bonus = null', /stays/],
    ['nobody: the person is gone', [...sale(), ...charge('CHARGE_FOR_SALE', anna, 1_000)], 'owner_id = null', /^taken$/],
    ['another state without points', sale(), `status = 'FAIL'`, /^taken$/],
  ])('a sale does not get %s', async (_title, statements, change, refusal) => {
    const said = await refusalOf(
      takenBack(world().db, (tx) =>
        perform(tx, [...statements, 'set constraints all immediate', `update sales set ${change} where id = '${idOf(90)}'`]),
      ),
    )
    expect(said ?? 'taken').toMatch(refusal)
  })
})

describe.runIf(inject('engineSetup').engine === 'postgres')('E15 a seal that the serving role asks for', () => {
  it('models keep their bonus: who serves may not set it', async () => {
    const change = takenBack(world().db, (tx) => perform(tx, ['update models set bonus = 100000000']))
    expect(await refusalOf(change)).toBe('permission denied for table models')
  })

  it('waits for whoever has a smaller number and has not ended: nothing appears under a seal later', async () => {
    const { db } = world()
    let sealing: Promise<number> | undefined
    await db.transaction(async (slow) => {
      // The smaller number, written first and committed last.
      await perform(slow, [...sale(), ...charge('CHARGE_FOR_SALE', anna, 1_000)])
      await db.transaction((fast) =>
        perform(fast, [
          ...soldSql({ number: 91, owner: IGOR, bonus: 2_000 }),
          ...written({ number: 9, sale: idOf(91) }, [PROGRAMME_SQL, -2_000], [igor, 2_000]),
        ]),
      )
      // Where it ends is not asked of whoever serves.
      const beyond = db.execute(sql.raw('select ledger_seal(9223372036854775807, 50000, now())'))
      expect((await refusalOf(beyond)) ?? 'sealed').toMatch(/does not exist/)
      sealing = sealLedger(db, world().clock.now())
      await untilWaiting(db, 1)
    })
    expect(await sealing).toBeGreaterThan(0)
    expect(await namesOf(db)).toEqual([])
  })

  it('does not trust a snapshot of before', async () => {
    const old = world().db.transaction((tx) => sealLedger(tx, world().clock.now()), { isolationLevel: 'repeatable read' })
    expect(await refusalOf(old)).toMatch(/old snapshot/)
  })

  it('lets writers go on as soon as it knows its end', async () => {
    const { db } = world()
    await takenBack(db, async (tx) => {
      await sealLedger(tx, world().clock.now())
      const writing = db.transaction((other) =>
        perform(other, [
          ...soldSql({ number: 92, owner: IGOR, bonus: 3_000 }),
          ...written({ number: 10, sale: idOf(92) }, [PROGRAMME_SQL, -3_000], [igor, 3_000]),
        ]),
      )
      await expect(writing).resolves.toBeUndefined()
    })
  })
})
