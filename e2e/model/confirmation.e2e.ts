import { expect, type Page } from '@playwright/test'
import { LEGAL_TEXTS } from '../../src/domain/texts/legal-texts.ts'
import type { ConfirmationInput } from '../../src/machines/account/confirmation/types.ts'
import { confirmationFlow, DIGITS, PHONE } from '../../model/account/confirmation.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'

/** The stored data of the first half, consent included (E19). */
const { edition } = LEGAL_TEXTS.personalData
const firstHalf = { mobile: PHONE, license: true, consent: true, edition, command: null }

/** Opens the page on a device with this stored data. */
const openWith =
  (
    { draft = null, storedMode = null, hasConsent = true }: Partial<ConfirmationInput> = {},
    state = 'form.editing+resend.waiting',
  ) =>
  async (page: Page) => {
    await page.addInitScript(
      ([draft, storedMode, first]) => {
        if (first)
          localStorage.setItem('draft.registration', JSON.stringify({ owner: 'anonymous', at: Date.now(), draft: first }))
        if (draft) localStorage.setItem('draft.confirmation', JSON.stringify({ owner: 'anonymous', at: Date.now(), draft }))
        if (storedMode) localStorage.setItem('mode', storedMode)
      },
      [draft, storedMode, hasConsent ? firstHalf : null] as const,
    )
    await page.goto(`/auth/confirmation?phone=${DIGITS}`)
    await expect(page.locator('[data-flow="confirmation"]')).toHaveAttribute('data-state', state)
  }

const { inputs } = confirmationFlow

const overIn = (state: string): string => `${state}+resend.waiting --after RESEND_WAIT in resend.waiting--> ${state}+resend.ready`
/** An hour passes at once in these tests, and a pending call times out after half a minute. */
const TOO_LONG = 'the call under way would be over before the wait'

const common = {
  flow: confirmationFlow,
  operations: {
    registerPerson: 'createUser',
    registerCompany: 'createLegalUser',
    resendCode: 'requestRegistrationCode',
  },
  others: sessionAnswers,
  leaves: {
    'registerPerson: done': toLogin,
    'registerCompany: done': toLogin,
    'registerPerson: wrong shape': toLogin,
    'registerCompany: wrong shape': toLogin,
    login: toLogin,
    'registerPerson: gateway down': toServerError,
    'registerCompany: gateway down': toServerError,
    'resendCode: gateway down': toServerError,
  },
  excluded: {
    [overIn('form.registeringPerson')]: TOO_LONG,
    [overIn('form.registeringCompany')]: TOO_LONG,
  },
} as const

testBrowser({ ...common, input: 'a person', open: openWith() })
testBrowser({ ...common, input: 'a company', open: openWith(inputs['a company']) })
testBrowser({ ...common, input: 'who it is', open: openWith(inputs['who it is']) })
testBrowser({ ...common, input: 'no consent yet', open: openWith(inputs['no consent yet']) })
testBrowser({ ...common, input: 'another code', open: openWith(inputs['another code']) })
testBrowser({
  ...common,
  input: 'a reload while registering',
  open: openWith(inputs['a reload while registering'], 'form.unanswered+resend.waiting'),
})
