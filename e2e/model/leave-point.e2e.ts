import { expect, type Page } from '@playwright/test'
import { leavePointFlow } from '../../model/profile/leave-point.ts'
import { point } from '../../model/profile/profile-home.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

const APPLICANT = 'a seller has no application: the journey against the server cancels one'

const toSearch = async (page: Page) => {
  await expect(page).toHaveURL('/profile/point?sub=bind')
  await expect(page.getByRole('textbox', { name: 'ИНН торговой точки' })).toBeVisible()
}

testBrowser({
  flow: leavePointFlow,
  input: 'a person with a point',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/profile/point')
    await expect(page.getByRole('button', { name: 'Выйти из точки' })).toBeVisible()
  },
  operations: { leavePoint: 'leavePoint', cancelApplication: 'cancelPointApplication' },
  others: { ...sessionAnswers, getCurrentPoint: point },
  leaves: {
    'done --close--> idle': toSearch,
    'leavePoint: unauthorised': toLogin,
    'leavePoint: gateway down': toServerError,
  },
  excluded: { 'ask {"way":"cancel"}': APPLICANT },
})
