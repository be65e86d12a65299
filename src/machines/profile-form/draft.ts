/** What of the form outlives the page (B08 of docs/decisions.md). */
import type { SnapshotFrom } from 'xstate'
import { LEGAL_TEXTS } from '../../domain/legal-texts.ts'
import { readFiles, storedNames } from '../files/queue.ts'
import { readCommand } from '../kit/command/draft.ts'
import type { FieldErrors } from '../kit/form.ts'
import { emptyProfile, fieldsOf } from './form.ts'
import type { profileFormMachine } from './machine.ts'
import type { ProfileBase, ProfileDraft, ProfileFormContext, ProfileKind, ProfileValues } from './types.ts'

const { edition } = LEGAL_TEXTS.personalData

type Snapshot = Pick<SnapshotFrom<typeof profileFormMachine>, 'context' | 'matches'>

/** States after which nothing of the form is wanted any more: it is saved, or given up. */
const OVER = ['reloading', 'reloadFailed', 'saved', 'discarding', 'left'] as const

/** Consent alone is nothing to lose: it is given anew with every save. */
const isEntered = ({ kind, form, files }: ProfileFormContext, base: ProfileBase): boolean =>
  fieldsOf(kind).some(
    (field) => field !== 'license' && field !== 'passportImages' && form.values[field] !== base.values[field],
  ) || files.map(({ id }) => id).join() !== base.values.passportImages.join()

/** @returns the draft to keep, or null when there is nothing to lose */
export const draftOf = (snapshot: Snapshot): ProfileDraft | null => {
  const { kind, draft, base, form, files, isMerged, theirs, command } = snapshot.context
  // Until the profile is there, the draft is what it was.
  if (draft) return draft
  if (!base || OVER.some((state) => snapshot.matches(state))) return null
  if (!command && !isEntered(snapshot.context, base)) return null
  return { kind, edition, base, values: form.values, files, isMerged, theirs, command }
}

/** @returns the draft of this kind of account; whatever does not have today's shape is none */
export const readDraft = (stored: unknown, kind: ProfileKind): ProfileDraft | null => {
  const known = asRecord(stored)
  const [base, values] = [readBase(known['base']), readValues(known['values'])]
  if (known['kind'] !== kind || !base || !values) return null
  const files = readFiles(known['files'])
  const command = readCommand(known['command'])
  // A tick is to the text that was there: another edition is asked for anew.
  const license = values.license && known['edition'] === edition
  return {
    kind,
    edition,
    base,
    // A command is repeated as it was sent, whatever has become of the queue of images and of the text.
    values: command ? values : { ...values, license, passportImages: storedNames(files) },
    files,
    isMerged: known['isMerged'] === true,
    theirs: readTheirs(known['theirs']),
    command,
  }
}

const asRecord = (stored: unknown): Record<string, unknown> =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((name) => typeof name === 'string')

const readValues = (stored: unknown): ProfileValues | null => {
  const known = asRecord(stored)
  const fields = Object.keys(emptyProfile) as (keyof ProfileValues)[]
  const isWhole = fields.every((field) =>
    field === 'passportImages' ? isTexts(known[field]) : typeof known[field] === typeof emptyProfile[field],
  )
  return isWhole ? (Object.fromEntries(fields.map((field) => [field, known[field]])) as unknown as ProfileValues) : null
}

const readBase = (stored: unknown): ProfileBase | null => {
  const { version, values, taxStatus, isRefused } = asRecord(stored)
  const known = readValues(values)
  const isWhole =
    Number.isInteger(version) && (taxStatus === null || typeof taxStatus === 'string') && typeof isRefused === 'boolean'
  return known && isWhole ? ({ version, values: known, taxStatus, isRefused } as ProfileBase) : null
}

const readTheirs = (stored: unknown): FieldErrors<ProfileValues> =>
  Object.fromEntries(
    Object.entries(asRecord(stored)).filter(([field, text]) => field in emptyProfile && typeof text === 'string'),
  )
