/**
 * Drafts, stored under one key per flow. Tabs share the storage, so each open form has its own draft there, newest first, and
 * recognises it by its text: a finished form drops no other form's draft (D40).
 */
import { phoneDigits } from '../../../domain/people/phone.ts'
import { ANONYMOUS, DRAFT_PREFIX, keysOf, parse, read, write } from './storage.ts'
import type { DraftFlow } from './stores.ts'

/** A draft and the moment its form was begun, epoch milliseconds. */
interface Kept {
  at: number
  draft: unknown
}

/** The stored entry: its owner, the newest draft, and the drafts of other open forms. */
export interface Stored extends Kept {
  owner: string
  others?: Kept[]
}

const DRAFT_LIFETIME = 24 * 60 * 60 * 1_000
/** More forms than a person fills in at once; beyond, the oldest draft is dropped. */
const MOST_DRAFTS = 8

const isKept = (stored: unknown): stored is Kept => typeof (stored as Partial<Kept> | null)?.at === 'number'

/** A clock that has been set back must not lengthen the life of a draft. */
export const isAlive = (at: number, now: number): boolean => Math.abs(now - at) <= DRAFT_LIFETIME

/** Whether a draft has listed fields alone. The lists come after the page, and then sweep what was stored before (expiry.ts). */
export const lists: { allow: (flow: DraftFlow, draft: unknown) => boolean } = { allow: () => true }

const textOf = (flow: DraftFlow): string | null => read('localStorage', `${DRAFT_PREFIX}${flow}`)

export const storedOf = (flow: DraftFlow, owner: string): Kept[] => {
  const known = parse(textOf(flow)) as Partial<Stored> | null
  if (known?.owner !== owner) return []
  return [known, known.others]
    .flat()
    .filter(isKept)
    .map(({ at, draft }) => ({ at, draft }))
}

export const store = (flow: DraftFlow, owner: string, [newest, ...others]: Kept[]): void => {
  const text = newest && JSON.stringify({ owner, ...newest, ...(others.length > 0 && { others }) } satisfies Stored)
  write('localStorage', `${DRAFT_PREFIX}${flow}`, text ?? null)
}

/** The drafts of this owner: those of others stay hidden, expired ones are dropped (B08). */
const draftsOf = (flow: DraftFlow, owner: string, now: number): Kept[] => {
  const known = storedOf(flow, owner)
  const alive = known.filter(({ at }) => isAlive(at, now))
  if (alive.length < known.length) store(flow, owner, alive)
  return alive
}

/** The draft of one open form. */
export interface DraftSlot {
  /** The form's initial draft; null without one. */
  initial: unknown
  /** Stores the form's current draft, or drops it when the form is empty. */
  keep: (draft: unknown, now: number) => void
}

/** Whether a form that opens goes on with a draft; they are asked about from the newest on. */
export type IsTakenUp = (draft: unknown, at: number) => boolean

/** Takes the newest draft of this owner for a form that opens, or another one; the others stay behind it. */
export const openDraft = (
  flow: DraftFlow,
  owner: string,
  opened: number,
  isTakenUp: IsTakenUp = (_, at) => at === 0,
): DraftSlot => {
  const taken = draftsOf(flow, owner, opened).find(({ draft }, at) => isTakenUp(draft, at))
  let own = taken ? JSON.stringify(taken.draft) : null
  // The 24 hours start at the first input: a command in the draft dies long before the server forgets its key.
  let begun = taken?.at ?? null
  // A long form is stored with every change: what it has stored itself, and nobody has changed since, is not read again.
  let stored: string | null = null
  let isAlone = false
  const beside = (now: number): { others: Kept[]; wasStored: boolean } => {
    if (isAlone && stored !== null && textOf(flow) === stored) return { others: [], wasStored: true }
    const known = draftsOf(flow, owner, now)
    const mine = known.findIndex((kept) => JSON.stringify(kept.draft) === own)
    return { others: known.filter((_, at) => at !== mine), wasStored: mine >= 0 }
  }
  return {
    initial: taken?.draft ?? null,
    keep: (draft, now) => {
      const text = draft === null ? null : JSON.stringify(draft)
      // Nothing was typed here: another form may have changed the same draft meanwhile, and its change stands.
      if (text === own || !lists.allow(flow, draft)) return
      // A form that stands open for days begins anew with what is typed then.
      if (!isAlive(begun ?? 0, now)) begun = null
      const { others, wasStored } = beside(now)
      begun = text === null ? null : (begun ?? now)
      own = text
      if (begun !== null) store(flow, owner, [{ at: begun, draft }, ...others].slice(0, MOST_DRAFTS))
      else if (wasStored) store(flow, owner, others)
      isAlone = others.length === 0
      stored = textOf(flow)
    },
  }
}

/** The drafts of this owner, newest first, for a second open form. */
export const readDrafts = (flow: DraftFlow, owner: string, now: number): unknown[] =>
  draftsOf(flow, owner, now).map(({ draft }) => draft)

/** Hands a draft to the next form that opens; drafts of open forms stay behind it. */
export const handOver = (flow: DraftFlow, owner: string, draft: unknown, now: number): void => {
  if (lists.allow(flow, draft)) store(flow, owner, [{ at: now, draft }, ...draftsOf(flow, owner, now)].slice(0, MOST_DRAFTS))
}

/** Whether the draft contains this phone, in any spelling. */
const isNamed = (draft: unknown, phone: string): boolean =>
  typeof draft === 'string' ? phoneDigits(draft) === phone : Object.values(draft ?? {}).some((part) => isNamed(part, phone))

/** The drafts of this owner that do not name this phone. */
const withoutPhone = (flow: DraftFlow, owner: string, phone: string): Kept[] =>
  storedOf(flow, owner).filter(({ draft }) => !isNamed(draft, phone))

/** Drops the drafts of a finished form that name this phone; those of other open forms stay. */
export const dropDraftsOf = (flow: DraftFlow, owner: string, phone: string): void => {
  const left = withoutPhone(flow, owner, phone)
  if (left.length < storedOf(flow, owner).length) store(flow, owner, left)
}

/**
 * Drops the drafts of the account of a phone (E11). Drafts bound to a user's id do not name the phone: all of them may belong to
 * the account, except those of the signed-in user.
 * @param owner the signed-in user; null for a stranger
 */
export const forgetPhoneInDrafts = (phone: string, owner: string | null): void => {
  for (const key of keysOf('localStorage', DRAFT_PREFIX)) {
    const flow = key.slice(DRAFT_PREFIX.length) as DraftFlow
    const whose = (parse(read('localStorage', key)) as Partial<Stored> | null)?.owner
    // Rewritten in any case: an unreadable draft may name the phone too.
    if (whose === ANONYMOUS) store(flow, ANONYMOUS, withoutPhone(flow, ANONYMOUS, phone))
    else if (owner === null || whose !== owner) write('localStorage', key, null)
  }
}
