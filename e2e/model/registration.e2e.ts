import { expect, type Page } from '@playwright/test'
import type { Edge } from '../../model/explore/explore.ts'
import { DIGITS, PHONE, registrationFlow } from '../../model/account/registration.ts'
import { toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { laterChecks } from '../support/captcha.ts'
import { sessionAnswers } from '../support/demo-person.ts'

const open = async (page: Page) => {
  await page.goto('/auth/registration')
  await expect(page.locator('[data-flow="registration"]')).toHaveAttribute('data-state', 'form.captchaLoading')
  // The mask loads after the page: it is part of the form under test.
  await page.getByLabel('Телефон').focus()
}

const toConfirmation = (page: Page) => expect(page).toHaveURL(`/auth/confirmation?phone=${DIGITS}`)

const common = {
  flow: registrationFlow,
  operations: { prepareCaptcha: 'getCaptcha', requestCode: 'requestRegistrationCode' },
  others: sessionAnswers,
  atOnce: laterChecks,
  leaves: {
    'requestCode: sent': toConfirmation,
    'requestCode: wrong shape': toConfirmation,
    'code.enter': toConfirmation,
    'requestCode: gateway down': toServerError,
  },
  // A device that can do the task does it: cancelling and failures belong to another provider and to journeys.
  passes: ['solveCaptcha: solved'],
  passing: ['form.captchaSolving'],
  // Ten seconds are less than a check of the page takes on a busy machine.
  canBeDone: ({ source, by }: Edge) => source !== 'form.captchaLoading' || !by.event.type.startsWith('form.'),
} as const

testBrowser({ ...common, input: 'a first visit', open })

/** Opens the page on a device with this stored data of a phone. */
const openWith = (typed: string) => async (page: Page) => {
  await page.addInitScript((mobile) => {
    const draft = { owner: 'anonymous', at: Date.now(), draft: { mobile, license: true, command: null } }
    localStorage.setItem('draft.registration', JSON.stringify(draft))
  }, typed)
  await open(page)
}

testBrowser({ ...common, input: 'a phone half typed', open: openWith('+7 (900) 123') })
testBrowser({ ...common, input: 'a phone from before', open: openWith(PHONE) })
