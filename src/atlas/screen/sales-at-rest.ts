/** The fictitious sales of the atlas's screens, and the list that shows them. */
import { createActor } from 'xstate'
import type { SaleEntry } from '../../api/types.ts'
import { salesMachine } from '../../machines/sales/sales/machine.ts'

const NEWEST = { by: 'saleDate', direction: 'desc' } as const
const input = { size: 20, sort: NEWEST, address: '', now: Date.parse('2026-11-20T12:00:00Z') }

export const reservedSale: SaleEntry = {
  id: 'sale-1',
  tool: { model: { name: 'Дрель-шуруповёрт ДШ-18' }, sn: '300.00001', nfc: 'NFC-300-00001' },
  saleDate: '2026-11-20T09:30:00.000Z',
  bonus: null,
  saleStatus: 'RESERVED',
  receiptId: null,
  invoiceId: null,
}

/** The list of sales, loaded, with these rows. */
export const salesAtRest = (rows: SaleEntry[]) =>
  createActor(salesMachine, {
    snapshot: salesMachine.resolveState({
      value: { shown: 'idle' },
      context: { ...createActor(salesMachine, { input }).getSnapshot().context, rows, total: rows.length, loaded: rows.length },
    }),
    input,
  }).start()
