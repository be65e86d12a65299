/** The draft of the deletion: everything except the code (B08, C04, E10). */
import type { SnapshotFrom } from 'xstate'
import { isPhone } from '../../../domain/people/phone.ts'
import { readCodeRequest } from '../../fragments/captcha/captcha.ts'
import { isConfirmation } from './command.ts'
import type { deletionMachine } from './machine.ts'
import { lifeLeft } from './sent-code.ts'
import type { DeletionDraft, SentCode } from './types.ts'

/** @returns the draft to store, or null when the form is empty */
export const draftOf = ({ context }: Pick<SnapshotFrom<typeof deletionMachine>, 'context'>): DeletionDraft | null => {
  const { form, command, open, sent } = context
  const { mobile } = form.values
  if (mobile === '') return null
  return isConfirmation(command)
    ? { mobile, command: null, sent, openKey: command.key }
    : { mobile, command, sent, openKey: open?.key ?? null }
}

export const noDraft: DeletionDraft = { mobile: '', command: null, sent: null, openKey: null }

/**
 * A value of another shape is an empty form.
 * @param now epoch milliseconds: an expired code leads back to the first step, unless a deletion with it may have been done
 */
export const readDraft = (stored: unknown, now: number): DeletionDraft => {
  const { mobile, command, sent, openKey } = (stored ?? {}) as Partial<Record<keyof DeletionDraft, unknown>>
  if (typeof mobile !== 'string') return noDraft
  if (!isPhone(mobile)) return { ...noDraft, mobile }
  const key = typeof openKey === 'string' ? openKey : null
  const isKept = isSentCode(sent) && (lifeLeft(sent, now) > 0 || (key !== null && !sent.isPutOff))
  return {
    mobile,
    command: readCodeRequest(command),
    sent: isKept ? sent : null,
    openKey: isKept ? key : null,
  }
}

const isSentCode = (stored: unknown): stored is SentCode => {
  if (typeof stored !== 'object' || stored === null) return false
  const { mobile, at, isPutOff } = stored as Partial<Record<keyof SentCode, unknown>>
  return typeof mobile === 'string' && typeof at === 'number' && typeof isPutOff === 'boolean'
}
