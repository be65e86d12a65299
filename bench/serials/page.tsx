/** The portal's form of an invoice with any number of serial numbers, its server in the page; never shipped to users. */
import { createRoot } from 'react-dom/client'
import { createActor, fromPromise, waitFor } from 'xstate'
import '../../src/ui/styles/tokens.css'
import '../../src/ui/styles/base.css'
import type { Api } from '../../src/api/client.ts'
import type { ApiResult } from '../../src/api/result.ts'
import { openDraft } from '../../src/app/effects/storage/drafts.ts'
import { readInWorker } from '../../src/app/effects/serial-files/read-in-worker.ts'
import { inertPorts } from '../../src/atlas/screen/ports.ts'
import { companyInvoiceActors } from '../../src/machines/companies/company-invoice/actors.ts'
import { checkQueue } from '../../src/machines/companies/company-invoice/check-queue.ts'
import { draftOf } from '../../src/machines/companies/company-invoice/draft.ts'
import { companyInvoiceMachine } from '../../src/machines/companies/company-invoice/machine.ts'
import { countsIn } from '../../src/machines/companies/company-invoice/selectors.ts'
import type { ConfirmInput } from '../../src/machines/companies/company-invoice/types.ts'
import type { FileSource } from '../../src/machines/fragments/files/actors.ts'
import { CompanyInvoiceView } from '../../src/views/companies/company-invoice/view.tsx'

/** A server's answer takes a task of its own. */
const answered = <Value,>(value: Value): Promise<Value> => new Promise((resolve) => setTimeout(() => resolve(value), 5))
const free: ApiResult<number | null> = { kind: 'ok', payload: 0, message: null }
const none: ApiResult<null> = { kind: 'ok', payload: null, message: null }

// Nothing of the form asks for files or for a real server here.
const noApi = {} as Api
const noFiles: FileSource = { get: () => null, redraw: () => Promise.resolve(null) }

const machine = companyInvoiceMachine.provide({
  actors: {
    readList: companyInvoiceActors(noApi, noFiles, readInWorker).readList,
    askChecks: checkQueue(() => answered(free)),
    confirmInvoice: fromPromise<ApiResult<unknown>, ConfirmInput>(() => answered(none)),
  },
  actions: { navigate: () => {}, goBack: () => {}, toast: () => {} },
})
const root = createRoot(document.querySelector('#root') ?? document.body)

const open = () => {
  localStorage.clear()
  const actor = createActor(machine, { input: { kind: 'tool', screen: 'main', draft: null } })
  // As in the portal, every change is stored (src/app/session/flow.ts).
  const slot = openDraft('company-invoice.tool', '1', Date.now())
  actor.subscribe((snapshot) => slot.keep(draftOf(snapshot), Date.now()))
  root.render(<CompanyInvoiceView actor={actor} files={inertPorts.files} />)
  return actor.start()
}
let form = open()

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** A task after the frame, when it has been painted. */
const afterFrame = async () => {
  await frame()
  await new Promise((resolve) => setTimeout(resolve))
}
const quiet = async () => {
  for (let at = 0; at < 12; at += 1) await afterFrame()
}

const numbers = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${100 + (at % 7)}.${String(at + 1).padStart(5, '0')}`)

/** Pastes a list; its rows are not checked yet. */
const paste = async (text: string) => {
  form.send({ type: 'list.paste', text })
  await waitFor(form, ({ context }) => context.listNote !== null)
  form.send({ type: 'checks.stop' })
  await quiet()
}

Object.assign(globalThis, {
  quiet,
  /** A form with so many rows, none of which is checked yet. */
  fill: async (count: number) => {
    form.stop()
    form = open()
    await paste(numbers(count).join('\n'))
  },
  /** Pastes a list of so many different numbers, each as often as it takes to fill the rows. */
  paste: async (count: number, rows: number) => {
    form.stop()
    form = open()
    await quiet()
    const list = numbers(count)
    const text = Array.from({ length: rows }, (_, at) => list[at % count]).join('\n')
    console.timeStamp('begin')
    await paste(text)
  },
  /** Checks all rows. */
  check: async () => {
    console.timeStamp('begin')
    form.send({ type: 'checks.resume' })
    while (countsIn(form.getSnapshot()).waiting > 0) await afterFrame()
    await quiet()
  },
  begin: () => console.timeStamp('begin'),
})
