import { withoutTrailingSlash } from '../../domain/portal/places.ts'

/** The last part of an address, decoded; what cannot be decoded is nobody's id. */
export const lastPart = (path: string): string => {
  try {
    return decodeURIComponent(withoutTrailingSlash(path).split('/').at(-1) ?? '')
  } catch {
    return ''
  }
}
