import { personFlow } from '../../model/desk/person.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, openPerson } from '../support/desk.ts'

testBrowser({
  flow: personFlow,
  input: 'a person',
  stillAt: stamp.now,
  open: openPerson('person', 'loading'),
  operations: { loadPerson: 'getDeskPerson', renewPerson: 'getDeskPerson' },
  others: deskAnswers,
  leaves: {},
})
