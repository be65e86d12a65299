/** Points to money, against the real server: payouts that arrive, come back, stay unknown; silence, two tabs, a session that ends. */
import type { Page, Route } from '@playwright/test'
import { pointsText } from '../../src/domain/money/points-text.ts'
import { formatPoints } from '../../src/domain/money/money.ts'
import { checkAccessibility } from '../kit/accessibility.ts'
import {
  asOperator,
  ask,
  bindCard,
  BROKEN_CARD,
  CASH_OUT,
  GOOD_CARD,
  history,
  payoutsOf,
  pointsOf,
  rowOf,
} from '../support/payouts.ts'
import { pay, question, soon, typeSum, untilNothingHeld, wallet, withdraw, yes } from '../support/payouts.ts'
import { enterAsSeller, PASSWORD, people, signInAsSeller } from '../support/person.ts'
import { tokenOf } from '../support/tabs.ts'
import { expect, test } from '../support/test.ts'

const TYPED = '2200000000015556'
const NEW_CARD = '2200 **** **** 5556'
/** A card that is bound to be deleted. */
const PASSING = '2200000000056667'
const PASSING_CARD = '2200 **** **** 6667'
/** The sandbox bank says nothing of payouts to it, ever. */
const SILENT = '2200000000081111'
const SILENT_CARD = '2200 **** **** 1111'
/** A sale of Анна's that waits for the desk: 900 points. */
const WAITING_SALE = '00000000-0000-4000-8004-000000000123'
const WAITING_SERIAL = '200.00036'

const PAGE = '<html><h1>Service unavailable</h1></html>'

const unanswered = (page: Page) => page.getByRole('heading', { name: 'Не удалось узнать результат' })

const openBalance = async (page: Page) => {
  await enterAsSeller(page, people.anna)
  await page.goto('/balance')
  await expect(page.getByRole('radio', { name: BROKEN_CARD })).toBeVisible()
}

const addCard = async (page: Page) => {
  await page.getByRole('button', { name: 'Добавить карту' }).click()
  await page.getByLabel('Номер карты').fill('4111111111111111')
  await page.getByLabel('Срок действия').fill('1299')
  await page.getByLabel('CV2').fill('123')
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  const bank = await opening
  await bank.getByLabel('Номер карты').fill(TYPED)
  await bank.getByLabel('Срок действия').fill('1230')
  await bank.getByLabel('CVC').fill('123')
  await bank.getByRole('button', { name: 'Привязать карту' }).click()
  await expect(bank.getByRole('button', { name: 'Привязать карту' })).toHaveCount(0)
  await bank.close()
  await page.bringToFront()
  await expect(page.getByText('Карта на странице банка')).toBeVisible()
  await page.getByRole('button', { name: 'Проверить' }).click()
  await expect(page.getByText('Карта добавлена', { exact: true })).toBeVisible()
}

/** Keeps every request of a withdrawal, and lets `fault` decide about the first one. */
const watchCashOut = async (page: Page, fault: (route: Route) => Promise<void>) => {
  const sent: { key: string | undefined; body: string | null }[] = []
  await page.unroute(CASH_OUT)
  await page.route(CASH_OUT, async (route) => {
    const request = route.request()
    sent.push({ key: request.headers()['idempotency-key'], body: request.postData() })
    await (sent.length === 1 ? fault(route) : route.continue())
  })
  return sent
}

// Her points are counted to the rouble and her year's limit ends: one test after the other.
test.describe('Анна', () => {
  test.describe.configure({ mode: 'default' })

  test('BL01 BL04 BL12 BL17 BL18 BL26 API33 API34 API36 C05 points of an approved sale arrive, go to a card added just before, and come back from another one, without a reload', async ({
    page,
  }) => {
    await page.clock.install()
    await openBalance(page)
    const before = await pointsOf(page)
    await asOperator(page, `desk/decision/${WAITING_SALE}`, { decision: 'approve' })
    await soon(page, () => expect(rowOf(page, WAITING_SERIAL)).toHaveText(/^Начислено \+900/, { timeout: 500 }))
    await expect.poll(() => pointsOf(page)).toBe(before + 900)
    await expect(page.getByRole('banner').getByRole('link', { name: /Баллы$/ })).toHaveText(
      `${formatPoints(before + 900, 'signed')} Баллы`,
    )

    await addCard(page)
    await page.getByRole('radio', { name: NEW_CARD }).check()
    await page.getByLabel('Сумма, ₽').fill('499')
    await page.getByLabel('Сумма, ₽').blur()
    await expect(page.getByLabel('Сумма, ₽')).toHaveValue('500')
    await withdraw(page).click()
    await expect(question(page)).toHaveAccessibleName(/^Вывести 500\s₽ на карту •••• 5556\?$/)
    await expect(question(page)).toHaveAccessibleDescription(/^Деньги придут на карту не позже \d\d\.\d\d\.\d{4}$/)
    await checkAccessibility(page, 'balance asking')
    await yes(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Заявка принята' })).toBeFocused()
    const facts = page.getByRole('main').getByRole('definition')
    await expect(facts).toHaveText([/^500\s₽$/, '•••• 5556', /^не позже \d\d\.\d\d\.\d{4}$/, pointsText(before + 400)])
    await checkAccessibility(page, 'balance done')
    await page.getByRole('button', { name: 'Назад' }).click()
    await expect.poll(() => pointsOf(page)).toBe(before + 400)
    const paid = rowOf(page, '5556')
    await soon(page, () => expect(paid).toHaveText(/^Выведено −500 .*Зачислено \d/, { timeout: 500 }))
    await expect.poll(() => pointsOf(page), 'what has arrived is gone').toBe(before + 400)

    await typeSum(page, BROKEN_CARD, '503')
    await pay(page)
    await page.getByRole('button', { name: 'Назад' }).click()
    const returned = rowOf(page, '503')
    await soon(page, () => expect(returned).toHaveText(/^Ошибка 503 .*Баллы вернулись: Банк отклонил перевод/, { timeout: 500 }))
    await expect.poll(() => pointsOf(page), 'the points are there again').toBe(before + 400)
    await returned.getByRole('button').click()
    const way = page.getByRole('dialog', { name: 'Ошибка' }).getByRole('list', { name: 'Путь вывода' })
    await expect(way.getByRole('listitem')).toContainText(['Баллы удержаны', 'Банк не перевёл деньги', 'Баллы вернулись'])
    await checkAccessibility(page, 'history details')
    await page.keyboard.press('Escape')

    // Each step has told of itself. The screen shows the last five, and other journeys sign Анна in, which is news too.
    const news = await ask<{ label: string }[]>(page, 'push-history', { offset: 0, size: 50 })
    expect(news.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Карта добавлена', 'Вывод отправлен в банк', 'Деньги зачислены', 'Вывод не прошёл']),
    )
    await page.goto('/messages')
    await expect(page.getByRole('main').getByText('Вывод не прошёл').first()).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Назад' }).click()
    await expect(page).toHaveURL('/')
  })

  test('F09 C04 B10 after silence the same command is repeated, after a reload too: each time exactly one payout', async ({
    page,
  }) => {
    await openBalance(page)
    const silences: [sum: number, fault: (route: Route) => Promise<void>, reloads: boolean][] = [
      [511, (route) => route.fetch().then(() => route.abort('connectionreset')), false],
      [512, (route) => route.abort('connectionreset'), false],
      [513, (route) => route.fetch().then(() => route.abort('connectionreset')), true],
      // The server has paid, and something in between says that it has not.
      [514, (route) => route.fetch().then(() => route.fulfill({ status: 500, contentType: 'text/html', body: PAGE })), false],
      [515, (route) => route.fetch().then(() => route.fulfill({ status: 503, contentType: 'text/html', body: PAGE })), true],
    ]
    for (const [sum, fault, reloads] of silences) {
      const sent = await watchCashOut(page, fault)
      await typeSum(page, BROKEN_CARD, String(sum))
      await pay(page)
      await expect(unanswered(page)).toBeVisible()
      await expect(page.getByText(`неизвестно, принят ли вывод на ${sum} ₽`)).toBeVisible()
      if (reloads) await page.reload()
      await page.getByRole('button', { name: 'Повторить' }).click()
      await expect(page.getByRole('heading', { name: 'Заявка принята' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('definition').first()).toHaveText(`${sum}\u00A0₽`)
      expect(sent).toHaveLength(2)
      expect(sent[1], `the repeat for ${sum}`).toEqual(sent[0])
      expect(await payoutsOf(page, sum)).toHaveLength(1)
      await page.getByRole('button', { name: 'Назад' }).click()
    }
    await untilNothingHeld(page)
  })

  test('C04 B10 BL27 two tabs withdraw at once, one with a double press: what the limit allows goes once, the other tab reads why', async ({
    page,
    context,
  }) => {
    await openBalance(page)
    const other = await context.newPage()
    await other.goto('/balance')
    let sent = 0
    context.on('request', (request) => {
      if (request.url().endsWith('/api/e2c/cash/out')) sent += 1
    })
    await typeSum(page, BROKEN_CARD, '1400')
    await typeSum(other, BROKEN_CARD, '1400')
    for (const tab of [page, other]) await withdraw(tab).click()
    await Promise.all([yes(page).dblclick(), yes(other).click()])
    const accepted = (tab: Page) => tab.getByRole('heading', { name: 'Заявка принята' })
    const refused = (tab: Page) => tab.getByText(/^До годового лимита осталось [\d\s]+₽$/)
    for (const tab of [page, other]) await expect(accepted(tab).or(refused(tab))).toBeVisible()
    expect(sent).toBe(2)
    expect((await accepted(page).count()) + (await accepted(other).count())).toBe(1)
    expect(await payoutsOf(page, 1_400)).toHaveLength(1)
    const loser = (await refused(page).count()) > 0 ? page : other
    await loser.getByRole('button', { name: 'Назад' }).click()
    await expect(loser.getByLabel('Сумма, ₽')).toHaveValue('1400')
    await untilNothingHeld(page)
  })

  test('BL22 BL23 BL27 API35 ER03 SC10 a card that another tab deletes and a session that ends in the middle: nothing goes, what was typed stays', async ({
    page,
    context,
  }) => {
    await signInAsSeller(page, people.anna)
    await bindCard(page, PASSING)
    await page.goto('/balance')
    const points = await pointsOf(page)
    await typeSum(page, PASSING_CARD, '531')
    const other = await context.newPage()
    await other.goto('/payments')
    await other
      .getByRole('button', { name: `Удалить карту ${PASSING_CARD}` })
      .first()
      .click()
    await other.getByRole('button', { name: 'Удалить', exact: true }).click()
    await expect(other.getByText('Карта удалена')).toBeVisible()
    await other.close()
    await pay(page)
    await expect(page.getByText('Этой карты уже нет: её удалили. Выберите другую или добавьте её снова')).toBeVisible()
    await page.getByRole('button', { name: 'Назад' }).click()
    await expect(page.getByRole('radio', { name: GOOD_CARD })).toBeVisible()
    await expect(page.getByLabel('Сумма, ₽')).toHaveValue('531')

    await page.getByRole('radio', { name: GOOD_CARD }).check()
    const token = (await tokenOf(page)) ?? ''
    // With the withdrawal on its way: what asks every half minute would notice an earlier end before the press.
    await page.route(
      CASH_OUT,
      async (route) => {
        await page.request.post('/api/logout', { headers: { token } })
        await route.continue()
      },
      { times: 1 },
    )
    await pay(page)
    await expect(page).toHaveURL('/auth/login')
    await page.getByLabel('Телефон').fill(people.anna)
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Войти' }).click()
    await expect(page).toHaveURL('/balance')
    await expect(page.getByLabel('Сумма, ₽')).toHaveValue('531')
    await expect(page.getByRole('radio', { name: GOOD_CARD })).toBeChecked()
    await expect(unanswered(page)).toHaveCount(0)
    expect(await pointsOf(page)).toBe(points)
    expect(await payoutsOf(page, 531)).toEqual([])
  })

  test('C04 C05 BL02 BL43 of which the bank says nothing, an operator decides, above the sum of a day two; the person sees it without a reload', async ({
    page,
  }) => {
    await page.clock.install()
    await signInAsSeller(page, people.anna)
    await bindCard(page, SILENT)
    await page.goto('/balance')
    const before = await pointsOf(page)
    // The journey of people at the desk adds up sums of the other operator.
    const [first, second] = ['79000000091', '79000000090']
    for (const { sum, decision, end, left, by } of [
      {
        sum: 521,
        decision: 'return',
        end: /^Ошибка 521 .*Баллы вернулись: По данным поддержки перевод не дошёл/,
        left: 0,
        by: [first],
      },
      { sum: 522, decision: 'settle', end: /^Выведено −522 .*Зачислено \d/, left: 522, by: [first, second] },
    ]) {
      await typeSum(page, SILENT_CARD, String(sum))
      await pay(page)
      await page.getByRole('button', { name: 'Назад' }).click()
      const row = rowOf(page, String(sum))
      await soon(page, () => expect(row).toContainText('Банк не ответил, выясняем: деньги не пропадут', { timeout: 500 }))
      await expect(wallet(page)).toContainText(new RegExp(`${sum}\\sбалла?\\sудержано`))
      expect(await pointsOf(page)).toBe(before - sum)
      const [payout] = await payoutsOf(page, sum)
      for (const operator of by)
        await asOperator(page, `desk/payout/finding/${payout?.id}`, { decision, reason: 'Банк ответил письмом' }, operator)
      await soon(page, () => expect(row).toHaveText(end, { timeout: 500 }))
      await expect.poll(() => pointsOf(page)).toBe(before - left)
      await expect(wallet(page)).not.toContainText('удержано')
    }
    expect(await ask<{ held: number }>(page, 'account/v2/summary')).toMatchObject({ held: 0 })
  })

  test('F06 B10 a held Enter, the opening press and a double click send nothing; Escape and Back leave the form filled; Enter confirms once', async ({
    page,
  }) => {
    await enterAsSeller(page, people.anna)
    // Where the way back leads.
    await page.goto('/')
    await openBalance(page)
    const { length: before } = await payoutsOf(page, 541)
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/e2c/cash/out')) sent += 1
    })
    await typeSum(page, BROKEN_CARD, '541')
    const isFilled = async () => {
      await expect(question(page)).toHaveCount(0)
      await expect(page.getByLabel('Сумма, ₽')).toHaveValue('541')
      await expect(page.getByRole('radio', { name: BROKEN_CARD })).toBeChecked()
      await expect(withdraw(page)).toBeEnabled()
    }

    // A disabled button takes no focus, and the Enter of the field beside it would ask as well.
    await isFilled()
    await withdraw(page).focus()
    await expect(withdraw(page)).toBeFocused()
    for (let held = 0; held < 5; held += 1) await page.keyboard.down('Enter')
    await expect(yes(page)).toBeFocused()
    await page.keyboard.up('Enter')
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await isFilled()
    await expect(withdraw(page)).toBeFocused()

    // On a phone the question's buttons stand where the press was.
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      for (const clickCount of [2, 3]) {
        await withdraw(page).click({ clickCount })
        await expect(yes(page)).toBeFocused()
        await question(page).getByRole('button', { name: 'Отмена' }).click()
        await isFilled()
      }
    }

    await withdraw(page).click()
    await expect(question(page)).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL('/balance')
    await page.goForward()
    await isFilled()
    expect(sent).toBe(0)

    await page.getByLabel('Сумма, ₽').press('Enter')
    await expect(yes(page)).toBeFocused()
    for (let held = 0; held < 5; held += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(page.getByRole('heading', { name: 'Заявка принята' })).toBeFocused()
    expect(sent).toBe(1)
    expect(await payoutsOf(page, 541)).toHaveLength(before + 1)
    await untilNothingHeld(page)
  })

  test('A72 a customer comes to the start page', async ({ page }) => {
    await signInAsSeller(page, people.anna)
    await page.evaluate(() => localStorage.setItem('mode', 'customer'))
    await page.addInitScript(() => localStorage.setItem('mode', 'customer'))
    await page.goto('/balance')
    await expect(page).toHaveURL('/')
  })
})

test.describe('whoever cannot withdraw reads why', () => {
  const open = async (page: Page, phone: string) => {
    await enterAsSeller(page, phone)
    await page.goto('/balance')
  }

  test('BL04 BL10 BL11 RL11 without an approved INN', async ({ page }) => {
    await open(page, people.victor)
    await expect(page.getByRole('heading', { level: 1, name: 'Вывод средств недоступен' })).toBeVisible()
    await expect(page.getByText('ИНН на проверке')).toBeVisible()
    await expect(history(page)).toHaveCount(0)
    await checkAccessibility(page, 'balance innOpen')
    await page.getByRole('link', { name: 'Перейти в профиль' }).click()
    await expect(page).toHaveURL('/profile/user')
  })

  test('BL41 RL12 with the limit exceeded; the history stays', async ({ page }) => {
    await open(page, people.dmitry)
    await expect(page.getByText(/Превышен лимит выплат.*пока администрация не проверит профиль/)).toBeVisible()
    await expect(withdraw(page)).toHaveCount(0)
    await expect(history(page).getByRole('listitem').first()).toBeVisible()
    await checkAccessibility(page, 'balance taxLocked')
    await page.getByRole('link', { name: 'Перейти в профиль' }).click()
    await expect(page).toHaveURL('/profile/user')
  })

  test('RL07 while locked', async ({ page }) => {
    await open(page, people.locked)
    await expect(page.getByText('Ваш аккаунт заблокирован').first()).toBeVisible()
    await expect(page.getByText('Обратитесь к системному администратору').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Написать в чат' }).first()).toBeVisible()
    await expect(withdraw(page)).toHaveCount(0)
    await checkAccessibility(page, 'balance locked')
  })
})
