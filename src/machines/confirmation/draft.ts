/** What of the form outlives the page: everything but the code (B08 of docs/decisions.md). */
import type { SnapshotFrom } from 'xstate'
import { LEGAL_TEXTS } from '../../domain/legal-texts.ts'
import { readCommand } from '../kit/command/draft.ts'
import { isCompany, type ConfirmationValues } from './form.ts'
import type { confirmationMachine } from './machine.ts'
import type { ConfirmationDraft } from './types.ts'

const { edition } = LEGAL_TEXTS.personalData
const TEXTS = ['username', 'surname', 'organization_name', 'organization_inn', 'responsible'] as const

/** @returns the draft to keep, or null when there is nothing to lose */
export const draftOf = (
  snapshot: Pick<SnapshotFrom<typeof confirmationMachine>, 'context' | 'matches'>,
): ConfirmationDraft | null => {
  const { phone, asksConsent, form, command } = snapshot.context
  if (phone === '' || snapshot.matches({ form: 'done' })) return null
  const { password: _, ...values } = form.values
  const isTicked = asksConsent && values.consent
  const isEntered = isTicked || isCompany(form.values) || TEXTS.some((field) => values[field] !== '')
  return isEntered || command ? { phone, values, edition, command } : null
}

/** @returns the draft of this phone; whatever does not have today's shape is none */
export const readDraft = (stored: unknown, phone: string): ConfirmationDraft | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { phone: owner, values, edition: agreed, command } = stored as Partial<Record<keyof ConfirmationDraft, unknown>>
  // A tick is to the text that was there: another edition is asked for anew.
  const known = readValues(values, agreed === edition)
  return owner === phone && known ? { phone, values: known, edition, command: readCommand(command) } : null
}

const readValues = (stored: unknown, isOfNow: boolean): ConfirmationDraft['values'] | null => {
  const known = stored as Partial<ConfirmationValues> | null | undefined
  const { organizationalForm, type } = known ?? {}
  if (organizationalForm !== 'individual' && organizationalForm !== 'legal-person') return null
  if (type !== 'client' && type !== 'customer') return null
  if (!TEXTS.every((field) => typeof known?.[field] === 'string')) return null
  const texts = Object.fromEntries(TEXTS.map((field) => [field, known?.[field]])) as Record<(typeof TEXTS)[number], string>
  return {
    organizationalForm,
    type: organizationalForm === 'individual' ? type : 'customer',
    ...texts,
    consent: isOfNow && known?.consent === true,
  }
}
