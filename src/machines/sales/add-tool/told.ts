/** What the form has been told of a serial, of what was registered and of what failed: kept in the context. */
import type { Repair, RepairState } from '../../../domain/sales/repair.ts'
import type { Fate } from '../../../domain/sales/sale-fate.ts'

/** The tool behind a serial. */
export interface SerialTool {
  name: string
  imageUrl: string | null
  /** Points for a sale; null for whoever does not sell, and from a server that does not tell. */
  bonus: number | null
  warrantyMonths: number | null
}

/** 0, 1 and 2 of the server (API44). */
export type SerialVerdict = 'free' | 'unknown' | 'taken'

export interface SerialNews {
  verdict: SerialVerdict
  /** The server's words, if any. */
  message: string | null
  /** Undefined until the server has been asked, null where it has not told. */
  tool?: SerialTool | null
}

/** The answers by serial; null where one did not come: no serial is asked about twice. */
export type SerialAnswers = Readonly<Record<string, SerialNews | null>>

/** What the list says of the registration. */
export interface OutcomeRow {
  status: string | null
  name: string | null
  imageUrl: string | null
  /** Points of a sale; null where they are not known, and for purchases. */
  bonus: number | null
  guaranteeExpire: string | null
  fate: Fate | null
  receiptId: string | null
  repair: RepairState | null
}

/** What has been registered. */
export interface Outcome extends OutcomeRow {
  /** The row's id; empty where the server has not sent one. */
  id: string
  serial: string
  /** Epoch milliseconds of the user's commit. */
  at: number
  /** The status of the answer: the message of the registration is about it. */
  answered: string | null
}

/** The repair and the receipt that was refused. */
export interface Repairing extends Repair {
  /** The refused receipt as it was sent; null where it could not be loaded, and of a photograph alone. */
  refused: string | null
  /** The receipt has come: it is asked for once, and what the person has made of it stays. */
  isLoaded: boolean
}
