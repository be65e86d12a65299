import { expect, type Page } from '@playwright/test'
import { createPointFlow, INN } from '../../model/profile/create-point.ts'
import type { CreatePointInput } from '../../src/machines/profile/create-point/types.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser, type BrowserFlow } from '../kit/test-browser.ts'
import { seller, sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

const store = (page: Page, flow: string, draft: unknown) =>
  page.addInitScript(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [`draft.${flow}`, JSON.stringify({ owner: seller.id, at: Date.now(), draft })],
  )

/** After a search, with what was typed before a reload. */
const openWith = (input: string) => async (page: Page) => {
  const { draft } = createPointFlow.inputs[input] as CreatePointInput
  await startAsSeller(page)
  await store(page, 'point', { searched: INN, command: null })
  if (draft) await store(page, 'create-point', draft)
  await page.goto('/create-retail')
  await expect(page.locator('[data-flow="createPoint"]')).toHaveAttribute(
    'data-state',
    draft?.command ? 'unanswered' : 'form.idle',
  )
}

const toSearch = (page: Page) => expect(page).toHaveURL('/profile/point?sub=bind')

const common = {
  flow: createPointFlow,
  operations: { createPoint: 'createPoint', suggestAddresses: 'suggestAddresses' },
  others: { ...sessionAnswers, getUser: { ...seller, status: 'BUYER' }, getUserStatus: 'BUYER' },
  leaves: {
    'form.idle --back--> form.idle': toSearch,
    'done --continue--> done': (page: Page) => expect(page).toHaveURL('/profile/point'),
    'createPoint: unauthorised': toLogin,
    'createPoint: gateway down': toServerError,
  },
  excluded: {
    'form.change {"patch":{"directorPhone":"+7 (900) 000"}}':
      'the mask completes half a phone: the registration’s tours type one',
  },
} satisfies Omit<BrowserFlow<typeof createPointFlow.machine>, 'input' | 'open'>

// The address with its suggestions is the profile's city in another form: jsdom walks it, the browser walks that one.
for (const input of [
  'a search without results',
  'a draft',
  'an unanswered application',
  'an unanswered application of an entrepreneur',
])
  testBrowser({ ...common, input, open: openWith(input) })
