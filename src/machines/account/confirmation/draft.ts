/** The draft of the form: everything except the code (B08) and the INN of an entrepreneur (D140). */
import type { SnapshotFrom } from 'xstate'
import * as z from 'zod/mini'
import { organisationInn } from '../../../domain/people/inn.ts'
import { LEGAL_TEXTS } from '../../../domain/texts/legal-texts.ts'
import { readCommand } from '../../kit/command/draft.ts'
import { anything, isTrue, readShape } from '../../kit/shape.ts'
import { isCompany } from './form.ts'
import type { confirmationMachine } from './machine.ts'
import type { ConfirmationDraft } from './types.ts'

const { edition } = LEGAL_TEXTS.personalData
const TEXTS = ['username', 'surname', 'organization_name', 'organization_inn', 'responsible'] as const

/** @returns the draft to store, or null when the form is empty */
export const draftOf = (
  snapshot: Pick<SnapshotFrom<typeof confirmationMachine>, 'context' | 'matches'>,
): ConfirmationDraft | null => {
  const { phone, asksConsent, form, command } = snapshot.context
  if (phone === '' || snapshot.matches({ form: 'done' })) return null
  const { password: _, ...entered } = form.values
  const values = { ...entered, organization_inn: organisationInn(entered.organization_inn.trim()) }
  const isTicked = asksConsent && values.consent
  const isEntered = isTicked || isCompany(form.values) || TEXTS.some((field) => values[field] !== '')
  return isEntered || command ? { phone, values, edition, command } : null
}

const confirmationDraft = z.object({
  phone: z.string(),
  values: z.object({
    organizationalForm: z.enum(['individual', 'legal-person']),
    type: z.enum(['client', 'customer']),
    username: z.string(),
    surname: z.string(),
    organization_name: z.string(),
    organization_inn: z.string(),
    responsible: z.string(),
    consent: isTrue,
  }),
  edition: anything,
  command: anything,
})

/** @returns the draft of this phone; a value of another shape is no draft */
export const readDraft = (stored: unknown, phone: string): ConfirmationDraft | null => {
  const draft = readShape(confirmationDraft, stored)
  if (draft?.phone !== phone) return null
  const { type, consent, ...values } = draft.values
  return {
    phone,
    values: {
      ...values,
      type: values.organizationalForm === 'individual' ? type : 'customer',
      // A tick belongs to the edition that was shown: a new edition asks again.
      consent: consent && draft.edition === edition,
    },
    edition,
    command: readCommand(draft.command),
  }
}
