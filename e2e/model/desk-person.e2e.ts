import { expect, type Page } from '@playwright/test'
import { correctionFlow } from '../../model/desk/correction.ts'
import { personAccessFlow } from '../../model/desk/person-access.ts'
import { personFlow } from '../../model/desk/person.ts'
import { ANNA, person } from '../../model/desk/people-rows.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { toDeskLogin } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, startAsOperator } from '../support/desk.ts'

const openAt =
  (flow: string, state: string) =>
  async (page: Page): Promise<void> => {
    await startAsOperator(page)
    await page.goto(`/desk/people/${ANNA}`)
    await expect(page.locator(`[data-flow="${flow}"]`)).toHaveAttribute('data-state', state)
  }

const others = { ...deskAnswers, getDeskPerson: person }

testBrowser({
  flow: personFlow,
  input: 'a person',
  stillAt: stamp.now,
  open: openAt('person', 'loading'),
  operations: { loadPerson: 'getDeskPerson', renewPerson: 'getDeskPerson' },
  others: deskAnswers,
  leaves: {},
})

testBrowser({
  flow: personAccessFlow,
  input: 'a person',
  stillAt: stamp.now,
  open: openAt('personAccess', 'idle'),
  operations: { act: 'lockDeskPerson' },
  others,
  leaves: { 'act: unauthorised': toDeskLogin },
})

testBrowser({
  flow: correctionFlow,
  input: 'a person',
  stillAt: stamp.now,
  open: openAt('correction', 'closed'),
  operations: { correct: 'correctDeskPersonPoints' },
  others,
  leaves: { 'correct: unauthorised': toDeskLogin },
})
