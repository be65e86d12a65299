/** The draft of the form (B08). */
import type { SnapshotFrom } from 'xstate'
import { LEGAL_TEXTS } from '../../../domain/texts/legal-texts.ts'
import { readCodeRequest } from '../../fragments/captcha/captcha.ts'
import type { registrationMachine } from './machine.ts'
import type { RegistrationDraft } from './types.ts'

const { edition } = LEGAL_TEXTS.personalData

/** @returns the draft to store, or null when the form is empty */
export const draftOf = ({
  context: { form, command },
}: Pick<SnapshotFrom<typeof registrationMachine>, 'context'>): RegistrationDraft | null =>
  form.values.mobile !== '' || !form.values.license || form.values.consent || command
    ? { ...form.values, edition, command }
    : null

/** A value of another shape is no draft. */
export const readDraft = (stored: unknown): RegistrationDraft | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { mobile, license, consent, edition: agreed, command } = stored as Record<keyof RegistrationDraft, unknown>
  if (typeof mobile !== 'string' || typeof license !== 'boolean') return null
  // A tick belongs to the edition that was shown: a new edition asks again.
  return {
    mobile,
    license,
    consent: consent === true && agreed === edition,
    edition,
    command: readCodeRequest(command),
  }
}
