/** A file during its upload, as plain data: the app holds the bytes under the same id. */
import type { Stamp } from '../../kit/stamp.ts'

/** The app's data about a picked file. */
export interface PickedFile {
  id: string
  name: string
  /** Bytes. */
  size: number
}

export interface QueuedFile extends PickedFile {
  /**
   * `failed`: not sent, it keeps its place and may be retried · `refused`: by the portal or the server, it takes no
   * place · `removing`: deleted for the user, not yet on the server.
   */
  status: 'waiting' | 'done' | 'failed' | 'refused' | 'removing'
  /** Its name on the server. */
  stored: string | null
  /** The reason of the failure. */
  problem: string | null
  /** Idempotency key of its removal. */
  key: string | null
}

/** The context of a flow with files. */
export interface FilesContext {
  files: QueuedFile[]
}

export type FileRemoval = { type: 'file.remove'; id: string } & Stamp
export type FileEvent = { type: 'files.add'; files: PickedFile[] } | { type: 'file.retry'; id: string } | FileRemoval
