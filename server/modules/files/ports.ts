import type { FileType } from '../../kernel/database/sets.ts'

/** Where uploaded bytes lie, outside the web root. */
export interface FileStore {
  put: (name: string, bytes: Buffer, signal?: AbortSignal) => Promise<void>
  /** The bytes, or null when there is no such file. */
  get: (name: string, signal?: AbortSignal) => Promise<Buffer | null>
  remove: (name: string, signal?: AbortSignal) => Promise<void>
}

/** The hook for an antivirus: called with the bytes to store. */
export interface FileScan {
  isClean: (bytes: Buffer, contentType: FileType, signal?: AbortSignal) => Promise<boolean>
}
