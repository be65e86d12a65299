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

const atRest = createActor(salesMachine, {
  snapshot: salesMachine.resolveState({
    value: { shown: 'idle' },
    context: {
      rows: [reserved],
      total: 1,
      loaded: 1,
      isLastPageFull: false,
      size: 20,
      sort: { by: 'saleDate', direction: 'desc' },
      hidden: [],
      quiet: 0,
      problem: null,
    },
  }),
  input: { size: 20, sort: null },
}).start()

export const screen = flowScreen(reserveMachine, (actor) => <SalesView actor={atRest} reserve={actor} canRegister />)
