/** D199 a list as a file on its screen: what it asks for, how far it is, its end by a press, and the same file again. */
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { stagedApi } from '../../../../../model/kit/staged-api.ts'
import { user } from '../../../../../model/kit/users.ts'
import { sale } from '../../../../../model/sales/sales.ts'
import { createClock } from '../../../../../src/app/effects/clock.ts'
import { Screen as Sales } from '../../../../../src/app/screens/sales/sales.tsx'
import { ServicesContext } from '../../../../../src/app/session/context.ts'
import type { Services } from '../../../../../src/app/session/services.ts'
import { sessionOf } from '../../../kit/screens.tsx'

const LIST = '/api/sale/get/all'
const EVERYTHING = ['filter', 'search', 'cursor', 'export']
const HEAD = 'Инструмент;Серийный номер\r\nДрель;1\r\n'
let supports: string[] = EVERYTHING
let rows = [sale(1, 'FINISH')]
let files: { body: unknown; signal: AbortSignal; stream: ReadableStreamDefaultController }[] = []
let saved: string[] = []

const answer: typeof fetch = async (input) => {
  const request = input as Request
  if (!request.url.endsWith('/file')) {
    const payload = {
      saleHistory: new URL(request.url).pathname === LIST ? rows : null,
      total: rows.length,
      supports,
      next: null,
    }
    return Response.json({ code: 0, message: null, payload })
  }
  const body: unknown = await request.json()
  const start = (stream: ReadableStreamDefaultController) => {
    files.push({ body, signal: request.signal, stream })
    request.signal.addEventListener('abort', () => stream.error(new DOMException('aborted', 'AbortError')))
  }
  return new Response(new ReadableStream({ start }), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
}

const send = (text: string) => files.at(-1)?.stream.enqueue(new TextEncoder().encode(text))
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Скачать CSV' })

const open = () => {
  const services = { api: stagedApi(answer), session: sessionOf({ mode: 'seller', user }), clock: createClock(), effects: {} }
  render(
    <MemoryRouter initialEntries={['/sales?from=2026-11-01&to=2026-11-18&statuses=FINISH']}>
      <ServicesContext value={services as unknown as Services}>
        <Sales />
      </ServicesContext>
    </MemoryRouter>,
  )
}

beforeAll(() => import('../../../../../src/api/send.ts'))
beforeEach(() => {
  files = []
  saved = []
  supports = EVERYTHING
  rows = [sale(1, 'FINISH')]
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:file'
      static override revokeObjectURL = () => {}
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const NAME = 'Продажи 01.11.2026–18.11.2026.csv'

test('the file of what is chosen is counted while it comes, and saved once it is whole', async () => {
  open()
  await userEvent.setup().click(await button())
  await waitFor(() => expect(files.length).toBe(1))
  expect(files[0]?.body).toMatchObject({ sortBy: 'saleDate', sortDirection: 'desc', from: '01-11-2026', to: '18-11-2026' })
  expect(Object.keys(files[0]?.body as object)).not.toContain('size')
  expect(screen.getByText(`Готовим файл «${NAME}»`)).toBeTruthy()
  send(HEAD)
  expect(await screen.findByText('1 строка')).toBeTruthy()
  expect(saved).toEqual([])
  send('Дрель;2\r\nСтрок;2\r\n')
  files[0]?.stream.close()
  expect(await screen.findByText(`Файл «${NAME}» скачан: 2 строки`)).toBeTruthy()
  expect(saved).toEqual([NAME])
})

test('ER08 a file that is cut off is not saved; «Повторить» asks for the same one, and the focus stays at the file', async () => {
  open()
  const person = userEvent.setup()
  await person.click(await button())
  await waitFor(() => expect(files.length).toBe(1))
  send(HEAD)
  files[0]?.stream.close()
  expect((await screen.findByRole('alert')).textContent).toContain(`Файл «${NAME}» не скачан`)
  await person.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(files.length).toBe(2))
  expect([files[1]?.body, document.activeElement]).toEqual([files[0]?.body, await button()])
  send(`${HEAD}Строк;1\r\n`)
  files[1]?.stream.close()
  await waitFor(() => expect(saved).toEqual([NAME]))
})

test('«Отменить» and leaving the screen end the call', async () => {
  open()
  const person = userEvent.setup()
  await person.click(await button())
  await waitFor(() => expect(files.length).toBe(1))
  await person.click(screen.getByRole('button', { name: 'Отменить' }))
  expect(await screen.findByText('Скачивание отменено')).toBeTruthy()
  await waitFor(() => expect(files[0]?.signal.aborted).toBe(true))
  expect(document.activeElement).toBe(await button())
  await person.click(await button())
  await waitFor(() => expect(files.length).toBe(2))
  cleanup()
  await waitFor(() => expect(files[1]?.signal.aborted).toBe(true))
  expect(saved).toEqual([])
})

test('E16 a server that does not say so is asked for no file, and of no row there is none', async () => {
  supports = ['filter', 'search', 'cursor']
  open()
  await screen.findByText(rows[0]?.tool.sn ?? '')
  expect(screen.queryByRole('button', { name: 'Скачать CSV' })).toBeNull()
  cleanup()
  supports = EVERYTHING
  rows = []
  open()
  await screen.findByText('Ничего не найдено')
  expect((await button()).disabled).toBe(true)
})
