import { expect, type Page } from '@playwright/test'
import type { DeletionInput } from '../../src/machines/deletion/types.ts'
import { deletionFlow } from '../../tests/model/deletion/fixture.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'

const AT_CODE = 'code.confirm.typing+code.resend.waiting'

/** Opens the page as a device that remembers this much. */
const openWith = (draft: DeletionInput | null, state: string) => async (page: Page) => {
  await page.addInitScript((kept) => {
    if (!kept) return
    const { wait: _, ...rest } = kept
    const sentAt = kept.sentAt === null ? null : Date.now()
    localStorage.setItem('draft.deletion', JSON.stringify({ owner: 'anonymous', at: Date.now(), draft: { ...rest, sentAt } }))
  }, draft)
  await page.goto('/delete')
  await expect(page.locator('[data-flow="deletion"]')).toHaveAttribute('data-state', state)
  // The mask comes after the page: it is part of the form that people type into.
  if (state === 'phone') await page.getByLabel('Телефон').focus()
}

const toServerError = (page: Page) => expect(page).toHaveURL(/\/server-error/)
const toLogin = async (page: Page) => {
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByText('Аккаунт удалён')).toBeVisible()
}
const { inputs } = deletionFlow

const common = {
  flow: deletionFlow,
  operations: { requestDeletion: 'requestDeletion', resendCode: 'requestDeletion', confirmDeletion: 'confirmDeletion' },
  others: sessionAnswers,
  leaves: {
    'confirmDeletion: success': toLogin,
    // Whoever is not signed in is led on from the base.
    'phone --cancel--> phone': (page: Page) => expect(page).toHaveURL('/auth/login'),
    'requestDeletion: gateway down': toServerError,
    'confirmDeletion: gateway down': toServerError,
    'resendCode: gateway down': toServerError,
  },
} as const

testBrowser({ ...common, input: 'a first visit', open: openWith(null, 'phone') })
testBrowser({ ...common, input: 'a code on its way', open: openWith(inputs['a code on its way']!, AT_CODE) })
testBrowser({
  ...common,
  input: 'another code',
  open: openWith(inputs['another code']!, AT_CODE),
  excluded: { confirm: 'a clock that goes an hour ahead ends this call too: the start above confirms' },
})
testBrowser({ ...common, input: 'a reload while asking', open: openWith(inputs['a reload while asking']!, 'unanswered') })
testBrowser({ ...common, input: 'a reload while deleting', open: openWith(inputs['a reload while deleting']!, AT_CODE) })
