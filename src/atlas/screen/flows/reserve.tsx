/** Reserves belong to the list of sales: this is the list with one of them. */
import { createActor } from 'xstate'
import { reserveMachine } from '../../../machines/sales/reserve/machine.ts'
import { salesMachine } from '../../../machines/sales/sales/machine.ts'
import type { SaleEntry } from '../../../api/types.ts'
import { SalesView } from '../../../views/sales/sales/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

const reserved: SaleEntry = {
  id: 'sale-1',
  tool: { model: { name: 'Дрель-шуруповёрт ДШ-18' }, sn: '300.00001', nfc: 'NFC-300-00001' },
  saleDate: '2026-11-20T09:30:00.000Z',
  bonus: null,
  saleStatus: 'RESERVED',
  receiptId: null,
  invoiceId: null,
}

const newest = { by: 'saleDate', direction: 'desc' } as const

const input = { size: 20, sort: newest, address: '', now: Date.parse('2026-11-20T12:00:00Z') }

const atRest = createActor(salesMachine, {
  snapshot: salesMachine.resolveState({
    value: { shown: 'idle' },
    context: {
      ...createActor(salesMachine, { input }).getSnapshot().context,
      rows: [reserved],
      total: 1,
      loaded: 1,
    },
  }),
  input,
}).start()

export const screen = flowScreen(reserveMachine, (actor) => <SalesView actor={atRest} reserve={actor} canRegister />)
