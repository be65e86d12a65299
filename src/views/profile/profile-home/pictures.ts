/** The app's services for a profile with passport images. */

export type Picture = { kind: 'loading' } | { kind: 'shown'; url: string } | { kind: 'failed' }

/** Keyed by the profile's image names; a missing entry was not requested yet. */
export type Pictures = Readonly<Record<string, Picture>>

export interface PicturesPort {
  pictures: Pictures
  onRetry: (name: string) => void
}
