/** What the app does for the profile with images of the passport. */

export type Picture = { kind: 'loading' } | { kind: 'shown'; url: string } | { kind: 'failed' }

/** By the names that the profile has; what is missing has not been asked for yet. */
export type Pictures = Readonly<Record<string, Picture>>

export interface PicturesPort {
  pictures: Pictures
  onRetry: (name: string) => void
}
