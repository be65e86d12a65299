/** A file on its way to the server, as plain data: the bytes stay with the app, under the same id. */
import type { Stamp } from '../../kit/stamp.ts'

/** What the app tells of a file that a person has picked. */
export interface PickedFile {
  id: string
  name: string
  /** Bytes. */
  size: number
}

export interface QueuedFile extends PickedFile {
  /**
   * `failed`: not sent, it keeps its place and may be sent again · `refused`: turned away here or by the server, it takes no
   * place · `removing`: deleted for the person, the server does not know yet.
   */
  status: 'waiting' | 'done' | 'failed' | 'refused' | 'removing'
  /** Its name on the server. */
  stored: string | null
  /** Why it did not get there. */
  problem: string | null
  /** Idempotency key of its removal. */
  key: string | null
}

/** A context of a flow with files. */
export interface FilesContext {
  files: QueuedFile[]
}

export type FileRemoval = { type: 'file.remove'; id: string } & Stamp
export type FileEvent = { type: 'files.add'; files: PickedFile[] } | { type: 'file.retry'; id: string } | FileRemoval
