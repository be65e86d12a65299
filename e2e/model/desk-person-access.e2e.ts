import { personAccessFlow } from '../../model/desk/person-access.ts'
import { person } from '../../model/desk/people-rows.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { toDeskLogin } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, openPerson } from '../support/desk.ts'

testBrowser({
  flow: personAccessFlow,
  input: 'a person',
  stillAt: stamp.now,
  open: openPerson('personAccess', 'idle'),
  operations: { act: 'lockDeskPerson' },
  others: { ...deskAnswers, getDeskPerson: person },
  leaves: { 'act: unauthorised': toDeskLogin },
})
