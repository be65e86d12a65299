/** What the calls of the form are given. */
import { commandOf } from '../../kit/command/setup.ts'
import { cleaned, receiptOf } from './form.ts'
import type { WatchInput } from './outcome.ts'
import type { AddToolContext, ManualInput, PhotoInput, RegisterInput, ReserveInput, ToolCommand } from './types.ts'

export const reserveInput = (context: AddToolContext): ReserveInput => ({
  serial: cleaned(context.form.values).serialNumber,
  command: commandOf(context),
})

export const registerInput = (context: AddToolContext): RegisterInput => ({
  ...reserveInput(context),
  receipt: receiptOf(context.form.values, context.scannedTime),
})

export const manualInput = (context: AddToolContext): ManualInput => ({
  ...registerInput(context),
  side: context.mode === 'seller' ? 'seller' : 'buyer',
})

export const watchInput = ({ mode, outcome }: AddToolContext): WatchInput => ({
  id: outcome?.id ?? '',
  serial: outcome?.serial ?? '',
  isSale: mode === 'seller',
  at: outcome?.at ?? 0,
})

export const photoInput = ({ files, unread: [id = ''] }: AddToolContext): PhotoInput => ({
  id,
  stored: files.find((file) => file.id === id)?.stored ?? null,
})

/** The form's operation, by mode and receipt (AT21, AT22, AT23). */
export const kindOf = ({ mode, form }: AddToolContext): ToolCommand['kind'] => {
  if (mode !== 'seller') return 'purchase'
  return form.values.haveABill ? 'sale' : 'reserve'
}
