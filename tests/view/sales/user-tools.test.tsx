import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { ApiResult } from '../../../src/api/result.ts'
import type { UserTool } from '../../../src/api/types.ts'
import type { StatusReader } from '../../../src/domain/sales/sale-status.ts'
import type { Page, PageRequest } from '../../../src/machines/fragments/list/types.ts'
import { userToolsMachine, type ToolColumn } from '../../../src/machines/sales/user-tools/machine.ts'
import { LinkProvider } from '../../../src/ui/actions/link-provider.tsx'
import { ClockContext } from '../../../src/views/kit/clock-context.ts'
import { UserToolsView } from '../../../src/views/sales/user-tools/view.tsx'
import { listInput, pageOf } from '../../../model/fragments/list.ts'
import { tool, userToolsFlow } from '../../../model/sales/user-tools.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

// The controls of search and choice belong to every list: the sales use them.
const { 'the list of tools': list } = userToolsFlow.inputs
const ownFlow = { ...userToolsFlow, inputs: { 'the list of tools': list! } }

testView(userToolsFlow, (actor) => <UserToolsView actor={actor} reader="customer" canRegister />)
testControls(ownFlow, (actor) => <UserToolsView actor={actor} reader="customer" canRegister />)

describe('a row of the tools', () => {
  const showRow = async (facts: Partial<UserTool>, reader: StatusReader = 'customer') => {
    const rows = [{ ...tool(1, 'FINISH'), sn: '200.00001', ...facts }]
    const loadPage = fromPromise<ApiResult<Page<UserTool>>, PageRequest<ToolColumn>>(() =>
      Promise.resolve({ kind: 'ok', payload: pageOf(rows), message: null }),
    )
    const machine = userToolsMachine.provide({ actors: { loadPage } })
    const actor = createActor(machine, { input: listInput<ToolColumn>(null) }).start()
    render(
      <ClockContext value={() => Date.parse('2026-11-22T12:00:00.000Z')}>
        <UserToolsView actor={actor} reader={reader} canRegister />
      </ClockContext>,
    )
    return within((await screen.findByText('200.00001')).closest('tr')!)
  }
  const rowWith = async (ids: Pick<UserTool, 'receiptId' | 'invoiceId'>) =>
    (await showRow(ids))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])
  const itself = ['200.00001', '/tool/200%7C00001']
  const receipt = ['Чек на инструмент 200.00001', '/receipt/r-1']
  const invoice = ['Накладная на инструмент 200.00001', '/invoice/i-1']

  test('TL02 leads to the tool, its dots written as «|» (A22)', async () =>
    expect(await rowWith({ receiptId: null, invoiceId: null })).toEqual([itself]))

  test('TL02 a number that is in no base has no page to lead to', async () => {
    const row = await showRow({ model: { name: null } })
    expect([row.queryAllByRole('link'), row.getByText('200.00001').tagName]).toEqual([[], 'TD'])
  })

  test('TL03 with a receipt leads to it', async () =>
    expect(await rowWith({ receiptId: 'r-1', invoiceId: null })).toEqual([itself, receipt]))

  test('TL04 with an invoice leads to it', async () =>
    expect(await rowWith({ receiptId: null, invoiceId: 'i-1' })).toEqual([itself, invoice]))

  test('TL03 TL04 with both leads to both', async () =>
    expect(await rowWith({ receiptId: 'r-1', invoiceId: 'i-1' })).toEqual([itself, receipt, invoice]))

  test.each([
    ['2027-02-02T12:00:00.000Z', '02.02.2027 ещё 72 дня', /soon/],
    ['2027-11-23T12:00:00.000Z', '23.11.2027 ещё 366 дней', /^(?!.*soon)/],
    ['2026-11-21T12:00:00.000Z', '21.11.2026 закончилась', /^(?!.*soon)/],
  ])('HM03 TL07 D51 a warranty until %s reads «%s»', async (guaranteeExpire, text, look) => {
    const cell = (await showRow({ guaranteeExpire })).getAllByRole('cell')[3]!
    expect(cell.textContent).toBe(text)
    expect(cell.querySelector('span span')?.className).toMatch(look)
  })

  test('TL07 FM20 without a date nothing is said of a warranty', async () => {
    const cell = (await showRow({ guaranteeExpire: null })).getAllByRole('cell')[3]!
    expect(cell.textContent).toBe('-')
  })

  test.each([
    ['legal', 'PENDING', 'Успешно', 'Гарантия появится после проверки'],
    ['legal', 'APPROVE_PENDING', 'Успешно', 'Гарантия появится после проверки'],
    ['customer', 'PENDING', 'На ручной проверке', 'Проверяет поддержка'],
    ['legal', 'FINISH', 'Успешно', 'Больше ничего делать не нужно'],
    ['customer', 'FINISH', 'Успешно', 'Больше ничего делать не нужно'],
  ] as const)(
    'TL10 A60 C05 a %s reads of a tool in %s «%s», and in its details «%s»',
    async (reader, saleStatus, label, next) => {
      const row = await showRow({ saleStatus, guaranteeExpire: null }, reader)
      expect(row.getAllByRole('cell')[4]!.textContent).toContain(label)
      await userEvent.setup().click(row.getAllByRole('button')[0]!)
      const told = within(await screen.findByRole('dialog')).getAllByRole('definition')[3]!
      expect(told.textContent).toContain(next)
      expect(told.textContent.includes('Больше ничего делать не нужно')).toBe(saleStatus === 'FINISH')
    },
  )
})

test('D216 the details of a failed tool lead to support with it, also where its person may not register', async () => {
  const failed = { ...tool(1, 'FAIL'), sn: '200.00001' }
  const linksIn = async (rows: UserTool[]) => {
    const loadPage = fromPromise<ApiResult<Page<UserTool>>, PageRequest<ToolColumn>>(() =>
      Promise.resolve({ kind: 'ok', payload: pageOf(rows), message: null }),
    )
    const actor = createActor(userToolsMachine.provide({ actors: { loadPage } }), { input: listInput<ToolColumn>(null) }).start()
    const { unmount } = render(
      <LinkProvider link={({ note, ...rest }) => <a {...rest} title={note} />}>
        <UserToolsView actor={actor} reader="customer" canRegister={false} />
      </LinkProvider>,
    )
    await userEvent.setup().click(within((await screen.findByText('200.00001')).closest('tr')!).getAllByRole('button')[0]!)
    const links = within(await screen.findByRole('dialog')).queryAllByRole('link', { name: 'Обратиться в поддержку' })
    unmount()
    return links.map((link) => [link.getAttribute('href'), link.title])
  }
  expect(await linksIn([failed])).toEqual([
    [`/chat?about=tool:${failed.id}`, `${failed.model.name} · 200.00001 · Проверка товара в чеке`],
  ])
  expect(await linksIn([{ ...failed, saleStatus: 'PENDING' }])).toEqual([])
})

test('the start page calls the latest of them «Мои инструменты» and leads to all of them', () => {
  const show = (isPreview: boolean) =>
    render(
      <UserToolsView
        actor={createActor(userToolsMachine, { input: listInput<ToolColumn>(null) })}
        reader="customer"
        canRegister
        isPreview={isPreview}
      />,
    )
  const { unmount } = show(true)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Мои инструменты')
  expect(screen.getByRole('link', { name: 'Все инструменты' }).getAttribute('href')).toBe('/user-tools')
  expect(screen.getByRole('table', { name: 'Последние инструменты' })).toBeTruthy()
  unmount()
  show(false)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Инструменты')
  expect(screen.queryByRole('link', { name: 'Все инструменты' })).toBeNull()
})
