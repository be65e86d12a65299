import { correctionFlow } from '../../model/desk/correction.ts'
import { person } from '../../model/desk/people-rows.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { toDeskLogin } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, openPerson } from '../support/desk.ts'

testBrowser({
  flow: correctionFlow,
  input: 'a person',
  stillAt: stamp.now,
  open: openPerson('correction', 'closed'),
  operations: { correct: 'correctDeskPersonPoints' },
  others: { ...deskAnswers, getDeskPerson: person },
  leaves: { 'correct: unauthorised': toDeskLogin },
})
