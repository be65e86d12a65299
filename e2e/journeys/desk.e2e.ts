/** The desk against the real server: an operator signs in, takes a waiting tool, decides, thinks again and decides; the customer sees it. */
import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import playwrightConfig from '../../playwright.config.ts'
import { enter, enterAsSeller, operatorToken, PASSWORD, people, tokenElsewhere } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { newReceipt, rowOf, submit } from '../support/tool-form.ts'

// One after the other: an operator who closes the browser keeps the open row for ten minutes, and it might be another journey's.
test.describe.configure({ mode: 'default' })

const { baseURL = '' } = playwrightConfig.use ?? {}

/** A row by hand of a serial that no base has: it waits for the desk. @returns its id */
const registerUnknown = async (sn: string, side: 'buyer' | 'seller', mobile: string): Promise<string> => {
  const { date, ...receipt } = newReceipt()
  const answer = await fetch(`${baseURL}/api/unknown-tools`, {
    method: 'POST',
    headers: {
      token: await tokenElsewhere(`7${mobile}`),
      'Idempotency-Key': randomUUID(),
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      sn,
      side,
      receipt: { ...receipt, sum: `${receipt.sum}.00`, time: `${date.replaceAll('.', '-')}T00:00:00`, n: 1, isManualInput: true },
    }),
  })
  const { code, payload } = (await answer.json()) as { code: number; payload: { id: string } }
  expect(code).toBe(0)
  return payload.id
}

const buyUnknown = (sn: string): Promise<string> => registerUnknown(sn, 'buyer', people.elena)

interface Row {
  id: string
  takenBy: { name: string } | null
}

/** The queue as another operator sees it. */
const queueOf = async (): Promise<Row[]> => {
  const token = await operatorToken('79000000091')
  const answer = await fetch(`${baseURL}/api/desk/cases?kind=tool&size=100`, { headers: { token } })
  return ((await answer.json()) as { payload: { cases: Row[] } }).payload.cases
}

/** The tax service is asked first. */
const waitsAtDesk = (id: string): Promise<void> => expect.poll(async () => (await queueOf()).map((row) => row.id)).toContain(id)

const signInAtDesk = async (page: Page, phone: string): Promise<void> => {
  await page.getByLabel('Телефон').fill(phone)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
}

const pane = (page: Page) => page.locator('[data-flow="deskCase"]')

/** Another operator who passes through the row has it for a moment: it is opened again until nobody has. */
const insistOn = (page: Page, sn: string): Promise<void> =>
  expect(async () => {
    if ((await pane(page).getAttribute('data-state')) === 'closed') {
      await page.keyboard.press('KeyK')
      await page.keyboard.press('KeyJ')
    }
    await expect(pane(page).getByText(sn)).toBeVisible({ timeout: 2_000 })
    await expect(pane(page)).toHaveAttribute('data-state', 'ready', { timeout: 2_000 })
  }).toPass()

/** Goes down the queue by key until this serial is open, and the operator's own. */
const findByKeys = async (page: Page, sn: string): Promise<void> => {
  const rows = page.getByRole('list', { name: 'Строки очереди' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  for (let left = await rows.count(); left > 0; left -= 1) {
    await expect(pane(page)).toHaveAttribute('data-state', /^(?:ready|closed)$/)
    if ((await pane(page).getByText(sn).count()) > 0) return insistOn(page, sn)
    const before = await pane(page).elementHandle()
    await page.keyboard.press('KeyJ')
    await page.waitForFunction((old) => document.querySelector('[data-flow="deskCase"]') !== old, before)
  }
  await insistOn(page, sn)
}

test('C07 E21 E14 an operator signs in at the desk alone, approves a waiting tool by keys, takes it back and approves again; the customer sees the warranty', async ({
  page,
  context,
}) => {
  const sn = `777.${String(Date.now()).slice(-5)}`
  await waitsAtDesk(await buyUnknown(sn))
  await page.goto('/desk/queue?kind=tool')
  await expect(page).toHaveURL('/desk/login')
  await signInAtDesk(page, '9000000090')
  await expect(page).toHaveURL('/desk/queue?kind=tool')
  await expect(page.getByRole('button', { name: 'Меню пользователя: Служба Поддержки' })).toBeVisible()
  // The portal in the same browser knows nothing of it.
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await findByKeys(page, sn)
  await page.getByLabel('Модель').fill('Перфоратор П-26')
  await page.getByRole('heading', { name: 'Очередь' }).click()
  await page.keyboard.press('KeyA')
  const undo = page.getByRole('button', { name: 'Отменить' })
  await expect(undo).toBeVisible()
  await page.keyboard.press('KeyZ')
  await expect(pane(page).getByText(sn)).toBeVisible()
  await expect(undo).toHaveCount(0)
  await page.getByLabel('Модель').fill('Перфоратор П-26')
  await page.getByRole('button', { name: 'Одобрить' }).click()
  await expect(undo).toBeVisible()

  // A closed tab changes nothing about a decision.
  const customer = await context.newPage()
  await enter(customer, people.elena)
  await customer.addInitScript(() => localStorage.setItem('mode', 'customer'))
  await page.close()
  await expect(async () => {
    await customer.goto(`/tool/${sn}`)
    await expect(customer.getByText(/Гарантия/).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await customer.goto('/messages')
  await expect(customer.getByText(sn).first()).toBeVisible()
})

test('C07 a refusal asks for a reason by digit, and the queue goes on without a mouse', async ({ page }) => {
  // A row of its own: another journey may look at the first one just now.
  const sn = `778.${String(Date.now()).slice(-5)}`
  await waitsAtDesk(await buyUnknown(sn))
  await page.goto('/desk')
  await signInAtDesk(page, '9000000091')
  await expect(page).toHaveURL('/desk/queue')
  await findByKeys(page, sn)
  const title = await pane(page).getByRole('heading', { level: 2 }).innerText()
  await page.keyboard.press('KeyR')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Выберите причину или напишите свою')).toBeVisible()
  await page.keyboard.press('Digit2')
  await expect(page.getByRole('button', { name: 'Чек не читается' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Одобрить' })).toBeVisible()
  await page.keyboard.press('KeyR')
  await page.keyboard.press('Digit2')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Отказано: ${title}`)).toBeVisible()
  await page.getByRole('button', { name: 'Клавиши' }).click()
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('KeyZ')
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(title)
})

test('C07 E18 a wrong receipt is refused with a reason; its seller reads it in a notification and in the row, and repairs the receipt', async ({
  page,
  context,
}) => {
  const sn = `776.${String(Date.now()).slice(-5)}`
  await waitsAtDesk(await registerUnknown(sn, 'seller', people.igor))
  await page.goto('/desk/queue?kind=tool')
  await signInAtDesk(page, '9000000091')
  await findByKeys(page, sn)
  await page.keyboard.press('KeyR')
  await page.keyboard.press('Digit2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Отменить' })).toBeVisible()

  const seller = await context.newPage()
  await enterAsSeller(seller, people.igor)
  await expect(async () => {
    await seller.goto('/messages')
    await expect(seller.getByText(sn).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await seller.goto(`/sales?search=${sn}`)
  await rowOf(seller, sn)
    .getByRole('button', { name: /подробно об инструменте/ })
    .click()
  await expect(seller.getByText('Чек не читается').first()).toBeVisible()
  await seller.keyboard.press('Escape')
  await seller.getByRole('link', { name: `Исправить данные чека: ${sn}` }).click()
  await expect(seller.getByText(`Чек на инструмент ${sn} не подтверждён`)).toBeVisible()
  await seller.getByLabel('ФП', { exact: true }).fill(`${randomInt(1e8)}1`)
  await submit(seller)
  await seller.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(seller.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await seller.goto(`/sales?search=${sn}`)
  await expect(rowOf(seller, sn)).toHaveCount(2)
})

test('C07 a tab that is closed lets its row go at once', async ({ page }) => {
  const sn = `779.${String(Date.now()).slice(-5)}`
  const id = await buyUnknown(sn)
  await waitsAtDesk(id)
  await page.goto('/desk/queue?kind=tool')
  await signInAtDesk(page, '9000000090')
  await findByKeys(page, sn)
  const holder = async () => (await queueOf()).find((row) => row.id === id)?.takenBy?.name ?? null
  await expect.poll(holder).toBe('Поддержки С.')
  await page.close({ runBeforeUnload: true })
  await expect.poll(holder).toBeNull()
})

test('C07 CH08 a question in the chat is answered from the desk, and the person reads the answer; the audit tells of the sign-in', async ({
  page,
  context,
}) => {
  const question = `Чек не проходит ${randomUUID()}`
  const reply = `Проверяем вручную ${randomUUID()}`
  const customer = await context.newPage()
  await enter(customer, people.maria)
  await customer.goto('/chat')
  await customer.getByLabel('Сообщение', { exact: true }).fill(question)
  await customer.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(customer.getByRole('log').getByText(question, { exact: true })).toBeVisible()

  await page.goto('/desk/chat')
  await signInAtDesk(page, '9000000091')
  await expect(page).toHaveURL('/desk/chat')
  const row = page.getByRole('list', { name: 'Переписки' }).getByRole('button', { name: /^Орлова М\./ })
  // Whoever waits longest is open already.
  if ((await row.getAttribute('aria-current')) === null) await row.click()
  const answer = page.getByRole('textbox', { name: 'Ответ' })
  await expect(page.getByRole('log').getByText(question, { exact: true })).toBeVisible()
  await answer.fill(reply)
  await answer.press('Enter')
  await expect(page.getByRole('log').getByText(reply, { exact: true })).toBeVisible()
  await expect(answer).toHaveValue('')
  await expect(customer.getByRole('log').getByText(reply, { exact: true })).toBeVisible()
  await customer.close()

  await page.getByRole('link', { name: 'Журнал' }).click()
  await expect(page.getByRole('cell', { name: 'Вход', exact: true }).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Человек' }).fill('+7 900 000-00-09')
  await page.getByRole('button', { name: 'Показать', exact: true }).click()
  await expect(page.getByRole('table')).toBeVisible()
})
