/**
 * Drafts end by the device's clock, whoever is signed in and whether anybody is (B08), and hold listed fields alone (D140). Loaded with
 * every page, after it: the lists would weigh on the first one.
 */
import { organisationInn } from '../../../domain/people/inn.ts'
import { isAlive, lists, store, storedOf, type Stored } from './drafts.ts'
import { DRAFT_PREFIX, keysOf, parse, read, write } from './storage.ts'
import { DRAFTS, INN_FIELDS, type DraftFlow } from './stores.ts'

/** The fields of a draft that its flow's list does not name, and INNs of persons (D140); empty ones hold nothing. */
const strangers = (flow: DraftFlow, draft: unknown, place = '', name = ''): string[] => {
  if (draft === null || draft === undefined || draft === '') return []
  if (Array.isArray(draft)) return draft.flatMap((item) => strangers(flow, item, place, name))
  if (typeof draft === 'object') {
    const inside = place === '' ? name : `${place}.${name}`
    return Object.entries(draft).flatMap(([field, value]) => strangers(flow, value, inside, field))
  }
  const listed = ((DRAFTS[flow] as Readonly<Record<string, string>>)[place] ?? '').split(' ')
  const isPersonal = INN_FIELDS.includes(name) && (typeof draft !== 'string' || organisationInn(draft) === '')
  return !isPersonal && (listed.includes(name) || listed.includes('*')) ? [] : [`${place}.${name}`]
}

/** Only a mistake of the portal's own puts a field there: it is told, and nothing is stored. */
const isListed = (flow: DraftFlow, draft: unknown): boolean => {
  const [field] = strangers(flow, draft)
  if (field !== undefined) console.error(`portal: «${field}» is in no list of the draft «${flow}»`)
  return field === undefined
}

lists.allow = isListed

const isFlow = (flow: string): flow is DraftFlow => Object.hasOwn(DRAFTS, flow)

/** Erases everybody's drafts that have expired (B08), or that hold what no list names: an earlier release stored more (D140). */
export const eraseExpired = (now: number): void => {
  for (const key of keysOf('localStorage', DRAFT_PREFIX)) {
    const flow = key.slice(DRAFT_PREFIX.length)
    const { owner } = (parse(read('localStorage', key)) ?? {}) as Partial<Stored>
    if (!isFlow(flow) || typeof owner !== 'string') {
      write('localStorage', key, null)
      continue
    }
    const known = storedOf(flow, owner)
    const left = known.filter(({ at, draft }) => isAlive(at, now) && strangers(flow, draft).length === 0)
    if (left.length < known.length || left.length === 0) store(flow, owner, left)
  }
}

/** How long an expired draft may stay in an open tab, in milliseconds. */
const EVERY = 60_000

/**
 * Erases them now and for as long as the page stays open.
 * @returns ends it
 */
export const expireDrafts = (): (() => void) => {
  const erase = () => eraseExpired(Date.now())
  erase()
  const clock = setInterval(erase, EVERY)
  // The timers of a page that is hidden, or asleep, stand still.
  document.addEventListener('visibilitychange', erase)
  window.addEventListener('pageshow', erase)
  return () => {
    clearInterval(clock)
    document.removeEventListener('visibilitychange', erase)
    window.removeEventListener('pageshow', erase)
  }
}
