/** Places of the portal for the map: an address without query and trailing slash (A22), after its redirect. */
import { DESK_PLACES } from '../../../src/domain/portal/desk-places.ts'
import { placeOf, redirects, withoutTrailingSlash } from '../../../src/domain/portal/places.ts'

export const pathOf = (address: string): string => {
  const [full = ''] = address.split('?')
  const path = withoutTrailingSlash(full)
  return redirects[path] ?? path
}

/** A place without a screen of its own has no name yet. */
export const titleOf = (place: string): string => {
  const atDesk = DESK_PLACES.find(({ path }) => path === place)
  if (atDesk) return `Пульт: ${atDesk.title.toLowerCase()}`
  const { screen, title } = placeOf(place)
  return screen === 'not-found' ? place : title
}
