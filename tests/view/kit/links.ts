/** Where the links of a rendered page lead: every one to a place that has a screen. */
import { DESK_PLACES } from '../../../src/domain/portal/desk-places.ts'
import { isOf, placeOf, redirects } from '../../../src/domain/portal/places.ts'

const here = () => window.location.origin

/** The links of the document that lead to a page of the portal which does not exist. */
export const deadLinks = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap(({ href }) => {
    const { origin, pathname, protocol } = new URL(href)
    // Another site, a file of the browser's own, and what the server itself serves.
    if (origin !== here() || protocol === 'blob:' || /\.(?:pdf|csv|apk)$/.test(pathname)) return []
    const place = placeOf(pathname)
    const isAlive = place.screen !== 'not-found' || pathname in redirects || DESK_PLACES.some(({ path }) => isOf(path, pathname))
    return isAlive ? [] : [pathname]
  })
