import { raceSuite } from '../support/race-suite.ts'
import { testApp } from '../support/test-app.ts'
import { locks } from './locks.ts'
import { races } from './races.ts'

raceSuite('AD04 RL10 rights', testApp(), races, locks)
