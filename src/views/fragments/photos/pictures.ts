/** The app's service for pictures that the server keeps: their bytes are fetched with the token (A37). */

/** A PDF has its bytes too: the viewer draws its pages from them. */
export type Picture = { kind: 'loading' } | { kind: 'shown'; url: string; bytes?: Blob } | { kind: 'failed' }

/** Keyed by the files' names; a missing entry was not requested yet. */
export type Pictures = Readonly<Record<string, Picture>>

export interface PicturesPort {
  pictures: Pictures
  onRetry: (name: string) => void
}
