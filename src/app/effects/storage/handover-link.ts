/**
 * The link of a hand-over, in this tab (E17, D223): out of the fragment of the address, which no server sees, into the tab's own storage.
 * Sign-in and registration lead away and back, and a reload keeps it.
 */
import { linkOf, readLink, type KeptLink } from '../../../machines/sales/handover/draft.ts'
import { HANDOVER_KEY } from './forget-in-tab.ts'
import { parse, read, write } from './storage.ts'

/** Longer texts are no tokens: they are not worth the room. */
const LONGEST = 64

export const storeLink = (link: KeptLink): void =>
  write('sessionStorage', HANDOVER_KEY, link.token === '' ? null : JSON.stringify(link))

export const keptLink = (): KeptLink => readLink(parse(read('sessionStorage', HANDOVER_KEY)))

/**
 * Takes the link out of the address, which shows it no longer: neither history nor a shared address has it. Another link takes the place
 * of the one before, and of its registration.
 * @returns the link of this tab
 */
export const takeLink = (): KeptLink => {
  const { hash, pathname, search } = window.location
  const before = keptLink()
  if (hash === '') return before
  const token = hash.slice(1, LONGEST + 1)
  const link = token === before.token ? before : linkOf(token)
  storeLink(link)
  window.history.replaceState(window.history.state, '', pathname + search)
  return link
}
