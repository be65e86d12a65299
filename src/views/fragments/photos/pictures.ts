/** The app's service for pictures that the server keeps: their bytes are fetched with the token (A37). */

export type Picture = { kind: 'loading' } | { kind: 'shown'; url: string } | { kind: 'failed' }

/** Keyed by the files' names; a missing entry was not requested yet. */
export type Pictures = Readonly<Record<string, Picture>>

export interface PicturesPort {
  pictures: Pictures
  onRetry: (name: string) => void
}
