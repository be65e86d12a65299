/** The part of the setup that asks about the serial while the form is filled in (D47). */
import { assign } from 'xstate'
import { isUnasked, isUndescribed, toolOf, verdictOf, wholeSerial } from './serial.ts'
import type { Availability, Information } from './serial.ts'
import type { SerialNews } from './told.ts'
import type { AddToolContext, AddToolEvent } from './types.ts'

type Held = { context: AddToolContext }

/** News of the serial that was asked about last. */
const noted = ({ serials, asked }: AddToolContext, news: SerialNews | null) => ({
  serials: { ...serials, [asked ?? '']: news },
})

export const serialActions = {
  noteAsked: assign<AddToolContext, AddToolEvent, undefined, AddToolEvent, never>(({ context }) => ({
    asked: wholeSerial(context),
  })),
  takeAvailability: assign<AddToolContext, AddToolEvent, Availability | null, AddToolEvent, never>(({ context }, answer) =>
    noted(context, verdictOf(answer)),
  ),
  takeInformation: assign<AddToolContext, AddToolEvent, Information | null, AddToolEvent, never>(({ context }, answer) => {
    const news = context.serials[context.asked ?? '']
    return noted(context, news ? { ...news, tool: toolOf(answer) } : null)
  }),
}

export const serialGuards = {
  isUnasked: ({ context }: Held) => isUnasked(context),
  isUndescribed: ({ context }: Held) => isUndescribed(context),
  isOtherSerial: ({ context }: Held) => wholeSerial(context) !== context.asked,
}
