/**
 * The draft of the form (B08): the changed fields alone. Birthday, INN and passport leave no trace but their names, on a device that a
 * shop may share (D140); of the images the draft has the server's names and none of the person's.
 */
import type { SnapshotFrom } from 'xstate'
import * as z from 'zod/mini'
import { LEGAL_TEXTS } from '../../../domain/texts/legal-texts.ts'
import { storedFiles } from '../../fragments/files/draft.ts'
import type { QueuedFile } from '../../fragments/files/types.ts'
import { readCommand } from '../../kit/command/draft.ts'
import { anything, isTrue, listOf, orElse, readShape } from '../../kit/shape.ts'
import { emptyProfile, fieldsOf } from './form.ts'
import type { profileFormMachine } from './machine.ts'
import { areOther, differ, hasChanges } from './merge.ts'
import {
  WITHHELD,
  type KeptField,
  type KeptValues,
  type ProfileDraft,
  type ProfileField,
  type ProfileFormContext,
  type ProfileKind,
  type ProfileValues,
} from './types.ts'

const { edition } = LEGAL_TEXTS.personalData

type Snapshot = Pick<SnapshotFrom<typeof profileFormMachine>, 'context' | 'matches'>

/** States after which the form is no longer needed: it is saved or discarded. */
const OVER = ['reloading', 'reloadFailed', 'saved', 'discarding', 'left'] as const

const NOT_KEPT: ReadonlySet<string> = new Set<ProfileField>([...WITHHELD, 'mobile', 'passportImages'])
const isKept = (field: ProfileField): field is KeptField => !NOT_KEPT.has(field)
const KEPT = (Object.keys(emptyProfile) as ProfileField[]).filter(isKept)

const pick = (values: ProfileValues, fields: readonly KeptField[]): KeptValues =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

/** The name of a picked file is the person's own text, which may say whose passport it is. */
const unnamed = (files: readonly QueuedFile[]): QueuedFile[] =>
  files.map((file, at) => ({ ...file, name: `Изображение ${at + 1}` }))

/** @returns the draft to store, or null when the form is empty */
export const draftOf = (snapshot: Snapshot): ProfileDraft | null => {
  const { kind, draft, base, form, files, isMerged, theirs, withheld, command } = snapshot.context
  // Until the profile is loaded, the draft stays unchanged.
  if (draft) return draft
  if (!base || OVER.some((state) => snapshot.matches(state))) return null
  if (!command && withheld.length === 0 && !hasChanges(kind, form.values, files, base)) return null
  const changed = fieldsOf(kind).filter((field) => differ(form.values, base.values, field))
  const kept = changed.filter(isKept)
  return {
    kind,
    edition,
    version: base.version,
    changed: pick(form.values, kept),
    before: pick(base.values, kept),
    withheld: WITHHELD.filter((field) => changed.includes(field) || withheld.includes(field)),
    images: areOther(files, base.values) ? { files: unnamed(files), before: base.values.passportImages } : null,
    isMerged,
    theirs: textsOfKept(theirs),
    command,
  }
}

/** What the other side has saved may be withheld too. */
const textsOfKept = (theirs: ProfileFormContext['theirs']): ProfileFormContext['theirs'] =>
  Object.fromEntries(KEPT.flatMap((field) => (theirs[field] === undefined ? [] : [[field, theirs[field]]])))

const keptValues = z.partial(
  z.object(
    Object.fromEntries(
      KEPT.map((field) => [field, typeof emptyProfile[field] === 'string' ? z.string() : z.boolean()]),
    ) as Record<KeptField, z.ZodMiniString | z.ZodMiniBoolean>,
  ),
)

const profileDraft = z.object({
  kind: z.enum(['person', 'company']),
  edition: anything,
  version: z.int(),
  changed: keptValues,
  before: keptValues,
  withheld: listOf(z.enum(WITHHELD)),
  images: orElse(z.nullable(z.object({ files: storedFiles, before: z.array(z.string()) })), null),
  isMerged: isTrue,
  theirs: orElse(z.partial(z.object(Object.fromEntries(KEPT.map((field) => [field, z.string()])))), {}),
  command: anything,
})

/** @returns the draft of this kind of account; a value of another shape is no draft */
export const readDraft = (stored: unknown, kind: ProfileKind): ProfileDraft | null => {
  const draft = readShape(profileDraft, stored)
  if (draft?.kind !== kind) return null
  const { license, ...changed } = draft.changed as KeptValues
  const command = readCommand(draft.command)
  // A tick belongs to the edition that was shown: a new edition asks again. A repeated command stays identical.
  const isTicked = license === true && (command !== null || draft.edition === edition)
  return {
    ...draft,
    edition,
    changed: { ...changed, ...(isTicked && { license }) },
    before: draft.before as KeptValues,
    command,
  }
}
