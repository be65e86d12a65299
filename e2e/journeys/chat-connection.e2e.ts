/** The chat's connection through the built portal, against a socket that the test holds: outages, order, the cookie, bad input. */
import type { Page, WebSocketRoute } from '@playwright/test'
import { message, newestPage } from '../../model/site/chat.ts'
import { PIXEL } from '../../model/kit/picture.ts'
import { enterAsSeller, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const SOCKET = '/api/chats/ws'
const OUTAGE = 'Ошибка подключения к Web Socket'

interface Staged {
  isUp: boolean
  /** Whether a SEND gets its receipt. */
  answers: boolean
  /** Key and body of every message that has come, in their order. */
  sent: [key: string, body: string][]
  attempts: number
  socket: WebSocketRoute | null
  /** Bodies of POST /chats. */
  asked: unknown[]
}

const headerOf = (frame: string, name: string): string => new RegExp(`^${name}:(.*)$`, 'm').exec(frame)?.[1] ?? ''

const hear = (staged: Staged, socket: WebSocketRoute, frame: string): void => {
  if (frame.startsWith('CONNECT')) socket.send('CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0')
  if (!frame.startsWith('SEND')) return
  staged.sent.push([headerOf(frame, 'key'), frame.slice(frame.indexOf('\n\n') + 2).replace('\0', '')])
  if (staged.answers) socket.send(`RECEIPT\nreceipt-id:${headerOf(frame, 'receipt')}\n\n\0`)
}

/** The server's side of the chat; what is sent stands in the history afterwards. */
const stage = async (page: Page, isUp: boolean): Promise<Staged> => {
  const staged: Staged = { isUp, answers: true, sent: [], attempts: 0, socket: null, asked: [] }
  await page.route('**/api/chats', (route) => {
    staged.asked.push(route.request().postDataJSON())
    const own = staged.sent.map(([key, body], at) =>
      message(101 + 2 * at, { key, isRead: false, value: (JSON.parse(body) as { value: string }).value }),
    )
    const payload = [...newestPage, message(90, { value: 'setup.exe', isImage: true }), ...own]
    return route.fulfill({ json: { code: 0, message: null, payload, supports: ['before', 'key', 'about'] } })
  })
  await page.routeWebSocket(`**${SOCKET}`, (socket) => {
    staged.attempts += 1
    if (!staged.isUp) {
      void socket.close({ code: 1011 })
      return
    }
    staged.socket = socket
    socket.onMessage((data) => hear(staged, socket, String(data)))
  })
  return staged
}

const write = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Сообщение', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Отправить', exact: true }).click()
}

const cookies = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).filter(({ name }) => name === 'token').map(({ path, sameSite }) => `${path} ${sameSite}`)

test('CH12 CH07 B08 A38 a refused upgrade is told once and blocks nothing; what was written leaves once, in order, when it works again', async ({
  page,
}) => {
  await enterAsSeller(page, people.elena)
  const staged = await stage(page, false)
  await page.goto('/chat')
  await expect(page.getByText('Сообщение 26')).toBeVisible()
  await expect(page.getByText(`${OUTAGE}.`, { exact: true })).toBeVisible()
  await expect.poll(() => staged.attempts).toBeGreaterThan(2)
  await expect(page.getByText(OUTAGE, { exact: true })).toHaveCount(1)
  expect(staged.asked[0]).toEqual({ offset: 0, size: 20 })

  for (const text of ['Первое', 'Второе', 'Третье']) await write(page, text)
  await page.getByRole('button', { name: 'Не отправлять: Второе' }).click()
  await page.reload()
  await expect(page.getByText('Первое')).toBeVisible()
  await expect(page.getByText('Второе')).toHaveCount(0)
  expect(staged.sent).toEqual([])

  staged.isUp = true
  await expect.poll(() => staged.sent.map(([, body]) => body)).toEqual(['{"value":"Первое"}', '{"value":"Третье"}'])
  await expect(page.getByText(`${OUTAGE}.`, { exact: true })).toHaveCount(0)
  await expect(page.getByText('Третье')).toHaveCount(1)
  expect(new Set(staged.sent.map(([key]) => key)).size).toBe(2)
})

test('CH11 B08 a message whose receipt was lost is repeated under its key, and stands once', async ({ page }) => {
  await enterAsSeller(page, people.elena)
  const staged = await stage(page, true)
  staged.answers = false
  await page.goto('/chat')
  await expect.poll(() => staged.socket !== null).toBe(true)
  await write(page, 'Одно')
  await expect.poll(() => staged.sent.length).toBe(1)
  staged.answers = true
  await staged.socket?.close({ code: 1011 })
  await expect.poll(() => staged.sent.length).toBe(2)
  expect(staged.sent[0]).toEqual(staged.sent[1])
})

test('API57 A38 B03 the cookie belongs to the path of the socket and lives as long as the chat is open', async ({ page }) => {
  await enterAsSeller(page, people.elena)
  const staged = await stage(page, true)
  await page.goto('/chat?about=sale:sale-1')
  await expect.poll(() => staged.socket !== null).toBe(true)
  expect(await cookies(page)).toEqual([`${SOCKET} Strict`])
  await expect(page).toHaveURL('/chat')
  await page.getByRole('button', { name: 'Убрать: О продаже' }).click()
  await page.reload()
  await expect(page.getByText('Сообщение 26')).toBeVisible()
  await expect(page.getByText('О продаже')).toHaveCount(0)
  await page.getByRole('link', { name: 'МСТ, на главную' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => cookies(page)).toEqual([])
})

test('D216 «Обратиться в поддержку» of a failed sale names it above the field; what is removed stays away', async ({ page }) => {
  await enterAsSeller(page, people.anna)
  await stage(page, true)
  await page.goto('/sales?status=FAIL&search=200.001')
  await page
    .getByRole('row')
    .filter({ hasText: /200\.001/ })
    .first()
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Обратиться в поддержку' }).click()
  await expect(page).toHaveURL('/chat')
  const field = page.getByRole('group', { name: 'Новое сообщение' })
  await expect(field.getByText(/^.+ · 200\.001\d\d · Неудачно$/)).toBeVisible()
  await page.reload()
  await expect(field.getByText(/^.+ · 200\.001\d\d · Неудачно$/), 'a draft').toBeVisible()
  await page.getByRole('button', { name: 'Убрать: О продаже' }).click()
  await expect(field.getByText(/Неудачно/)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Сообщение 26')).toBeVisible()
  await expect(page.getByText('О продаже')).toHaveCount(0)
})

test('CH05 CH06 CH13 bad input: blanks, ten thousand characters, a file that is no picture; nothing that was typed is lost', async ({
  page,
}) => {
  await enterAsSeller(page, people.elena)
  const staged = await stage(page, true)
  await page.goto('/chat')
  const send = page.getByRole('button', { name: 'Отправить', exact: true })
  const field = page.getByLabel('Сообщение', { exact: true })
  await field.fill('   \n ')
  await expect(send).toBeDisabled()
  await field.press('Enter')
  await field.fill('ы'.repeat(10_000))
  await expect(page.getByText('Не больше 4000 знаков: лишних 6000')).toBeVisible()
  await expect(send).toBeDisabled()
  expect(staged.sent).toEqual([])
  const odd = '\u202Eпривет\u202C 👩‍👩‍👧 <b>&amp;</b>'
  await write(page, odd)
  await expect.poll(() => staged.sent.map(([, body]) => (JSON.parse(body) as { value: string }).value)).toEqual([odd])
  await expect(page.getByText('Этот тип файла не скачивается')).toBeVisible()
  await expect(page.getByRole('link', { name: /setup\.exe/ })).toHaveCount(0)

  const files = page.getByRole('group', { name: 'Фотография' }).locator('input[type=file]')
  await expect(files).toHaveAttribute('accept', '.png,.jpg,.jpeg')
  await files.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(11 * 1024 * 1024) })
  await send.click()
  await expect(page.getByText(/Ошибка загрузки файла\./)).toBeVisible()
  await page.getByRole('button', { name: 'Убрать файл large.png' }).click()
  await files.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL) })
  await field.fill('Вот чек')
  await send.click()
  await expect.poll(() => staged.sent.length).toBe(3)
  expect(staged.sent[1]?.[1]).toBe('{"value":"Вот чек"}')
  expect(JSON.parse(staged.sent[2]?.[1] ?? '')).toEqual({ value: expect.stringMatching(/\.png$/), isImage: true })
})
