/** The chat against the real server: two tabs of one person, and the operator by the desk's operations. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import playwrightConfig from '../../playwright.config.ts'
import { PIXEL } from '../../model/kit/picture.ts'
import { enterAsSeller, operatorToken, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const { baseURL = '' } = playwrightConfig.use ?? {}
const OPERATOR = '79000000090'

interface DeskChats {
  chats: { id: string; name: string }[]
}
interface DeskMessages {
  messages: { type: string; value: string }[]
}

/** The operator's calls. */
const desk = async () => {
  const token = await operatorToken(OPERATOR)
  return async <Payload>(method: 'GET' | 'POST', path: string, body?: object): Promise<Payload> => {
    const answer = await fetch(`${baseURL}/api/desk/${path}`, {
      method,
      headers: {
        token,
        ...(method === 'POST' && { 'Idempotency-Key': randomUUID() }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { code, payload } = (await answer.json()) as { code: number; payload: Payload }
    expect(code, `${method} ${path}`).toBe(0)
    return payload
  }
}

const write = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Сообщение', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Отправить', exact: true }).click()
}

const shown = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true })

test('CH01 CH08 CH10 CH11 B08 API57 a question with a picture, an answer in both tabs at once, and what is written offline leaves once and in order', async ({
  page,
  context,
}) => {
  await enterAsSeller(page, people.elena)
  await page.goto('/chat')
  await page
    .getByRole('group', { name: 'Фотография' })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'чек.png',
      mimeType: 'image/png',
      buffer: Buffer.from(PIXEL),
    })
  const question = `Чек не проходит ${randomUUID()}`
  await write(page, question)
  await expect(shown(page, question)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Открыть фотографию' }).last()).toBeVisible()

  const second = await context.newPage()
  await second.goto('/chat')
  await expect(shown(second, question)).toHaveCount(1)

  const ask = await desk()
  const { chats } = await ask<DeskChats>('GET', 'chats')
  const id = chats.find(({ name }) => name === 'Новикова Е. И.')?.id ?? ''
  await ask('POST', `chat/${id}/take`)
  const reply = `Здравствуйте! ${randomUUID()}`
  await ask('POST', `chat/${id}/answer`, { value: reply })
  for (const tab of [page, second]) await expect(shown(tab, reply)).toHaveCount(1)

  await context.setOffline(true)
  await expect(page.getByText('Ошибка подключения к Web Socket.', { exact: true })).toBeVisible()
  const written = ['первое', 'второе', 'третье'].map((text) => `${text} ${randomUUID()}`)
  for (const text of written) await write(page, text)
  await expect(page.getByText('Уйдёт, когда появится сеть')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Ошибка подключения к Web Socket.', { exact: true })).toHaveCount(0)
  for (const text of written) for (const tab of [page, second]) await expect(shown(tab, text)).toHaveCount(1)

  const { messages } = await ask<DeskMessages>('GET', `chat/${id}`)
  expect(messages.map(({ value }) => value).filter((value) => written.includes(value))).toEqual(written)
})

test('NV18 without a sign-in the chat leads to the sign-in', async ({ page }) => {
  await page.goto('/chat')
  await expect(page).toHaveURL('/auth/login')
})
