/** The list screens' requests, actions and refusals: their wiring, which belongs to no flow. */
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stagedApi } from '../../../../../model/kit/staged-api.ts'
import { ServicesContext } from '../../../../../src/app/session/context.ts'
import { createClock } from '../../../../../src/app/effects/clock.ts'
import { Screen as Home } from '../../../../../src/app/screens/site/home.tsx'
import { Screen as Sales } from '../../../../../src/app/screens/sales/sales.tsx'
import { Screen as UserTools } from '../../../../../src/app/screens/sales/user-tools.tsx'
import type { Services } from '../../../../../src/app/session/services.ts'
import type { Mode } from '../../../../../src/domain/people/roles.ts'
import { reserved } from '../../../../../model/sales/reserve.ts'
import { user } from '../../../../../model/kit/users.ts'
import { tool } from '../../../../../model/sales/user-tools.ts'
import { sessionOf } from '../../../kit/screens.tsx'

/** The requests of the lists. */
const asked: { path: string; body: unknown }[] = []
let rows: unknown[] = []

const answer: typeof fetch = async (input) => {
  const request = input as Request
  asked.push({ path: new URL(request.url).pathname, body: await request.json() })
  return Response.json({ code: 0, message: null, payload: { saleHistory: rows, total: rows.length } })
}

const open = (view: typeof Home, mode: Mode, patch: Partial<typeof user> = {}) => {
  const session = sessionOf({ mode, user: { ...user, ...patch } })
  const api = stagedApi(answer)
  const View = view
  render(
    <MemoryRouter>
      <ServicesContext value={{ api, session, clock: createClock(), effects: {} } as unknown as Services}>
        <View />
      </ServicesContext>
    </MemoryRouter>,
  )
}

// The validators of an area are chunks of their own.
beforeAll(() => import('../../../../../src/api/send.ts'))
beforeEach(() => {
  asked.length = 0
  rows = []
})

describe('the first question of a list', () => {
  test('TL05 FM17 the tools are unsorted until the person chooses', async () => {
    open(UserTools, 'customer')
    await waitFor(() => expect(asked).toEqual([{ path: '/api/tools/v2/of/user', body: { offset: 0, size: 20 } }]))
  })

  test('TL05 A79: the tools of the start page too', async () => {
    open(Home, 'customer')
    await waitFor(() => expect(asked).toEqual([{ path: '/api/tools/v2/of/user', body: { offset: 0, size: 5 } }]))
  })

  test('SL06 FM17 the sales are newest first, on the start page too', async () => {
    const newest = { sortBy: 'saleDate', sortDirection: 'desc' }
    open(Sales, 'seller')
    open(Home, 'seller')
    await waitFor(() =>
      expect(asked).toEqual([
        { path: '/api/sale/get/all', body: { offset: 0, size: 20, ...newest } },
        { path: '/api/sale/get/all', body: { offset: 0, size: 5, ...newest } },
      ]),
    )
  })
})

test('TL06 without tools their list says so', async () => {
  open(UserTools, 'customer')
  expect(await screen.findByText('Нет зарегистрированных инструментов')).toBeTruthy()
})

describe('who may not register', () => {
  const links = () => screen.queryAllByRole('link', { name: /^Зарегистрировать/ }).map((link) => link.getAttribute('href'))
  const menus = () => screen.queryAllByRole('button', { name: /^Действия с резервом/ }).length

  test.each([
    ['the sales', Sales],
    ['the start page', Home],
  ])('RL04 RL07 SL08 %s: neither the way to the form nor the menu of a reserve', async (_what, view) => {
    rows = [reserved]
    open(view, 'seller', { locked: true })
    await screen.findByText(reserved.tool.sn)
    expect([links(), menus()]).toEqual([[], 0])
  })

  test('RL04 SL08 who may sell has both', async () => {
    rows = [reserved]
    open(Sales, 'seller')
    await screen.findByText(reserved.tool.sn)
    expect([links(), menus()]).toEqual([['/tool'], 1])
  })

  test.each([
    ['the tools', UserTools],
    ['the start page', Home],
  ])('RL07 %s of a locked customer have no way to the form', async (_what, view) => {
    rows = [tool(1, 'FINISH')]
    open(view, 'customer', { locked: true })
    await screen.findByText('100.1')
    expect(links()).toEqual([])
  })

  test('RL07 a customer who may has it', async () => {
    rows = [tool(1, 'FINISH')]
    open(UserTools, 'customer')
    await screen.findByText('100.1')
    expect(links()).toEqual(['/tool'])
  })
})

test('SL08 A61: a reserve without its tool’s tag can only be sold', async () => {
  const menu = async (nfc: string | null) => {
    rows = [{ ...reserved, tool: { ...reserved.tool, nfc, sn: nfc ?? 'без метки' } }]
    open(Sales, 'seller')
    await userEvent.setup().click(await screen.findByRole('button', { name: `Действия с резервом ${nfc ?? 'без метки'}` }))
    const items = await screen.findAllByRole('menuitem')
    const found = items.map((item) => [item.textContent, item.getAttribute('aria-disabled')])
    await userEvent.setup().keyboard('{Escape}')
    return found
  }
  expect(await menu('NFC-300-00001')).toEqual([
    ['Подтвердить', null],
    ['Отменить', null],
  ])
  expect(await menu(null)).toEqual([
    ['Подтвердить', null],
    ['Отменить', 'true'],
  ])
})

test.each([
  ['TL09', false, ['Проверка ФНС', 'На ручной проверке', 'Успешно', 'Проверка товара в чеке']],
  ['TL10', true, ['Проверка ФНС', 'Успешно', 'Проверка товара в чеке']],
] as const)(
  '%s the filter of the tools names each status once, a company’s (%s) without the manual check',
  async (_row, isLegalEntity, names) => {
    rows = [tool(1, 'PENDING'), tool(2, 'APPROVE_PENDING'), tool(3, 'FINISH')]
    open(UserTools, 'customer', { isLegalEntity })
    await screen.findByText('100.1')
    await userEvent.setup().click(screen.getByRole('button', { name: /^Статусы/ }))
    const items = await screen.findAllByRole('menuitemcheckbox')
    expect(items.map(({ textContent }) => textContent)).toEqual(names)
  },
)

test('TL09 both kinds of manual check go and come with their one entry', async () => {
  const person = userEvent.setup()
  rows = [tool(1, 'PENDING'), tool(2, 'APPROVE_PENDING'), tool(3, 'FINISH')]
  open(UserTools, 'customer')
  await screen.findByText('100.1')
  await person.click(screen.getByRole('button', { name: /^Статусы/ }))
  await person.click(await screen.findByRole('menuitemcheckbox', { name: 'На ручной проверке' }))
  const serials = screen.getAllByText(/^100\.\d$/).map(({ textContent }) => textContent)
  expect(serials).toEqual(['100.3'])
})
