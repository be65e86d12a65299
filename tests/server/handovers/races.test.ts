import { raceSuite } from '../support/races/race-suite.ts'
import { testApp } from '../support/server/test-app.ts'
import { locks } from './locks.ts'
import { races } from './races.ts'

raceSuite('E17 D224 hand-overs', testApp(), races, locks)
