import { describe, expect, test } from 'vitest'
import { explore } from '../../../../model/explore/explore.ts'
import { sessionFlow } from '../../../../model/account/session.ts'
import { modeOf, personOf } from '../../../../src/machines/account/session/selectors.ts'
import { decide, type Visitor } from '../../../../src/app/routing/guard.ts'
import { routeOf, screenKey } from '../../../../src/app/routing/routes.ts'
import { redirects } from '../../../../src/domain/portal/places.ts'
import {
  barItems,
  hasOwnAction,
  mainItems,
  marked,
  pointsHref,
  scanHref,
  userItems,
} from '../../../../src/app/shell/member-navigation.ts'
import { anonymousLink } from '../../../../src/app/shell/navigation.ts'
import { seller } from '../../../view/kit/people.ts'

const anonymous: Visitor = { isSignedIn: false, isReady: false, mode: 'customer', person: null }
const asSeller: Visitor = { isSignedIn: true, isReady: true, mode: 'seller', person: seller }
const asCustomer: Visitor = { ...asSeller, mode: 'customer' }
const withStanding = (patch: Partial<typeof seller.standing>): Visitor => ({
  ...asSeller,
  person: { ...seller, standing: { ...seller.standing, ...patch } },
})
const verdict = (path: string, visitor: Visitor, isInside = false) => {
  const { kind, ...rest } = decide(routeOf(path), visitor, isInside)
  return 'to' in rest ? rest.to : kind
}
const labels = (visitor: Visitor) => mainItems(visitor).map(({ label }) => label)

describe('the guard', () => {
  test.each(['/', '/profile/user', '/tool', '/sales', '/user-tools'])('NV24 RL01 %s without a token leads to sign-in', (path) => {
    expect(verdict(path, anonymous)).toBe('/auth/login')
  })

  test.each(['/auth/login', '/auth/again'])('NV02 NV25 RL02 %s is open without a token and leads to / with one', (path) => {
    expect(verdict(path, anonymous)).toBe('allow')
    expect(verdict(path, asSeller)).toBe('/')
  })

  test('a screen of a role waits until the person is known', () => {
    expect(verdict('/sales', { ...asSeller, isReady: false })).toBe('wait')
  })

  test.each([
    ['/sales', asSeller, 'allow'],
    ['/sales', asCustomer, '/'],
    ['/user-tools', asCustomer, 'allow'],
    ['/user-tools', asSeller, '/'],
    ['/tool', asSeller, 'allow'],
    ['/tool', asCustomer, 'allow'],
    ['/tool', withStanding({ locked: true }), '/'],
    ['/tool', { ...withStanding({ locked: true }), mode: 'customer' }, '/'],
    ['/tool', withStanding({ status: 'BUYER' }), '/'],
    ['/tool', withStanding({ status: 'SELLER_PENDING' }), '/'],
    ['/tool', { ...withStanding({ status: 'SELLER_PENDING' }), mode: 'customer' }, 'allow'],
    ['/tool', { ...asSeller, person: null }, '/'],
  ] as const)('RL03 RL04 RL05 RL07 RL08 %s', (path, visitor, expected) => {
    expect(verdict(path, visitor)).toBe(expected)
  })

  test.each([
    ['/tool', withStanding({ status: 'BUYER' })],
    ['/tool', withStanding({ locked: true })],
    ['/profile/payment', { ...asSeller, person: { ...seller, innApproved: false } }],
  ] as const)('E03 A27: whoever is inside %s stays when they may no more, a sign-out excepted', (path, visitor) => {
    expect(verdict(path, visitor, true)).toBe('allow')
    expect(verdict(path, anonymous, true)).toBe('/auth/login')
    expect(verdict(path, { ...visitor, isReady: false }, true)).toBe('wait')
  })

  test('E14: only a place that lacks nothing but a sign-in is come back to', () => {
    expect(decide(routeOf('/sales'), anonymous)).toEqual({ kind: 'redirect', to: '/auth/login', returns: true })
    expect(decide(routeOf('/sales'), asCustomer)).toEqual({ kind: 'redirect', to: '/' })
    expect(decide(routeOf('/auth/login'), asSeller)).toEqual({ kind: 'redirect', to: '/' })
  })

  test('A23 LT36 RL04 RL07 an invoice of tools is a company’s, one of a sale a seller’s who may sell', () => {
    const company = { ...asCustomer, person: { ...seller, standing: { ...seller.standing, isLegalEntity: true } } }
    const TOOLS = '/legal-entity-tool'
    const SALE = '/legal-entity-register-sale'
    expect([verdict(TOOLS, company), verdict(SALE, company)]).toEqual(['allow', '/'])
    expect([verdict(TOOLS, asSeller), verdict(SALE, asSeller)]).toEqual(['/', 'allow'])
    expect([verdict(TOOLS, asCustomer), verdict(SALE, asCustomer)]).toEqual(['/', '/'])
    const locked = { ...company, person: { ...seller, standing: { ...company.person.standing, locked: true } } }
    expect(verdict(TOOLS, locked)).toBe('/')
    for (const standing of [{ locked: true }, { status: 'SELLER_PENDING' }, { status: 'BUYER' }] as const)
      expect(verdict(SALE, withStanding(standing))).toBe('/')
    // Whoever is inside one of them has not been let into the other.
    expect(screenKey(routeOf(TOOLS))).not.toBe(screenKey(routeOf(SALE)))
  })

  test.each([
    ['a seller whose INN is approved', asSeller, 'allow'],
    ['the same person as a customer, who has no such tab (PR34)', asCustomer, '/profile/user'],
    ['a person whose INN is not approved', { ...asSeller, person: { ...seller, innApproved: false } }, '/profile/user'],
    ['a person nobody knows', { ...asSeller, person: null }, '/profile/user'],
    ['a person who is still being loaded', { ...asSeller, isReady: false, person: null }, 'wait'],
    ['a stranger', anonymous, '/auth/login'],
  ] as const)('NV28 /profile/payment for %s', (_, visitor, expected) => {
    expect(verdict('/profile/payment', visitor)).toBe(expected)
    expect(verdict('/profile/payment/', visitor)).toBe(expected)
  })

  test.each([
    ['a seller whose INN is approved', asSeller, 'allow', 'allow'],
    ['the same person as a customer', asCustomer, '/', '/profile/user'],
    ['a seller whose INN is not approved', { ...asSeller, person: { ...seller, innApproved: false } }, 'allow', '/profile/user'],
    ['a locked seller, who reads why', withStanding({ locked: true }), 'allow', 'allow'],
    ['a stranger', anonymous, '/auth/login', '/auth/login'],
  ] as const)('A20 A72 NV13 /balance and /payments for %s', (_, visitor, balance, payments) => {
    expect([verdict('/balance', visitor), verdict('/payments', visitor)]).toEqual([balance, payments])
  })

  test('NV27 NV51 /profile and /login lead on; NV23 an unknown path is the not-found page; slashes at the end mean nothing', () => {
    expect(redirects).toMatchObject({ '/profile': '/profile/user', '/login': '/auth/login' })
    expect(routeOf('/no-such-page').name).toBe('not-found')
    expect(routeOf('/sales/').name).toBe('sales')
    expect(routeOf('/server-error').layout).toBe('error')
  })
})

describe('the route table', () => {
  test.each([
    ['NV01', '/'],
    ['NV07', '/profile/user'],
    ['NV07', '/profile/point'],
    ['NV07', '/profile/payment'],
    ['NV09', '/create-retail'],
    ['NV11', '/tool'],
    ['NV11', '/legal-entity-tool'],
    ['NV11', '/legal-entity-register-sale'],
    ['NV12', '/tool/100%7C00001'],
    ['NV13', '/balance'],
    ['NV13', '/user-tools'],
    ['NV13', '/sales'],
    ['NV13', '/messages'],
    ['NV13', '/payments'],
    ['NV14', '/sellers'],
    ['NV14', '/sellers/owner'],
    ['NV15', '/owner'],
    ['NV15', '/sellers-requests'],
    ['NV16', '/receipt/1'],
    ['NV16', '/invoice/1'],
    ['NV17', '/find-tool/'],
    ['NV18', '/chat'],
  ])('%s %s asks for a token', (_, path) => {
    expect(routeOf(path)).toMatchObject({ auth: true })
    expect(verdict(path, anonymous)).toBe('/auth/login')
  })

  test.each([
    ['NV02', '/auth/login'],
    ['NV02', '/auth/again'],
    ['NV02', '/auth/registration'],
    ['NV02', '/auth/recovery'],
    ['NV02', '/auth/result'],
    ['NV03', '/auth/registration-success'],
    ['NV04', '/auth/confirmation'],
    ['NV05', '/auth/recovery-success'],
    ['NV06', '/user-sales/1'],
    ['E17', '/w/3q2-7wEjRWeJq83vASNFZw'],
    ['E17', '/handover'],
    ['NV10', '/faq'],
    ['NV19', '/term-of-use'],
    ['NV19', '/rules'],
    ['NV20', '/privacy-policy'],
    ['E19', '/personal-data'],
    ['NV21', '/delete'],
    ['NV22', '/test'],
  ])('%s %s is open to everybody', (_, path) => {
    expect(verdict(path, anonymous)).toBe('allow')
  })

  test.each(['/auth/login', '/auth/again', '/auth/registration', '/auth/registration-success', '/auth/confirmation'])(
    'NV25 %s has nothing for a person with a token',
    (path) => expect(verdict(path, asSeller)).toBe('/'),
  )

  test.each(['/sellers', '/sellers/7', '/owner', '/sellers-requests'])(
    'A23 RL09 E02 %s is for administrators at work as sellers',
    (path) => {
      for (const standing of [{ roles: ['ADMIN_RT'] }, { isAdmin: true }]) {
        const admin = withStanding(standing)
        expect(verdict(path, admin)).toBe('allow')
        expect(verdict(path, { ...admin, mode: 'customer' })).toBe('/')
      }
      expect(verdict(path, asSeller)).toBe('/')
      expect(verdict(path, { ...asSeller, person: null })).toBe('/')
    },
  )

  test('a part too many or an empty one is another place', () => {
    expect(routeOf('/tool/1/2').path).toBe('*')
    expect(routeOf('/receipt/').path).toBe('*')
    expect(routeOf('/sales/1').path).toBe('*')
  })
})

describe('the navigation', () => {
  test('NV43 NV44 NV45 each mode has its own links', () => {
    expect(labels(asSeller)).toEqual(['Главная', 'Продажи', 'Каталог'])
    expect(labels(asCustomer)).toEqual(['Главная', 'Инструменты', 'Каталог'])
  })

  test('NV46 «Продавцы» is for admins in seller mode', () => {
    const admin = withStanding({ roles: ['ADMIN_RT'] })
    expect(labels(admin)).toContain('Продавцы')
    expect(labels({ ...admin, mode: 'customer' })).not.toContain('Продавцы')
    expect(labels(asSeller)).not.toContain('Продавцы')
  })

  test('NV46 RL09 E02 isAdmin alone makes an admin too', () => {
    expect(labels(withStanding({ isAdmin: true }))).toContain('Продавцы')
  })

  test('ER09 without a known person nobody gets the links of a role', () => {
    expect(labels({ ...asSeller, person: null })).toEqual(['Главная', 'Каталог'])
  })

  test('A32 while it is being asked who looks there is the home page alone: what comes pushes nothing aside', () => {
    expect(labels({ ...asSeller, person: null, isReady: false })).toEqual(['Главная'])
    expect(labels({ ...asSeller, isReady: false })).toEqual(['Главная', 'Продажи', 'Каталог'])
  })

  test('NV47 «Каталог» leaves the portal', () => {
    expect(mainItems(asSeller).at(-1)).toMatchObject({ label: 'Каталог', external: true })
  })

  test.each([
    ['/', 'Главная'],
    ['/sales', 'Продажи'],
    ['/sales/', 'Продажи'],
    ['/%73ales', 'Продажи'],
    ['/sellers', 'Продавцы'],
    ['/sellers/7', 'Продавцы'],
    ['/profile/user', 'Профиль'],
    ['/faq/', 'Помощь'],
    ['/salesroom', null],
    ['/Sales', null],
    ['/tool', null],
    ['/sellers-requests', 'Продавцы'],
    ['/owner/', 'Продавцы'],
    ['/user-sales/7', 'Продавцы'],
  ])('NV43 NV44 NV46 at %s the marked entry is %s, however the address is written', (path, label) => {
    const admin = withStanding({ isAdmin: true })
    const found = marked([...mainItems(admin), ...userItems], path).filter(({ isCurrent }) => isCurrent)
    expect(found.map((item) => item.label)).toEqual(label === null ? [] : [label])
  })

  test('D44 RL04 RL07 the bottom bar has the places of the mode, and the scan for whoever may register', () => {
    const hrefs = (visitor: Visitor) => barItems(visitor).map(({ href }) => href)
    expect([hrefs(asSeller), scanHref(asSeller)]).toEqual([['/', '/sales', '/profile/user'], '/tool?start=scan'])
    expect([hrefs(asCustomer), scanHref(asCustomer)]).toEqual([['/', '/user-tools', '/profile/user'], '/tool?start=scan'])
    expect(scanHref(withStanding({ locked: true }))).toBeUndefined()
    expect(scanHref(withStanding({ status: 'SELLER_PENDING' }))).toBeUndefined()
    const unknown = { ...asSeller, person: null }
    expect([hrefs(unknown), scanHref(unknown)]).toEqual([['/', '/profile/user'], undefined])
  })

  test('D44 every place of the bottom bar exists', () => {
    for (const visitor of [asSeller, asCustomer])
      for (const { href } of barItems(visitor)) expect([href, routeOf(href).screen]).not.toEqual([href, 'not-found'])
    expect(routeOf(scanHref(asSeller) ?? '').screen).toBe('add-tool')
  })

  test('D44 the form of a registration has its action where the bar would stand', () => {
    expect(['/tool', '/tool/', '/%74ool'].map(hasOwnAction)).toEqual([true, true, true])
    expect(['/', '/sales', '/tool/100.00001'].map(hasOwnAction)).toEqual([false, false, false])
  })

  test('NV40 NV41 NV42 A10: the one button without a token follows the route', () => {
    for (const name of ['login', 'again', 'recovery', 'recovery-success', routeOf('/auth/result').name])
      expect(anonymousLink(name)).toEqual({ href: '/auth/registration', label: 'Регистрация' })
    for (const name of ['registration', 'confirmation', 'faq', 'not-found'])
      expect(anonymousLink(name)).toEqual({ href: '/auth/login', label: 'Войти' })
  })

  test('NV55 NV56 NV57 the counter leads to the balance for sellers who are not locked', () => {
    expect(pointsHref(asSeller)).toBe('/balance')
    expect(pointsHref(asCustomer)).toBeUndefined()
    expect(pointsHref(withStanding({ locked: true }))).toBeUndefined()
  })

  test('NV56 A72 in no state of a session are the points of a company a link, whatever mode the device keeps', () => {
    for (const input of Object.values(sessionFlow.inputs)) {
      const sessions = [...explore(sessionFlow, input).snapshots.values()]
      const linked = sessions.filter((one) => pointsHref({ mode: modeOf(one), person: personOf(one) }) !== undefined)
      expect(linked.filter(({ context: { isLegal, legal, user } }) => isLegal || legal || user?.isLegalEntity)).toEqual([])
    }
  })
})
