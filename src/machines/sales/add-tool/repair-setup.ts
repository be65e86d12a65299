/** The part of the setup that repairs a failed registration (E18). */
import { assign } from 'xstate'
import type { Repair } from '../../../domain/sales/repair.ts'
import { repairOfOutcome } from './outcome.ts'
import { begun, filledFrom, lacksReceipt, repairing, type ReceiptAnswer } from './repair.ts'
import type { AddToolContext, AddToolEvent } from './types.ts'

type Held = { context: AddToolContext }

const asked = ({ asks }: AddToolContext): Repair | null => (asks?.for === 'repair' ? asks.repair : null)

export const repairActions = {
  /** The repair that the address asks for; a form of another tool gives way, and stays in its own draft. */
  beginRepair: assign<AddToolContext, AddToolEvent, Repair | null, AddToolEvent, never>((_, repair) =>
    repair === null ? {} : begun(repair),
  ),
  fillFromReceipt: assign<AddToolContext, AddToolEvent, ReceiptAnswer, AddToolEvent, never>(({ context }, answer) =>
    filledFrom(context, answer),
  ),
}

export const repairGuards = {
  asksForRepair: ({ context }: Held) => asked(context) !== null,
  /** Its form is there already, as it was left: with another serial in it it is the form of another tool. */
  isRepairBegun: ({ context }: Held) => {
    const [wanted, begunOne] = [asked(context), repairing(context)]
    return wanted !== null && wanted.id === begunOne?.id && wanted.serial === begunOne.serial && !lacksReceipt(context)
  },
  /** The load has failed, or was cut short by a reload: the address asks for nothing any more. */
  lacksReceipt: ({ context }: Held) => lacksReceipt(context),
  mayRepair: ({ context }: Held) => repairOfOutcome(context.outcome) !== null,
}

/** The repair that the address asks for. */
export const askedRepair = { type: 'beginRepair', params: ({ context }: Held) => asked(context) } as const
