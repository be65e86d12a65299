/** Lists of serial numbers, and a document in parts, in the form of an invoice (D75, D76, D77). */
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { ApiResult } from '../../../../../src/api/result.ts'
import { refusals } from '../../../../../src/domain/texts/refusals.ts'
import type { FileReading } from '../../../../../src/domain/serials/serial-file.ts'
import { checkQueue } from '../../../../../src/machines/companies/company-invoice/check-queue.ts'
import type { CheckAnswer } from '../../../../../src/machines/companies/company-invoice/checks.ts'
import { draftOf, readDraft } from '../../../../../src/machines/companies/company-invoice/draft.ts'
import { companyInvoiceMachine } from '../../../../../src/machines/companies/company-invoice/machine.ts'
import {
  countsIn,
  failedCount,
  problemIn,
  progressIn,
  rowsOf,
  shownRows,
} from '../../../../../src/machines/companies/company-invoice/selectors.ts'
import type { ConfirmInput, InvoiceDraft, ListSource } from '../../../../../src/machines/companies/company-invoice/types.ts'
import { commandActor } from '../../../../../src/machines/kit/command/actor.ts'
import { stamp } from '../../../../../model/kit/stamp.ts'
import { readText, UNREAD } from '../../../../../src/machines/companies/company-invoice/list.ts'

const serialsOf = (count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, at) => `100.${String(from + at).padStart(5, '0')}`)

const OK: ApiResult<unknown> = { kind: 'ok', payload: null, message: null }
const refusedWith = (code: number, fields: Record<string, string> | null = null): ApiResult<never> => ({
  kind: 'refused',
  code,
  message: 'Отказ',
  fields,
})

interface Answers {
  check?: (serial: string) => CheckAnswer
  /** Of each part in turn; registered beyond. */
  parts?: ApiResult<unknown>[]
  list?: FileReading | 'crash'
  draft?: InvoiceDraft | null
}

const start = ({
  check = () => ({ kind: 'ok', payload: 0, message: null }),
  parts = [],
  list = UNREAD,
  draft = null,
}: Answers) => {
  const sent: ConfirmInput[] = []
  const toasts: string[] = []
  const clock = new SimulatedClock()
  const machine = companyInvoiceMachine.provide({
    actors: {
      askChecks: checkQueue(({ serial }) => Promise.resolve(check(serial))),
      confirmInvoice: commandActor<ApiResult<unknown>, ConfirmInput>(({ input }) => {
        sent.push(input)
        return Promise.resolve(parts.shift() ?? OK)
      }),
      readList: fromPromise<FileReading, ListSource>(({ input }) => {
        if ('text' in input) return Promise.resolve(readText(input.text))
        return list === 'crash' ? Promise.reject(new Error('no worker')) : Promise.resolve(list)
      }),
    },
    actions: { navigate: () => {}, goBack: () => {}, toast: (_, { text }) => toasts.push(text) },
  })
  const actor = createActor(machine, { clock, input: { kind: 'tool', screen: 'main', draft } })
  return { actor: actor.start(), sent, toasts, clock }
}

type Flow = ReturnType<typeof start>

const paste = async ({ actor }: Flow, text: string) => {
  actor.send({ type: 'list.paste', text })
  await waitFor(actor, ({ context }) => context.listNote !== null)
}

const until = ({ actor }: Flow, state: string) =>
  waitFor(actor, ({ value }) => value === state || Object.hasOwn(Object(value), state))
const checked = ({ actor }: Flow) => waitFor(actor, (snapshot) => countsIn(snapshot).waiting === 0)
const numbersIn = ({ actor }: Flow) => shownRows(actor.getSnapshot()).map(({ serialNumber }) => serialNumber)
const allIn = ({ actor }: Flow) => rowsOf(actor.getSnapshot()).map(({ serialNumber }) => serialNumber)
const noteIn = ({ actor }: Flow) => actor.getSnapshot().context.listNote
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

/** Complete but for its serial numbers. */
const filled: InvoiceDraft = {
  values: { upd: '15', time: '01.01.2026', inn: '7707083893', sum: '100.00', files: ['a.pdf'] },
  files: [{ id: 'a', name: 'a.pdf', size: 1, status: 'done', stored: 'a.pdf', problem: null, key: null }],
  rows: [],
  lastRow: 0,
  isStopped: false,
  sentUnder: null,
  command: null,
}

const ready = async (count: number, answers: Answers = {}) => {
  const flow = start({ draft: filled, ...answers })
  await paste(flow, serialsOf(count).join('\n'))
  await checked(flow)
  return flow
}
const submit = ({ actor }: Flow) => actor.send({ type: 'submit', ...stamp })

describe('D75 a list becomes rows', () => {
  test('pasted: empty rows give way, repeats get none, and what was left out is told', async () => {
    const flow = start({})
    flow.actor.send({ type: 'row.change', id: 'row-1', text: '100.00001' })
    flow.actor.send({ type: 'row.add' })
    await paste(flow, 'Номер\n100.00001\n100,00002\n100.00002')
    expect(numbersIn(flow)).toEqual(['100.00001', '100.00002'])
    expect(noteIn(flow)).toEqual({
      text: 'Добавлен 1 серийный номер. Повторы пропущены: 100.00002, 100.00001. Не похоже на серийный номер: «Номер» (строка 1).',
      isProblem: false,
    })
  })

  test('one row beyond the document refuses the list whole', async () => {
    const flow = start({})
    await paste(flow, '200.00001')
    await paste(flow, serialsOf(1_000).join('\n'))
    expect(numbersIn(flow)).toEqual(['200.00001'])
    expect(noteIn(flow)?.isProblem).toBe(true)
    expect(plain(noteIn(flow)?.text)).toMatch(/не больше 1 000 серийных номеров, а в списке 1 000\. Уже введено 1\./)
  })

  test('D77 from a file; other sheets are named, and a reader that does not start is a problem', async () => {
    const list: FileReading = {
      kind: 'list',
      list: { serials: ['100.00001'], repeated: [], others: [] },
      otherSheets: ['Склад'],
      hidden: { sheets: [], rows: 0, columns: 0 },
    }
    const file = { type: 'list.file', file: { id: 'f', name: 'list.xlsx', size: 1 } } as const
    const flow = start({ list })
    flow.actor.send(file)
    await waitFor(flow.actor, ({ context }) => context.listNote !== null)
    expect(numbersIn(flow)).toEqual(['100.00001'])
    expect(noteIn(flow)?.text).toBe(
      'Добавлен 1 серийный номер. На других листах тоже есть серийные номера, они не добавлены: «Склад».',
    )
    const broken = start({ list: 'crash' })
    broken.actor.send(file)
    await waitFor(broken.actor, ({ context }) => context.listNote !== null)
    expect(noteIn(broken)?.text).toBe('Файл не удалось прочитать. Выберите его ещё раз')
  })
})

describe('rows with errors', () => {
  const check = (serial: string): CheckAnswer =>
    serial.endsWith('2') ? { kind: 'ok', payload: 2, message: 'Продан' } : { kind: 'ok', payload: 0, message: null }

  test('alone they are shown, also while one is corrected, and removed together', async () => {
    const flow = await ready(20, { check })
    flow.actor.send({ type: 'rows.filter', isOn: true })
    expect(numbersIn(flow)).toEqual(['100.00002', '100.00012'])
    flow.actor.send({ type: 'row.change', id: shownRows(flow.actor.getSnapshot())[0]?.id ?? '', text: '100.0003' })
    expect(numbersIn(flow)).toEqual(['100.0003', '100.00012'])
    flow.actor.send({ type: 'rows.clear' })
    expect(numbersIn(flow).length).toBe(19)
    expect(flow.actor.getSnapshot().can({ type: 'rows.clear' })).toBe(false)
  })

  test('failed checks are repeated together', async () => {
    let isDown = true
    const flow = await ready(6, { check: () => (isDown ? refusedWith(500) : { kind: 'ok', payload: 0, message: null }) })
    expect(failedCount(flow.actor.getSnapshot())).toBe(6)
    isDown = false
    flow.actor.send({ type: 'rows.check' })
    expect(countsIn(await checked(flow)).available).toBe(6)
  })
})

describe('D76 a document in parts', () => {
  test('a thousand go in ten parts, each under a key of its own', async () => {
    const flow = await ready(1_000)
    submit(flow)
    expect(progressIn(flow.actor.getSnapshot())).toEqual({ total: 1_000, registered: 0 })
    const { context } = await until(flow, 'registered')
    expect(context.registered).toEqual({ available: 1_000, manual: 0 })
    expect(flow.sent.flatMap(({ serials }) => serials)).toEqual(serialsOf(1_000))
    expect(new Set(flow.sent.map(({ key }) => key)).size).toBe(10)
  })

  test('C04 B10 after silence and a reload the rest goes on under the same keys', async () => {
    const flow = await ready(250, { parts: [OK, { kind: 'unknown' }] })
    submit(flow)
    const snapshot = await until(flow, 'unanswered')
    expect(progressIn(snapshot)).toEqual({ total: 250, registered: 100 })
    const draft = readDraft(JSON.parse(JSON.stringify(draftOf(snapshot))))
    const again = start({ draft })
    expect(again.actor.getSnapshot().value).toBe('unanswered')
    again.actor.send({ type: 'repeat' })
    expect((await until(again, 'registered')).context.registered).toEqual({ available: 250, manual: 0 })
    expect(again.sent[0]).toEqual(flow.sent[1])
  })

  test('a part that has not left waits like one without an answer', async () => {
    const flow = await ready(150, { parts: [OK, { kind: 'failed', reason: 'offline' }] })
    submit(flow)
    await until(flow, 'unanswered')
    flow.actor.send({ type: 'back' })
    expect(allIn(flow), 'registered rows have left the form').toEqual(serialsOf(50, 101))
  })

  test('the server asks to wait: the part goes again by itself', async () => {
    const flow = await ready(101, { parts: [{ ...refusedWith(refusals.rateLimited.code), retryAfter: 9 } as ApiResult<never>] })
    submit(flow)
    await until(flow, 'pausing')
    flow.clock.increment(9_000)
    await until(flow, 'registered')
    expect(flow.sent.map(({ key }) => key).toSpliced(1, 1).length).toBe(2)
    expect(flow.sent[0]).toEqual(flow.sent[1])
  })

  test('a refused part keeps its rows with the reasons, the others are registered', async () => {
    const flow = await ready(250, { parts: [OK, refusedWith(refusals.serialsRefused.code, { '100.00150': 'Уже продан' })] })
    submit(flow)
    const { context } = await until(flow, 'form')
    expect(allIn(flow)).toEqual(serialsOf(100, 101))
    expect(context.rows.find(({ serialNumber }) => serialNumber === '100.00150')?.availability.message).toBe('Уже продан')
    expect(flow.toasts).toEqual([
      'Зарегистрировано 150 из 250. Остальные номера остались в форме: исправьте или удалите строки с ошибками и отправьте ещё раз',
    ])
  })

  test('LT33 a refusal of the rest says how many are registered', async () => {
    const flow = await ready(250, { parts: [OK, OK, refusedWith(refusals.invoiceFull.code)] })
    submit(flow)
    const snapshot = await until(flow, 'refused')
    expect(problemIn(snapshot)).toEqual({
      message: 'Произошла ошибка при регистрации инструмента',
      reason: 'Зарегистрировано 200 из 250. Отказ',
    })
    expect(allIn(flow)).toEqual(serialsOf(50, 201))
  })
})
