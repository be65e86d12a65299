import type { PickedFile, QueuedFile } from '../../machines/fragments/files/types.ts'

/** What the app does for a form with files, which are no plain data. */
export interface FilesPort {
  /** Keeps the bytes and gives them ids. */
  pick: (files: File[]) => PickedFile[]
  /** An address of the picture, when there is one by now; asks the server for pictures of an earlier visit. */
  thumbnailOf: (file: QueuedFile) => string | undefined
  /** How much of the file has left, from 0 to 1; unknown at first. */
  progressOf: (id: string) => number | undefined
  subscribe: (listener: () => void) => () => void
  /** Changes whenever one of the answers above does. */
  version: () => number
}
