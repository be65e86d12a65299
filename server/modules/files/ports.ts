/** Where uploaded bytes lie, outside the web root. */
export interface FileStore {
  put: (name: string, bytes: Buffer) => Promise<void>
  /** The bytes, or null when there is no such file. */
  get: (name: string) => Promise<Buffer | null>
  remove: (name: string) => Promise<void>
}

/** The hook for an antivirus: called with what would be stored. */
export interface FileScan {
  isClean: (bytes: Buffer, contentType: string) => Promise<boolean>
}
