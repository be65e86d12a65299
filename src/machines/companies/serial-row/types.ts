/** The server's verdict: 0 it may be registered, 1 it is not in the base, 2 it may not (LT21–LT23). */
export type Verdict = 0 | 1 | 2

/** What the server has said of a serial (LT19). With an empty payload it has not been asked (LT20). */
export interface Availability {
  /** That of the answer; null where none has come. */
  code: number | null
  message: string | null
  payload: Verdict | null
  available: boolean | null
}

/** Why the text of an unchecked row is not asked about: it is no serial number, or another row has it (A62). */
export type RowProblem = 'format' | 'duplicate'

/**
 * A row of serial numbers (LT19): plain data, and the context of the row's machine, whose state follows from it (`rowState`). Rows
 * are never changed in place: a row that is the same object is the same row.
 */
export interface SerialRow {
  /** Stable for the life of the form. */
  id: string
  serialNumber: string
  availability: Availability
  /** Its check, or «Добавить», is under way or waits for its turn. */
  loading: boolean
  /** It has been sent to the manual check: locked (LT24, A63). */
  isAddClicked: boolean
  problem: RowProblem | null
}

export type RowState = 'unchecked' | 'checking' | 'available' | 'notFound' | 'error' | 'adding' | 'added'

export type RowEvent =
  /** The text changes: typed, pasted or scanned. `isTwice`: another row has this serial. */
  | { type: 'edit'; text: string; isTwice: boolean }
  /** The field loses the focus: what stands in it is meant. */
  | { type: 'leave'; isTwice: boolean }
  /** The other row with this serial has given way. */
  | { type: 'free' }
  /** A failed check is repeated. */
  | { type: 'check' }
  /** `serial` is what was asked about: an answer to an older text is ignored (A62). */
  | ({ type: 'answer'; serial: string } & Availability)
  /** The document was refused because of it, with the reason. */
  | { type: 'deny'; code: number; message: string }
  /** «Добавить» is sent. */
  | { type: 'add' }
  | { type: 'added' }
  /** «Добавить» was refused, with the reason (LT29), or not carried out, with none. */
  | { type: 'addFailed'; message: string | null }
