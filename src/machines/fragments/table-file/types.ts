/** A list as a file: asked for by a press, handed to the browser when it is whole. */

/** What is asked for, and how it will be called. */
export interface FileOrder<Request> {
  name: string
  request: Request
}

export interface TableFileContext<Request> {
  /** The last file that was asked for; null before the first. «Повторить» asks for the same. */
  file: FileOrder<Request> | null
  /** Its rows that have come so far. */
  rows: number
  /** Why it did not come. */
  problem: string | null
}

export type TableFileEvent<Request> =
  | { type: 'download'; file: FileOrder<Request> }
  /** Some of it has come. */
  | { type: 'progress'; rows: number }
  | { type: 'cancel' }
  | { type: 'retry' }
