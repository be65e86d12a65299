/** The administrator's screens: who may see them, what they ask, and what stays in the tab (A18, A24, A74). */
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { people, person } from '../../../../../model/kit/people.ts'
import { administrator, user } from '../../../../../model/kit/users.ts'
import { stagedApi } from '../../../../../model/kit/staged-api.ts'
import { ServicesContext } from '../../../../../src/app/session/context.ts'
import { createClock } from '../../../../../src/app/effects/clock.ts'
import { storedSellers } from '../../../../../src/app/effects/storage/sellers.ts'
import { eraseMemory } from '../../../../../src/app/effects/storage/erasers.ts'
import { Screen as Home } from '../../../../../src/app/screens/site/home.tsx'
import { Screen as Owner } from '../../../../../src/app/screens/team/owner.tsx'
import { Screen as Requests } from '../../../../../src/app/screens/team/requests.tsx'
import { Screen as SellerPage } from '../../../../../src/app/screens/team/seller.tsx'
import { Screen as Sellers } from '../../../../../src/app/screens/team/sellers.tsx'
import type { Services } from '../../../../../src/app/session/services.ts'
import type { Mode } from '../../../../../src/domain/people/roles.ts'
import { sessionOf } from '../../../kit/screens.tsx'

const TEAM = '/api/admin/retail/point'
/** The requests of the administrator's screens. */
const asked: string[] = []
let sales: unknown

const payloadOf = (path: string): unknown => {
  if (path === `${TEAM}/v2/confirmed/sellers`) return { sellers: people(0, 2), total: 2, next: null }
  if (path === `${TEAM}/v2/unconfirmed/sellers`) return { sellers: people(4, 1), total: 1, next: null }
  if (path === `${TEAM}/v2/unconfirmed/sellers/count`) return 1
  if (path === `${TEAM}/seller`) return sales
  return null
}

const answer: typeof fetch = async (input) => {
  const { url, method, body } = input as Request
  const { pathname, search } = new URL(url)
  if (pathname.startsWith(TEAM)) asked.push(pathname.slice(TEAM.length) + search + (method === 'POST' && body ? ' POST' : ''))
  return Response.json({ code: 0, message: null, payload: payloadOf(pathname) })
}

const nothing = () => {}
const here = () => screen.getByTestId('here').textContent

const Here = () => {
  const { pathname, search } = useLocation()
  return <p data-testid="here">{pathname + search}</p>
}

const open = (address: string, who: typeof user = administrator, mode: Mode = 'seller') => {
  const session = sessionOf({ mode, user: who })
  const api = stagedApi(answer)
  const Portal = () => {
    const go = useNavigate()
    const effects = {
      navigate: (_: unknown, { to, replace = false }: { to: string; replace?: boolean }) => void go(to, { replace }),
      refreshStatus: nothing,
      toast: nothing,
      logProblem: nothing,
      refreshScore: nothing,
    }
    return (
      <ServicesContext value={{ api, session, clock: createClock(), effects } as unknown as Services}>
        <Here />
        <Routes>
          <Route path="/" element={<p>base</p>} />
          <Route path="/home" element={<Home />} />
          <Route path="/sellers" element={<Sellers />} />
          <Route path="/sellers-requests" element={<Requests />} />
          <Route path="/owner" element={<Owner />} />
          <Route path="/user-sales/:id" element={<SellerPage />} />
        </Routes>
      </ServicesContext>
    )
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Portal />
    </MemoryRouter>,
  )
  return session
}

const SELLER = '/user-sales/person-0'
const name = 'Соколова Анна'
const known = () => screen.findByRole('heading', { name })

// The validators of an area are chunks of their own.
beforeAll(() => import('../../../../../src/api/send.ts'))
beforeEach(() => {
  asked.length = 0
  sales = { saleHistory: [], total: null, supports: ['cursor'], next: null }
  sessionStorage.clear()
  localStorage.clear()
})

describe('a seller’s page', () => {
  test('AD10 A18 an administrator’s link asks for that one seller, once; the tab then knows the seller', async () => {
    open(SELLER)
    await known()
    await waitFor(() => expect(asked).toEqual(['/v2/confirmed/sellers?seller=person-0', '/seller POST']))
    expect(storedSellers(() => administrator.id).read()).toMatchObject([{ id: 'person-0' }, { id: 'person-1' }])
  })

  test('AD02 AD10 a seller of the list that this tab has shown is not asked about again', async () => {
    storedSellers(() => administrator.id).keep(people(0, 1), true)
    open(SELLER)
    await known()
    await waitFor(() => expect(asked).toEqual(['/seller POST']))
  })

  test('AD11 an id of nobody leads to the base', async () => {
    open('/user-sales/nope')
    await screen.findByText('base')
    expect(asked).toEqual(['/v2/confirmed/sellers?seller=nope'])
  })

  test.each([
    ['a seller without the rights', user, 'seller'],
    ['an administrator at work as a customer', administrator, 'customer'],
  ] as const)('A18 RL10 %s is led to the base and nobody is asked, whatever the tab has stored', async (_, who, mode) => {
    storedSellers(() => who.id).keep(people(0, 1), true)
    open(SELLER, who, mode)
    await screen.findByText('base')
    expect(asked).toEqual([])
  })

  test('AD12 E06 a server that tells no number of sales has given all of them', async () => {
    const sale = (at: number) => ({
      id: `sale-${at}`,
      tool: { model: { name: `Дрель ${at}` }, sn: `100.${at}`, nfc: null },
      saleDate: null,
      bonus: null,
      saleStatus: 'FINISH',
      receiptId: null,
      invoiceId: null,
    })
    sales = { saleHistory: Array.from({ length: 20 }, (_, at) => sale(at)) }
    open(SELLER)
    await screen.findByRole('button', { name: /^Дрель 19/ })
    expect(screen.queryByRole('button', { name: 'Показать еще' })).toBeNull()
  })

  test('E16 the choice of the sales stays at the seller’s own address', async () => {
    sales = { saleHistory: [{ id: '1', tool: { model: { name: 'Дрель' }, sn: '1', nfc: null }, saleStatus: 'FINISH' }], total: 1 }
    open(SELLER)
    await userEvent.click(await screen.findByRole('button', { name: 'Серийный номер' }))
    await waitFor(() => expect(here()).toBe(`${SELLER}?sort=sn`))
  })
})

describe('the stored sellers', () => {
  test('A18 B08 they are the administrator’s alone, and go when another person signs in', async () => {
    open('/sellers')
    await screen.findByRole('link', { name })
    expect(storedSellers(() => administrator.id).read()).toHaveLength(2)
    expect(storedSellers(() => 'another').read()).toEqual([])
    eraseMemory(administrator.id)
    expect(storedSellers(() => administrator.id).read()).toHaveLength(2)
    eraseMemory('another')
    expect(storedSellers(() => administrator.id).read()).toEqual([])
  })

  test.each(['', '7', '{}', '{"owner":"me","sellers":7}', '{"owner":"me","sellers":[{"id":7},null]}'])(
    'B08 «%s» in their place is nobody',
    (stored) => {
      sessionStorage.setItem('sellers', stored)
      expect(storedSellers(() => 'me').read()).toEqual([])
    },
  )

  test('AD10 a later page joins them, a first page takes their place', () => {
    const { keep, forget, read } = storedSellers(() => 'me')
    const ids = () => read().map(({ id }) => id)
    keep(people(0, 2), true)
    keep([person(1), person(2)], false)
    expect(ids()).toEqual(['person-0', 'person-1', 'person-2'])
    keep(people(3, 1), true)
    expect(ids()).toEqual(['person-3'])
    forget()
    expect(ids()).toEqual([])
  })
})

describe('the loss of the rights', () => {
  test.each([
    ['/sellers', name],
    ['/sellers-requests', 'Зайцев Павел'],
    ['/owner', name],
    [SELLER, name],
  ])('A74 closes %s at once', async (address, shown) => {
    const session = open(address)
    await screen.findAllByText(shown)
    act(() => session.send({ type: 'user.updated', user, legal: null }))
    expect(await screen.findByText('base')).toBeTruthy()
  })

  test('A74 AD09 leaves the result of the hand-over, which leads to the base', async () => {
    const session = open('/owner')
    await userEvent.click(await screen.findByRole('button', { name: `Назначить: ${name}` }))
    await userEvent.click(screen.getByRole('button', { name: 'Передать права' }))
    await screen.findByText(`Администратор точки теперь ${name}`)
    act(() => session.send({ type: 'user.updated', user, legal: null }))
    await userEvent.click(screen.getByRole('button', { name: 'На главную' }))
    expect(await screen.findByText('base')).toBeTruthy()
  })
})

describe('the lists', () => {
  test('AD01 «Назад» of the sellers leads to the base', async () => {
    open('/sellers')
    await screen.findByRole('link', { name })
    expect(screen.getByRole('link', { name: 'Назад' }).getAttribute('href')).toBe('/')
  })

  test('AD07 /owner has the sellers of the point, each with «Назначить»', async () => {
    open('/owner')
    await screen.findByRole('button', { name: `Назначить: ${name}` })
    const rights = screen.getAllByRole('button', { name: /^Назначить: / })
    expect(rights.map((button) => button.textContent)).toEqual(['Назначить', 'Назначить'])
    expect(asked).toEqual(['/v2/confirmed/sellers?size=20'])
  })
})

describe('the start page', () => {
  test('HM02 A79 RL09 an administrator’s has the sellers and the number of the requests', async () => {
    open('/home')
    expect((await screen.findByRole('link', { name: new RegExp(name) })).getAttribute('href')).toBe(SELLER)
    expect(screen.getByText('1 заявка ждёт решения')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Все продавцы' }).getAttribute('href')).toBe('/sellers')
    expect(asked.toSorted()).toEqual(['/v2/confirmed/sellers?size=5', '/v2/unconfirmed/sellers/count'])
  })

  test('HM02 RL09 anybody else’s has neither, and asks nobody', async () => {
    open('/home', user)
    await screen.findByText('Нет продаж')
    expect(screen.queryByText('Продавцы')).toBeNull()
    expect(asked).toEqual([])
  })
})

describe('a request', () => {
  test('AD04 the focus goes to the list when a decided row goes with its buttons', async () => {
    open('/sellers-requests')
    const approve = await screen.findByRole('button', { name: 'Принять: Зайцев Павел' })
    await userEvent.click(approve)
    await screen.findByText('Нет заявок')
    expect(document.activeElement?.contains(screen.getByText('Нет заявок'))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  test('FM20 a press on the name shows everything about the person', async () => {
    open('/sellers-requests')
    await userEvent.click(await screen.findByRole('button', { name: /^Зайцев Павел/ }))
    const details = await screen.findByRole('dialog', { name: 'Зайцев Павел' })
    expect(details.textContent).toContain('+7 (900) 000-00-04')
    expect(details.textContent).toContain('Москва, ул. Складочная, 1')
  })
})
