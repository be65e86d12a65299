import { details, person } from '../../model/desk/people-rows.ts'
import { revealFlow } from '../../model/desk/reveal.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { PNG } from '../../model/profile/profile-form.ts'
import { toDeskLogin } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, openPerson } from '../support/desk.ts'

const browserFlow = (state: string, shownUntil: string | null) =>
  ({
    flow: revealFlow,
    stillAt: stamp.now,
    open: openPerson('reveal', state),
    operations: { reveal: 'revealDeskPerson', loadDetails: 'getDeskPersonDetails' },
    others: { ...deskAnswers, getDeskPerson: { ...person, shownUntil }, getDeskPersonPicture: PNG },
    leaves: { 'reveal: unauthorised': toDeskLogin },
  }) satisfies Omit<Parameters<typeof testBrowser<typeof revealFlow.machine>>[0], 'input'>

testBrowser({ ...browserFlow('masked', null), input: 'a person' })
testBrowser({ ...browserFlow('loading', details.until), input: 'data that are shown' })
