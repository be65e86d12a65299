import { expect, type Page } from '@playwright/test'
import type { DeletionContext, DeletionInput } from '../../src/machines/account/deletion/types.ts'
import type { Edge } from '../../model/explore/explore.ts'
import { deletionFlow } from '../../model/account/deletion.ts'
import { toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { laterChecks } from '../support/captcha.ts'
import { sessionAnswers } from '../support/demo-person.ts'

const AT_CODE = 'code.confirm.typing+code.resend.waiting'

/** Opens the page on a device with this stored data. */
const openWith = (draft: DeletionInput | null, state: string) => async (page: Page) => {
  await page.addInitScript((kept) => {
    if (!kept) return
    const { now: _, ...rest } = kept
    const sent = kept.sent && { ...kept.sent, at: Date.now() }
    localStorage.setItem('draft.deletion', JSON.stringify({ owner: 'anonymous', at: Date.now(), draft: { ...rest, sent } }))
  }, draft)
  await page.goto('/delete')
  await expect(page.locator('[data-flow="deletion"]')).toHaveAttribute('data-state', state)
  // The mask loads after the page: it is part of the form under test.
  if (state.startsWith('form')) await page.getByLabel('Телефон').focus()
}

const toLogin = async (page: Page) => {
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByText('Аккаунт удалён')).toBeVisible()
}
const { inputs } = deletionFlow

const common = {
  flow: deletionFlow,
  operations: {
    prepareCaptcha: 'getCaptcha',
    requestDeletion: 'requestDeletion',
    resendCode: 'requestDeletion',
    confirmDeletion: 'confirmDeletion',
  },
  others: sessionAnswers,
  atOnce: laterChecks,
  leaves: {
    'confirmDeletion: success': toLogin,
    // A visitor without a session is redirected from the base.
    ...Object.fromEntries(
      ['Loading', 'Pending', 'Passed', 'Absent'].map((check) => [
        `form.captcha${check} --cancel--> form.captcha${check}`,
        (page: Page) => expect(page).toHaveURL('/auth/login'),
      ]),
    ),
    'requestDeletion: gateway down': toServerError,
    'confirmDeletion: gateway down': toServerError,
    'resendCode: gateway down': toServerError,
  },
  // A device that can do the task does it: cancelling and failures belong to another provider and to journeys.
  passes: ['solveCaptcha: solved'],
  passing: ['form.captchaSolving'],
  canBeDone: ({ source, by }: Edge, { context }: { context: DeletionContext }) => {
    // Ten seconds are less than a check of the page takes on a busy machine.
    if (source === 'form.captchaLoading' && /^form\.|CODE_LEFT/.test(by.label)) return false
    // A clock that advances an hour also expires the code.
    return !/CAPTCHA_/.test(by.label) || context.sent === null
  },
} as const

const first = openWith(null, 'form.captchaLoading')
testBrowser({ ...common, input: 'a first visit', open: first })
testBrowser({ ...common, input: 'a phone being typed', open: first })
testBrowser({ ...common, input: 'a code on its way', open: openWith(inputs['a code on its way']!, AT_CODE) })
testBrowser({
  ...common,
  input: 'another code',
  open: openWith(inputs['another code']!, AT_CODE),
  excluded: { confirm: 'a clock that goes an hour ahead ends this call too: the start above confirms' },
})
testBrowser({ ...common, input: 'a code put off', open: openWith(inputs['a code put off']!, 'form.captchaLoading') })
testBrowser({ ...common, input: 'a reload while asking', open: openWith(inputs['a reload while asking']!, 'unanswered') })
testBrowser({ ...common, input: 'a reload while deleting', open: openWith(inputs['a reload while deleting']!, AT_CODE) })
