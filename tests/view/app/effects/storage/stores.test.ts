// @vitest-environment jsdom
/** E22: the deletion of an account covers every storage key of the portal in the browser. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createEffects } from '../../../../../src/app/effects/effects.ts'
// Loaded with every page: they register how sellers and places in lists are erased.
import '../../../../../src/app/effects/storage/forget-in-tab.ts'
import { holdSearched, searchedBy } from '../../../../../src/app/effects/storage/searched-inn.ts'
import { STORES } from '../../../../../src/app/effects/storage/stores.ts'
import { createToasts } from '../../../../../src/app/effects/toasts.ts'

const MOBILE = '79473820156'
/** Another user, and the id of their account. */
const [ANNA, ANNAS] = ['79000000001', 'user-of-anna']
const all = Object.entries(STORES)
const keyOf = (name: string): string => (name.endsWith('.') ? `${name}some-flow` : name)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** The portal's effects, for any signed-in user. */
const effectsFor = (owner: string) => {
  const effects = createEffects({
    places: { go: () => undefined, goBack: () => undefined },
    place: () => '/delete',
    toasts: createToasts(),
    owner: () => owner,
    // The session's part of a sign-out.
    session: () => ({ send: ({ type }) => void (type === 'signOut' && effects.eraseUser(null, undefined)) }),
  })
  return effects
}

/** The eraser comes on need: what waits for its module runs before the next task. */
const forgotten = async (): Promise<void> => {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
}

/** The effects of the deletion's machine once the user's own account is deleted. */
const deleteAccount = async (): Promise<void> => {
  const effects = effectsFor('me')
  effects.forgetPhone(null, { phone: MOBILE })
  effects.endSession(null, undefined)
  await forgotten()
}

/** Forgets another phone. @param owner who is signed in */
const forget = async (owner: string): Promise<void> => {
  effectsFor(owner).forgetPhone(null, { phone: MOBILE })
  await forgotten()
}

test.each(all)('B08 C06 «%s» does what it says', async (name, { areas, onDeletion }) => {
  const [key, text] = [keyOf(name), JSON.stringify({ owner: 'me', phone: MOBILE, [MOBILE]: 3 })]
  // The time when sign-in opens again is stored with a failure.
  localStorage.setItem('login.fails', `{"${MOBILE}":5}`)
  for (const area of areas) window[area].setItem(key, text)
  await deleteAccount()
  const left = areas.map((area) => window[area].getItem(key) ?? '')
  expect(left.map((found) => found.includes(MOBILE))).toEqual(areas.map(() => onDeletion !== 'erases'))
})

type Erased = {
  [Name in keyof typeof STORES]: (typeof STORES)[Name]['onDeletion'] extends 'erases' ? Name : never
}[keyof typeof STORES]
type Kept = Partial<Record<string, string>>

/** In each store that the deletion erases: the account's data, and others' data, with a check of each. */
const WHOSE: Record<Exclude<Erased, 'token'>, { own: Kept; others: Kept[] }> = {
  'login.fails': { own: { 'login.fails': `{"${MOBILE}":3}` }, others: [{ 'login.fails': `{"${ANNA}":3}` }] },
  'login.opensAt': {
    own: { 'login.opensAt': '1764000000000', 'login.fails': `{"${MOBILE}":5}` },
    others: [{ 'login.opensAt': '1764000000000', 'login.fails': `{"${ANNA}":5}` }],
  },
  'draft.': {
    own: {
      'draft.login': '{"owner":"anonymous","at":1,"draft":"+7 (947) 382-01-56"}',
      'draft.confirmation': `{"owner":"anonymous","at":1,"draft":{"phone":"${MOBILE}"}}`,
      'draft.add-tool.seller': '{"owner":"user-of-somebody","at":1,"draft":{}}',
    },
    others: [{ 'draft.login': '{"owner":"anonymous","at":1,"draft":"+7 (900) 000-00-01"}' }],
  },
  sellers: { own: { sellers: '{"owner":"user-of-somebody","sellers":[]}' }, others: [] },
  places: { own: { places: '{"owner":"user-of-somebody","places":[]}' }, others: [] },
  // Before it is used it is nobody's: a link ends with every sign-out, and with whoever has begun to use it.
  handover: { own: { handover: '{"token":"a-token","command":{},"owner":"user-of-somebody"}' }, others: [] },
  serialNumber: { own: { serialNumber: '{"owner":"user-of-somebody","serial":"100.00001"}' }, others: [] },
  'recording.': { own: { 'recording.owner': 'user-of-somebody', 'recording.3': '["end",0,0]' }, others: [] },
  instructed: { own: { instructed: 'user-of-somebody' }, others: [] },
  'resend.': {
    own: { 'resend.recovery': `{"phone":"${MOBILE}","until":1}` },
    others: [{ 'resend.recovery': `{"phone":"${ANNA}","until":1}` }],
  },
  mode: {
    own: { mode: 'seller', 'mode.owner': MOBILE },
    others: [{ mode: 'seller', 'mode.owner': ANNA }, { mode: 'seller' }],
  },
  'mode.owner': { own: { 'mode.owner': MOBILE }, others: [{ 'mode.owner': ANNA }] },
  'mode.chosen': { own: { 'mode.chosen': `{"${MOBILE}":"seller"}` }, others: [{ 'mode.chosen': `{"${ANNA}":"seller"}` }] },
  goal: {
    own: { goal: `{"to":"/sales","mobile":"${MOBILE}"}` },
    others: [{ goal: `{"to":"/sales","mobile":"${ANNA}"}` }, { goal: '{"to":"/sales","mobile":null}' }],
  },
}

const areaOf = (key: string): 'localStorage' | 'sessionStorage' =>
  /^(sellers|places|handover|serialNumber|resend\.|recording\.|goal)/.test(key) ? 'sessionStorage' : 'localStorage'
const put = (kept: Kept) => {
  for (const [key, text = ''] of Object.entries(kept)) window[areaOf(key)].setItem(key, text)
}
/** The remaining data of these; an empty record counts as none. */
const left = (kept: Kept): Kept =>
  Object.fromEntries(
    Object.keys(kept).flatMap((key) => {
      const text = window[areaOf(key)].getItem(key)
      return text === null || text === '{}' ? [] : [[key, text]]
    }),
  )

describe('E11: the deletion of another phone’s account', () => {
  test.each(Object.entries(WHOSE))('erases what «%s» keeps of it, whoever is signed in', async (_name, { own }) => {
    for (const owner of ['', ANNAS]) {
      put(own)
      await forget(owner)
      expect(left(own)).toEqual({})
    }
  })

  test.each(Object.entries(WHOSE))('leaves what «%s» keeps of others', async (_name, { others }) => {
    for (const kept of others)
      for (const owner of ['', ANNAS]) {
        put(kept)
        await forget(owner)
        expect(left(kept)).toEqual(kept)
        localStorage.clear()
        sessionStorage.clear()
      }
  })

  test('leaves token, drafts and serial of whoever is signed in', async () => {
    const kept = {
      token: 'a-token',
      'draft.profile-form': `{"owner":"${ANNAS}","at":1,"draft":{"mobile":"${MOBILE}"}}`,
      serialNumber: `{"owner":"${ANNAS}","serial":"100.00001"}`,
      instructed: ANNAS,
    }
    put(kept)
    await forget(ANNAS)
    expect(left(kept)).toEqual(kept)
  })
})

test('E17 E14 B08 a link that nobody has used outlives a sign-in, and ends with a sign-out', () => {
  const link = '{"token":"a-token","command":null,"owner":null}'
  sessionStorage.setItem('handover', link)
  effectsFor('me').eraseOthers(null, { owner: 'me' })
  expect(sessionStorage.getItem('handover')).toBe(link)
  effectsFor('me').eraseUser(null, undefined)
  expect(sessionStorage.getItem('handover')).toBeNull()
})

test('RP20 D140 B08 the number last searched for is remembered in the page alone, for its owner, and ends with the sign-in', () => {
  holdSearched('me', '500100732259')
  expect([searchedBy('me'), searchedBy(ANNAS), localStorage.length, sessionStorage.length]).toEqual(['500100732259', '', 0, 0])
  effectsFor('me').eraseOthers(null, { owner: 'me' })
  expect(searchedBy('me')).toBe('500100732259')
  effectsFor(ANNAS).eraseOthers(null, { owner: ANNAS })
  expect(searchedBy('me')).toBe('')
})

/** The modules that access the browser's stores: `storage.ts` for all, and those that must not confuse memory with storage. */
/** The chat's is the cookie of its socket, which lives as long as a connection (B03). */
const AT_HOME = [
  'src/app/effects/storage/storage.ts',
  'src/app/effects/consent.ts',
  'src/app/effects/chat/port.ts',
  'src/app/notifications/push-pass.ts',
  // The page of a tab where the portal does not start reads what is there.
  'src/crash-report/crash.ts',
]
const STORE = /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\.cookie\b|\bwindow\[|\bcaches\.(open|match)\b/
/** A word for `read` and `write` is not the thing. */
const WORD = /'(localStorage|sessionStorage)'/g
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g

test('E22 no other file of the portal opens a store of the browser, so that every key is declared', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const open = files
    .map((name) => join('src', name))
    .filter((name) => !name.startsWith('src/atlas/'))
    .filter((name) => STORE.test(readFileSync(name, 'utf8').replaceAll(COMMENT, '').replaceAll(WORD, '')))
  expect(open.toSorted()).toEqual(AT_HOME.toSorted())
})
