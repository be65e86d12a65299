import { raceSuite } from '../support/races/race-suite.ts'
import { testApp } from '../support/server/test-app.ts'
import { locks } from './locks.ts'
import { races } from './races.ts'

// The limit per seller is not raced for here.
raceSuite('B10 B11 C03 serials and receipts', testApp({ reserveLimit: 1_000_000 }), races, locks)
