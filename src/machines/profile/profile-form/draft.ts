/** What of the form outlives the page (B08). */
import type { SnapshotFrom } from 'xstate'
import * as z from 'zod/mini'
import { LEGAL_TEXTS } from '../../../domain/legal-texts.ts'
import { storedFiles } from '../../fragments/files/draft.ts'
import { storedNames } from '../../fragments/files/queue.ts'
import { readCommand } from '../../kit/command/draft.ts'
import { anything, isTrue, readShape, textOrNull, textsByName } from '../../kit/shape.ts'
import { emptyProfile, fieldsOf } from './form.ts'
import type { profileFormMachine } from './machine.ts'
import type { ProfileBase, ProfileDraft, ProfileField, ProfileFormContext, ProfileKind } from './types.ts'

type TextName = Exclude<ProfileField, 'noPatronymic' | 'license' | 'passportImages'>

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

const texts = (names: readonly TextName[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<TextName, z.ZodMiniString>)

const TEXTS = (Object.keys(emptyProfile) as ProfileField[]).filter(
  (field): field is TextName => typeof emptyProfile[field] === 'string',
)

const profileValues = z.extend(texts(TEXTS), {
  noPatronymic: z.boolean(),
  license: z.boolean(),
  passportImages: z.array(z.string()),
})

const profileBase = z.object({
  version: z.int(),
  values: profileValues,
  taxStatus: textOrNull,
  isRefused: z.boolean(),
})

const profileDraft = z.object({
  kind: z.enum(['person', 'company']),
  edition: anything,
  base: profileBase,
  values: profileValues,
  files: storedFiles,
  isMerged: isTrue,
  theirs: textsByName,
  command: anything,
})

/** @returns the draft of this kind of account; whatever does not have today's shape is none */
export const readDraft = (stored: unknown, kind: ProfileKind): ProfileDraft | null => {
  const draft = readShape(profileDraft, stored)
  if (draft?.kind !== kind) return null
  const { values, files, theirs } = draft
  const command = readCommand(draft.command)
  // A tick is to the text that was there: another edition is asked for anew.
  const license = values.license && draft.edition === edition
  return {
    ...draft,
    edition,
    // A command is repeated as it was sent, whatever has become of the queue of images and of the text.
    values: command ? values : { ...values, license, passportImages: storedNames(files) },
    theirs: Object.fromEntries(Object.entries(theirs).filter(([field]) => field in emptyProfile)),
    command,
  }
}
