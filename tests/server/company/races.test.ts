import { raceSuite } from '../support/races/race-suite.ts'
import { testApp } from '../support/server/test-app.ts'
import { locks } from './locks.ts'
import { races } from './races.ts'

raceSuite('LT36 AT01 documents', testApp({ reserveLimit: 1_000 }), races, locks)
