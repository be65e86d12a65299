import { expect, test } from 'vitest'
import { decide, type Visitor } from '../../../../src/app/routing/guard.ts'
import { aliasOf, pointScreen, profileScreen } from '../../../../src/app/routing/profile-place.ts'
import { routeOf } from '../../../../src/app/routing/routes.ts'
import { redirects } from '../../../../src/domain/portal/places.ts'
import { seller } from '../../../view/kit/people.ts'

/** The final address under /profile, and the screen of /profile/user there. */
const follow = (address: string): string => {
  const { pathname, search, searchParams } = new URL(address, 'http://portal.test')
  const path = redirects[pathname] ?? pathname
  const alias = path === '/profile/user' ? aliasOf(searchParams) : null
  if (alias !== null) return follow(alias)
  return path === '/profile/user' ? `${path}${search} ${profileScreen(searchParams)}` : path + search
}

test.each([
  ['/profile', '/profile/user view'],
  ['/profile/user', '/profile/user view'],
  ['/profile/user?sub=user-form', '/profile/user?sub=user-form form'],
  ['/profile/user?sub=devices', '/profile/user?sub=devices devices'],
  ['/profile?main=user&sub=devices', '/profile/user?sub=devices devices'],
  ['/profile?sub=user-form', '/profile/user?sub=user-form form'],
  ['/profile?main=user', '/profile/user view'],
  ['/profile?main=user&sub=user-form', '/profile/user?sub=user-form form'],
  ['/profile?main=point', '/profile/point'],
  ['/profile/user?main=point', '/profile/point'],
  ['/profile/user?main=point&sub=bind', '/profile/point?sub=bind'],
  ['/profile?main=bind', '/profile/point?sub=bind'],
  ['/profile/user?main=bind&sub=user-form', '/profile/point?sub=bind'],
])('NV08 NV27 A21 %s is %s', (address, place) => expect(follow(address)).toBe(place))

test.each([
  ['/profile?main=nothing', '/profile/user view'],
  ['/profile?main=', '/profile/user view'],
  ['/profile/user?sub=nothing', '/profile/user?sub=nothing view'],
  ['/profile/user?main=nothing&sub=user-form', '/profile/user?sub=user-form form'],
])('NV08 an unknown value falls back to the first screen: %s', (address, place) => expect(follow(address)).toBe(place))

test('A20: what else stands in the query stays there and changes nothing', () => {
  expect(follow('/profile/user?screen=payments')).toBe('/profile/user?screen=payments payments')
  expect(follow('/profile?screen=payments&main=user')).toBe('/profile/user?screen=payments payments')
  expect(follow('/profile?main=point&screen=payments')).toBe('/profile/point?screen=payments')
})

test('NV07 NV28 PR33 the parts of the profile have their guards: payment asks for an approved INN', () => {
  const visitor = (innApproved: boolean): Visitor => ({
    isSignedIn: true,
    isReady: true,
    mode: 'seller',
    person: { ...seller, innApproved },
  })
  const verdict = (path: string, innApproved: boolean) => decide(routeOf(path), visitor(innApproved))
  expect(verdict('/profile/payment', true)).toEqual({ kind: 'allow' })
  expect(verdict('/profile/payment', false)).toEqual({ kind: 'redirect', to: '/profile/user' })
  expect(verdict('/profile/point', false)).toEqual({ kind: 'allow' })
})

test('NV07 NV09 A23 the point and the form of a new one are a seller’s: a customer is led to the start page', () => {
  const customer: Visitor = { isSignedIn: true, isReady: true, mode: 'customer', person: seller }
  for (const path of ['/profile/point', '/create-retail']) {
    expect(decide(routeOf(path), customer)).toEqual({ kind: 'redirect', to: '/' })
    expect(decide(routeOf(path), { ...customer, mode: 'seller' })).toEqual({ kind: 'allow' })
  }
})

test.each([
  ['', 'exist'],
  ['sub=bind', 'bind'],
  ['sub=list', 'list'],
  ['sub=point', 'point'],
  ['sub=edit', 'edit'],
  ['sub=exist', 'exist'],
  ['sub=nothing', 'exist'],
])('NV08 RP01 A21 the tab of the point with «%s» asks for the screen %s', (search, screen) =>
  expect(pointScreen(new URLSearchParams(search))).toBe(screen),
)
