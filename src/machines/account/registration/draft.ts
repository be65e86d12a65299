/** What of the form outlives the page (B08). */
import type { SnapshotFrom } from 'xstate'
import { LEGAL_TEXTS } from '../../../domain/legal-texts.ts'
import { readCodeRequest } from '../../fragments/captcha/captcha.ts'
import type { registrationMachine } from './machine.ts'
import type { RegistrationDraft } from './types.ts'

const { edition } = LEGAL_TEXTS.personalData

/** @returns the draft to keep, or null when there is nothing to lose */
export const draftOf = ({
  context: { form, command },
}: Pick<SnapshotFrom<typeof registrationMachine>, 'context'>): RegistrationDraft | null =>
  form.values.mobile !== '' || !form.values.license || form.values.consent || command
    ? { ...form.values, edition, command }
    : null

/** Whatever does not have today's shape is no draft. */
export const readDraft = (stored: unknown): RegistrationDraft | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { mobile, license, consent, edition: agreed, command } = stored as Record<keyof RegistrationDraft, unknown>
  if (typeof mobile !== 'string' || typeof license !== 'boolean') return null
  // A tick is to the text that was there: another edition is asked for anew.
  return {
    mobile,
    license,
    consent: consent === true && agreed === edition,
    edition,
    command: readCodeRequest(command),
  }
}
