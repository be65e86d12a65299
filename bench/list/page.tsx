/** The portal's list of sales with any number of rows; never shipped to users. */
import { createRoot } from 'react-dom/client'
import type { SaleEntry } from '../../src/api/types.ts'
import '../../src/ui/styles/tokens.css'
import '../../src/ui/styles/base.css'
import { createActor } from 'xstate'
import { salesMachine } from '../../src/machines/sales/sales/machine.ts'
import { ListView } from '../../src/views/fragments/list/list-view.tsx'
import { salesLook } from '../../src/views/sales/sales/look.tsx'

const MODELS = ['Лобзик Л-90', 'Ударная дрель УД-850', 'Углошлифовальная машина УШМ-125', 'Перфоратор П-26']
const STATUSES = ['FINISH', 'PENDING', 'FAIL', 'TAX_PENDING', 'RESERVED'] as const
const DAY = 86_400_000

const sale = (at: number): SaleEntry => ({
  id: String(at),
  saleDate: new Date(Date.UTC(2026, 10, 20) - at * DAY).toISOString(),
  saleStatus: STATUSES[at % STATUSES.length] ?? 'FINISH',
  bonus: (at % 9) * 50,
  receiptId: at % 3 === 0 ? null : String(at),
  invoiceId: null,
  tool: { nfc: null, sn: `100.${String(at).padStart(5, '0')}`, model: { name: MODELS[at % MODELS.length] ?? null } },
})

const root = createRoot(document.querySelector('#root') ?? document.body)
const input = { size: 20, sort: { by: 'saleDate', direction: 'desc' }, address: '', now: Date.now() } as const

/** The list at rest with these rows. */
const listOf = (rows: SaleEntry[]) => {
  const { context } = createActor(salesMachine, { input }).getSnapshot()
  const loaded = { ...context, rows, total: rows.length, loaded: rows.length, supports: [] }
  return createActor(salesMachine, { snapshot: salesMachine.resolveState({ value: { shown: 'idle' }, context: loaded }), input })
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** A task after the frame, when it has been painted. */
const afterFrame = async () => {
  await frame()
  await new Promise((resolve) => setTimeout(resolve))
}

const tasks: number[] = []
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) tasks.push(duration)
}).observe({ type: 'longtask' })

Object.assign(globalThis, {
  tasks,
  /** Renders so many rows. @returns milliseconds until they are visible */
  show: async (count: number): Promise<number> => {
    const rows = Array.from({ length: count }, (_, at) => sale(at))
    await afterFrame()
    const begun = performance.now()
    root.render(<ListView key={count} actor={listOf(rows).start()} look={salesLook} caption="Продажи" />)
    await new Promise<void>((resolve) => {
      const look = () => (document.querySelector('tbody tr') ? resolve() : requestAnimationFrame(look))
      requestAnimationFrame(look)
    })
    await afterFrame()
    return performance.now() - begun
  },
  /** Resolves after a dozen frames: pending rendering is done. */
  quiet: async () => {
    for (let at = 0; at < 12; at += 1) await afterFrame()
  },
})
