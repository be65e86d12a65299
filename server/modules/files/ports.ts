import type { Readable } from 'node:stream'
import type { FileType } from '../../kernel/database/sets.ts'

/** A file on its way out of the store. Whoever has it reads it to its end or destroys it: until then it holds a handle or a connection. */
export interface StoredFile {
  /** Bytes. */
  size: number
  /**
   * Read no further ahead than its reader takes it. Fails before its last byte where the store breaks off, gives other bytes than it was
   * given, or falls silent: what has come to its end is the whole file.
   */
  stream: Readable
}

/** Where uploaded bytes lie, outside the web root. */
export interface FileStore {
  put: (name: string, bytes: Buffer, signal?: AbortSignal) => Promise<void>
  /** Opens a file; null when there is no such file. The signal ends the stream too. */
  get: (name: string, signal?: AbortSignal) => Promise<StoredFile | null>
  remove: (name: string, signal?: AbortSignal) => Promise<void>
}

/** The hook for an antivirus: called with the bytes to store. */
export interface FileScan {
  isClean: (bytes: Buffer, contentType: FileType, signal?: AbortSignal) => Promise<boolean>
}
