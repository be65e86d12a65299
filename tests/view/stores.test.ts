// @vitest-environment jsdom
/** E22: the deletion of an account forgets nothing that the portal keeps in the browser. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createEffects } from '../../src/app/effects/effects.ts'
import { STORES } from '../../src/app/effects/stores.ts'
import { createToasts } from '../../src/app/effects/toasts.ts'

const MOBILE = '79473820156'
const all = Object.entries(STORES)
const keyOf = (name: string): string => (name.endsWith('.') ? `${name}some-flow` : name)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** What the machine of the deletion names once the account is gone, as the portal does it. */
const deleteAccount = (): void => {
  const session = () => ({ send: () => undefined })
  const effects = createEffects({
    places: { go: () => undefined, goBack: () => undefined },
    place: () => '/delete',
    toasts: createToasts(),
    owner: () => 'me',
    session,
  })
  effects.forgetPhone(null, { phone: MOBILE })
  effects.eraseUser(null, undefined)
}

test.each(all)('B08 C06 «%s» does what it says', (name, { areas, onDeletion }) => {
  const [key, text] = [keyOf(name), JSON.stringify({ owner: 'me', phone: MOBILE, [MOBILE]: 3 })]
  for (const area of areas) window[area].setItem(key, text)
  deleteAccount()
  const left = areas.map((area) => window[area].getItem(key) ?? '')
  expect(left.map((found) => found.includes(MOBILE))).toEqual(areas.map(() => onDeletion !== 'erases'))
})

/** Where the browser's stores are touched: `storage.ts` for everybody, and what must not take memory for storage. */
const AT_HOME = ['src/app/effects/storage.ts', 'src/app/effects/consent.ts', 'src/app/stale-chunk.ts']
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
