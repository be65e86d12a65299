/** The addresses of the form, and what is done there. */
import type { ToolPatch } from './form.ts'
import type { AddToolContext } from './types.ts'

export const aimAtReceipt = { type: 'aimAt', params: { aim: 'receipt' } } as const

export const MAIN = '/tool'
const FORM = '/tool?screen=form'

/** The form's address. */
export const formPlace = ({ isCompact }: Pick<AddToolContext, 'isCompact'>): string => (isCompact ? FORM : MAIN)

/** An address that asks for something asks once. */
export const replaceByMain = { type: 'navigate', params: { to: MAIN, replace: true } } as const

const fillIn = {
  type: 'prefill',
  params: ({ event }: { event: { patch: Pick<ToolPatch, 'serialNumber' | 'haveABill'> } }) => event.patch,
} as const
/**
 * Values passed to the form are passed once, and then live in the draft: the serial is forgotten, and the address with
 * «no receipt» is replaced before the form may become a step over it.
 */
export const toldOnce = {
  ofLink: {
    guard: 'saysNoReceipt',
    actions: [fillIn, 'forgetSerial', replaceByMain],
  },
  ofReserve: { actions: [fillIn, 'forgetSerial'] },
} as const
/** The form as a step over the instructions (AT11). */
export const openForm = { type: 'navigate', params: { to: FORM, isStep: true } } as const
/** The same, before any event of the address. */
export const standOverInstructions = [{ type: 'standAt', params: { screen: 'form' } } as const, openForm] as const
/** The browser's Forward has returned to a finished result: its step is taken back (AT03). */
export const leaveResult = { guard: 'opensResult', actions: { type: 'goBack', params: { to: MAIN } } } as const
