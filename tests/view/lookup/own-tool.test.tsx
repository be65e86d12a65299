/** A tool as its owner sees it, and as everybody else does. */
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { OWN, TOOL } from '../../../model/lookup/tool-info.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import type { ToolInformation } from '../../../src/api/types.ts'
import { toolInfoMachine } from '../../../src/machines/lookup/tool-info/machine.ts'
import { ClockContext } from '../../../src/views/kit/clock-context.ts'
import { ToolInfoView } from '../../../src/views/lookup/tool-info/view.tsx'

const show = async (tool: ToolInformation, registration: string | null = '/tool', reader: 'customer' | 'legal' = 'customer') => {
  const loadTool = fromPromise(() => Promise.resolve({ kind: 'ok', payload: tool, message: null } as const))
  const actor = createActor(toolInfoMachine.provide({ actors: { loadTool } as never }), { input: { sn: tool.sn } })
  actor.start()
  render(
    <ClockContext value={() => stamp.now}>
      <ToolInfoView actor={actor} reader={reader} registration={registration} />
    </ClockContext>,
  )
  await screen.findByRole('heading', { name: 'Документы' })
}
const hrefs = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const BACK = ['Назад', '/']

test('IV02 IV03 D163 of somebody else’s tool neither owner nor warranty is told; a customer may register it', async () => {
  await show(TOOL)
  expect(hrefs()).toEqual([BACK, ['Зарегистрировать инструмент', '/tool'], ['Найти другой', '/find-tool']])
  expect(screen.queryByText(/На гарантии|Куплен/)).toBeNull()
})

test('D163 whoever cannot register now is not offered to', async () => {
  await show(TOOL, null)
  expect(hrefs()).toEqual([BACK])
})

test('D163 its owner sees when it was bought, how long it is covered, and the receipt', async () => {
  await show({ ...TOOL, own: OWN })
  for (const text of ['На гарантии', '16.11.2029', '16.11.2026', '36 мес. с даты покупки', 'Успешно'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(hrefs()).toEqual([BACK, ['Чек', '/receipt/receipt-1']])
})

test('D51 D163 a warranty that is over says so', async () => {
  await show({ ...TOOL, own: { ...OWN, purchaseDate: '2020-11-16T09:00:00.000Z', guaranteeExpire: '2023-11-16T09:00:00.000Z' } })
  expect(screen.getByText('закончилась')).toBeTruthy()
  expect(screen.queryByText('На гарантии')).toBeNull()
})

test('D163 one in check has no warranty yet; on a document it leads there', async () => {
  await show({
    ...TOOL,
    own: { ...OWN, saleStatus: 'APPROVE_PENDING', guaranteeExpire: null, receiptId: null, invoiceId: 'invoice-1' },
  })
  expect(screen.getAllByText('На ручной проверке').length).toBeGreaterThan(0)
  expect(hrefs()).toEqual([BACK, ['Накладная', '/invoice/invoice-1']])
})
