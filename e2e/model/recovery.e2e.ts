import { expect, type Page } from '@playwright/test'
import { DIGITS, PHONE, recoveryFlow, request } from '../../model/account/recovery.ts'
import type { Edge } from '../../model/explore/explore.ts'
import { toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { laterChecks } from '../support/captcha.ts'
import { sessionAnswers } from '../support/demo-person.ts'

const open = async (page: Page, state = 'form.captchaLoading') => {
  await page.goto('/auth/recovery')
  await expect(page.locator('[data-flow="recovery"]')).toHaveAttribute('data-state', state)
  // The mask loads after the page: it is part of the form under test.
  if (state.startsWith('form')) await page.getByLabel('Телефон').focus()
}

const toSuccess = (page: Page) => expect(page).toHaveURL(`/auth/recovery-success?phone=${DIGITS}`)
const toResult = async (page: Page) => {
  await expect(page).toHaveURL('/auth/result?kind=failure')
  await expect(page.getByRole('heading', { name: 'Ошибка' })).toBeVisible()
}

/** The reason why the tours use the field little. */
const SHORT = 'the captcha is waited for ten seconds only: jsdom types half a phone and leaves it'

const common = {
  flow: recoveryFlow,
  operations: { prepareCaptcha: 'getCaptcha', requestPassword: 'requestPassword' },
  others: sessionAnswers,
  atOnce: laterChecks,
  leaves: {
    'requestPassword: sent': toSuccess,
    'requestPassword: wrong shape': toSuccess,
    'code.received': toSuccess,
    'requestPassword: no more today': toResult,
    'requestPassword: code 500': toResult,
    'requestPassword: gateway down': toServerError,
  },
  // A device that can do the task does it: cancelling and failures belong to another provider and to journeys.
  passes: ['solveCaptcha: solved'],
  passing: ['form.captchaSolving'],
  // Ten seconds are less than a check of the page takes on a busy machine.
  canBeDone: ({ source, by }: Edge) => source !== 'form.captchaLoading' || !by.event.type.startsWith('form.'),
  excluded: {
    'form.change {"patch":{"mobile":"+7 (900) 000"}}': SHORT,
    'form.blur {"field":"mobile"}': SHORT,
  },
} as const

testBrowser({ ...common, input: 'a first visit', open })

testBrowser({
  ...common,
  input: 'a reload while sending',
  open: async (page) => {
    await page.addInitScript(
      (draft) => localStorage.setItem('draft.recovery', JSON.stringify({ owner: 'anonymous', at: Date.now(), draft })),
      { mobile: PHONE, command: request },
    )
    await open(page, 'unanswered')
  },
})
