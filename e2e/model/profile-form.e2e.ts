import { expect, type Page } from '@playwright/test'
import type { ProfileFormContext, ProfileFormInput, ProfilePatch } from '../../src/machines/profile/profile-form/types.ts'
import { CITIES, company, PHOTO, PNG, profileFormFlow, user } from '../../model/profile/profile-form.ts'
import { explore, signature } from '../../model/explore/explore.ts'
import { checkAccessibility } from '../kit/accessibility.ts'
import { toServerError } from '../kit/arrivals.ts'
import { holdApi } from '../kit/held-api.ts'
import { testBrowser, type BrowserFlow } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { atStart } from '../support/signed-in.ts'
import { test } from '../support/test.ts'

const FORM = '/profile/user?sub=user-form'
const root = (page: Page) => page.locator('[data-flow="profileForm"]')

const start = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('token', 'token-of-at-least-22-characters'))

const openIn = (state: string) => async (page: Page) => {
  await start(page)
  await page.goto(FORM)
  await expect(root(page)).toHaveAttribute('data-state', state)
}

/** A draft of an earlier visit, as stored on the device. */
const openWith =
  (input: keyof typeof profileFormFlow.inputs, state = 'loading') =>
  async (page: Page) => {
    const { draft } = profileFormFlow.inputs[input] as ProfileFormInput
    const stored = JSON.stringify({ owner: user.id, at: Date.now(), draft })
    await page.addInitScript((text) => localStorage.setItem('draft.profile-form', text), stored)
    await openIn(state)(page)
  }

const toProfile = (page: Page) => expect(page).toHaveURL('/profile/user')
/** The client notifies the session in a timer of its own. */
const toLogin = async (page: Page) => {
  await page.clock.resume()
  await expect(page).toHaveURL('/auth/login')
}

/** The edges from the form to the profile, for every start. */
const ends = Object.values(profileFormFlow.inputs)
  .flatMap((input) => explore(profileFormFlow, input).edges)
  .filter((edge) => ['saved', 'left'].includes(edge.target) || signature(edge) === 'failed --cancel--> failed')
  .map((edge) => [signature(edge), toProfile] as const)

const CALLS = [
  'loadProfile',
  'reloadProfile',
  'refreshProfile',
  'renewProfile',
  'saveProfile',
  'suggestCities',
  'suggestCompany',
  'uploadFile',
  'deleteFile',
  'eraseFile',
]

const leaves = {
  ...Object.fromEntries(CALLS.map((call) => [`${call}: unauthorised`, toLogin])),
  // A silent suggestion service does not end the form (D16, D270).
  ...Object.fromEntries(
    CALLS.filter((call) => !call.startsWith('suggest')).map((call) => [`${call}: gateway down`, toServerError]),
  ),
  ...Object.fromEntries(ends),
}

const common = {
  flow: profileFormFlow,
  operations: {
    loadProfile: 'getUser',
    reloadProfile: 'getUser',
    refreshProfile: 'getUser',
    renewProfile: 'getUser',
    saveProfile: 'saveProfile',
    suggestCities: 'suggestCities',
    suggestCompany: 'suggestCompany',
    uploadFile: 'uploadFile',
    deleteFile: 'deleteFile',
    eraseFile: 'deleteFile',
  },
  others: { ...sessionAnswers, downloadFile: PNG },
  atOnce: atStart({ getUser: user }),
  leaves,
  canBeDone: ({ by: { event } }, { context }) => {
    // The portal gives a picked file an id of its own: only the model can pick one id twice.
    if (event.type === 'files.add') return !context.files.some(({ id }: { id: string }) => id === PHOTO.id)
    // A ticked checkbox cannot be ticked again.
    const { patch = {} } = event as { patch?: ProfilePatch }
    const { values } = (context as ProfileFormContext).form
    return patch.license !== values.license && (patch.noPatronymic ?? null) !== values.noPatronymic
  },
} satisfies Omit<BrowserFlow<typeof profileFormFlow.machine>, 'input' | 'open'>

testBrowser({ ...common, input: 'person', open: openIn('loading') })
testBrowser({ ...common, input: 'fields of a person', open: openIn('loading') })
testBrowser({ ...common, input: 'images', open: openIn('loading') })
testBrowser({ ...common, input: 'a draft', open: openWith('a draft') })
testBrowser({ ...common, input: 'an unanswered save', open: openWith('an unanswered save') })
testBrowser({
  ...common,
  input: 'an unanswered save of what no draft keeps',
  open: openWith('an unanswered save of what no draft keeps'),
})
testBrowser({ ...common, input: 'a draft of an older version', open: openWith('a draft of an older version') })

/** Only the tour advances time. The screen needs it to load. */
const paused = (open: (page: Page) => Promise<void>) => ({
  isClockPaused: true,
  open: async (page: Page) => {
    await page.clock.resume()
    await open(page)
    await page.clock.pauseAt(Date.now() + 2_000)
  },
})

// The debounce of typing is a third of a second, and leaving waits at most three: both are over before a busy machine checks.
testBrowser({ ...common, input: 'a city', ...paused(openIn('loading')) })
testBrowser({ ...common, input: 'an image to forget', ...paused(openWith('an image to forget')) })

const ofCompany = {
  ...common,
  operations: {
    ...common.operations,
    loadProfile: 'getLegalUser',
    reloadProfile: 'getLegalUser',
    refreshProfile: 'getLegalUser',
    renewProfile: 'getLegalUser',
    saveProfile: 'saveLegalProfile',
  },
  others: { ...common.others, checkLegal: 'Юридическое лицо' },
  atOnce: atStart({ getLegalUser: company }),
} as const

testBrowser({ ...ofCompany, input: 'company', open: openIn('loading') })
testBrowser({ ...ofCompany, input: 'fields of a company', open: openIn('loading') })
testBrowser({ ...ofCompany, input: 'a number of a company', ...paused(openIn('loading')) })

test('PR42 the list of cities is accessible, open as well as closed', async ({ page }) => {
  await start(page)
  const api = await holdApi(page, [], { ...common.others, getUser: user, suggestCities: { suggestions: CITIES } })
  await page.goto(FORM)
  const city = page.getByRole('combobox', { name: 'Город' })
  await city.fill('Каз')
  await expect(page.getByRole('option')).toHaveCount(CITIES.length)
  await page.keyboard.press('ArrowDown')
  await checkAccessibility(page, 'profileForm with the list of cities')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(city).toHaveValue('Каз')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option')).toHaveCount(CITIES.length)
  await api.end()
})
