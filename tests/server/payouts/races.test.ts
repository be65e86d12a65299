import { afterAll, inject } from 'vitest'
import { expectSoundLedger } from '../support/ledger.ts'
import { raceSuite } from '../support/races/race-suite.ts'
import { testApp } from '../support/server/test-app.ts'
import { locks, races } from './races.ts'
import { expectSoundPayouts } from './support.ts'

// One of the races sets the limit of a year. Operators end more payouts here than the sum that one of them may move in a day.
const world = testApp({ payoutRules: { perPayout: null, perDay: null, perYear: null, workingDays: 1 }, secondAbove: 1_000_000 })

afterAll(async () => {
  if (inject('engineSetup').engine !== 'postgres') return
  await expectSoundPayouts(world().db)
  await expectSoundLedger(world().db)
})

raceSuite('E20 C01 withdrawals', world, races, locks)
