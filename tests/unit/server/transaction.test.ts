/** What locks or writes in several statements compiles inside a transaction alone (`npm run check`). */
import { expect, test } from 'vitest'
import { protectPerson } from '../../../server/kernel/database/lock-people.ts'
import type { Db, Tx } from '../../../server/kernel/database/types.ts'
import { lockAccounts } from '../../../server/modules/ledger/ledger.ts'
import { holdPoints } from '../../../server/modules/ledger/payouts.ts'
import { takePayee } from '../../../server/modules/payouts/tax-limit.ts'

const HOLD = { userId: '', payoutId: '', amount: 1 }

// The compiler is asked here, by its errors that are expected; nothing is called.
test('a lock of accounts does not compile on the database itself', () => {
  const onDatabase = (db: Db) => [
    // @ts-expect-error -- the locks would be gone at the end of the statement
    () => lockAccounts(db, []),
    // @ts-expect-error -- nor a hold of points
    () => holdPoints(db, HOLD, 0),
    // @ts-expect-error -- nor the lock of a person
    () => protectPerson(db, ''),
    // @ts-expect-error -- nor a prepared statement that locks
    () => takePayee(db, ''),
  ]
  expect(onDatabase).toHaveLength(1)
})

test('it compiles inside a transaction, which is taken wherever the database is', () => {
  const inTransaction = (db: Db) => db.transaction((tx) => lockAccounts(tx, []))
  const asDatabase = (tx: Tx): Db => tx
  expect([inTransaction, asDatabase]).toHaveLength(2)
})
