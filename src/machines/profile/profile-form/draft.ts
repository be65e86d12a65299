/** The draft of the form (B08). */
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

/** States after which the form is no longer needed: it is saved or discarded. */
const OVER = ['reloading', 'reloadFailed', 'saved', 'discarding', 'left'] as const

/** A form with consent alone counts as empty: consent is given anew with every save. */
const isEntered = ({ kind, form, files }: ProfileFormContext, base: ProfileBase): boolean =>
  fieldsOf(kind).some(
    (field) => field !== 'license' && field !== 'passportImages' && form.values[field] !== base.values[field],
  ) || files.map(({ id }) => id).join() !== base.values.passportImages.join()

/** @returns the draft to store, or null when the form is empty */
export const draftOf = (snapshot: Snapshot): ProfileDraft | null => {
  const { kind, draft, base, form, files, isMerged, theirs, command } = snapshot.context
  // Until the profile is loaded, the draft stays unchanged.
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

/** @returns the draft of this kind of account; a value of another shape is no draft */
export const readDraft = (stored: unknown, kind: ProfileKind): ProfileDraft | null => {
  const draft = readShape(profileDraft, stored)
  if (draft?.kind !== kind) return null
  const { values, files, theirs } = draft
  const command = readCommand(draft.command)
  // A tick belongs to the edition that was shown: a new edition asks again.
  const license = values.license && draft.edition === edition
  return {
    ...draft,
    edition,
    // A repeated command stays identical, whatever has happened to the image queue and the text.
    values: command ? values : { ...values, license, passportImages: storedNames(files) },
    theirs: Object.fromEntries(Object.entries(theirs).filter(([field]) => field in emptyProfile)),
    command,
  }
}
