import type { PickedFile, QueuedFile } from '../../machines/fragments/files/types.ts'

/** The app's services for a form with files, which are not plain data. */
export interface FilesPort {
  /** Stores the bytes and assigns ids. */
  pick: (files: File[]) => PickedFile[]
  /** The URL of the picture, once available; requests pictures of an earlier visit from the server. */
  thumbnailOf: (file: QueuedFile) => string | undefined
  /** The upload progress from 0 to 1; initially unknown. */
  progressOf: (id: string) => number | undefined
  subscribe: (listener: () => void) => () => void
  /** Changes with each of the answers above. */
  version: () => number
}
