/**
 * No press is lost: a message that appears or disappears on blur shifts nothing while a finger or a button is down. Every
 * control below the field is pressed; the effect of each press is checked once. With GRID=full every form stands at both widths,
 * else at one of them in turn.
 */
import type { Locator, Page } from '@playwright/test'
import { LEGAL_TEXTS } from '../../src/domain/texts/legal-texts.ts'
import { field, openForm as openProfile } from '../support/profile-form.ts'
import { enter, people, signIn } from '../support/person.ts'
import { lostPresses, pressSlowly } from '../support/presses.ts'
import { expect, test } from '../support/test.ts'
import { openFields, openForm as openTool } from '../support/tool-form.ts'

const isGrid = process.env['GRID'] === 'full'
const PHONE = ['9', '91'] as const

interface Form {
  name: string
  open: (page: Page) => Promise<Locator>
  /** Each adds or removes a message on blur. */
  texts: readonly [string, string]
}

const openAt = async (page: Page, path: string): Promise<Locator> => {
  await page.goto(path)
  const phone = page.getByLabel('Телефон')
  await phone.fill('9')
  return phone
}

const openToolAs = async (page: Page, mode: 'seller' | 'customer'): Promise<Locator> => {
  await page.addInitScript((stored) => localStorage.setItem('mode', stored), mode)
  await signIn(page, people.dmitry)
  await openTool(page)
  await openFields(page)
  return page.getByLabel('Серийный номер')
}

const openInvoice = async (page: Page): Promise<Locator> => {
  await enter(page, people.romashka)
  await page.goto('/legal-entity-tool')
  const row = page.getByLabel('Серийный номер 1')
  await expect(row).toBeVisible()
  return row
}

const forms: readonly Form[] = [
  { name: 'sign-in', open: (page) => openAt(page, '/auth/login'), texts: PHONE },
  {
    name: 'recovery',
    open: async (page) => {
      const phone = await openAt(page, '/auth/recovery')
      await expect(page.getByRole('checkbox', { name: 'Я не робот', disabled: false })).toBeVisible()
      return phone
    },
    texts: PHONE,
  },
  {
    name: 'registration',
    open: async (page) => {
      const phone = await openAt(page, '/auth/registration')
      await expect(page.getByRole('checkbox', { name: 'Я не робот', disabled: false })).toBeVisible()
      return phone
    },
    texts: PHONE,
  },
  {
    name: 'deletion',
    open: async (page) => {
      const phone = await openAt(page, '/delete')
      await expect(page.getByRole('checkbox', { name: 'Я не робот', disabled: false })).toBeVisible()
      return phone
    },
    texts: PHONE,
  },
  {
    name: 'confirmation',
    open: async (page) => {
      await page.goto('/auth/confirmation?phone=79160001234')
      return page.getByLabel('Имя', { exact: true })
    },
    texts: ['1', '12'],
  },
  {
    name: 'confirmation, the code',
    open: async (page) => {
      await page.goto('/auth/confirmation?phone=79160001234')
      return page.getByLabel('Код из SMS')
    },
    texts: ['1', '12'],
  },
  {
    name: 'profile',
    open: async (page) => {
      await signIn(page, people.dmitry)
      await openProfile(page)
      return field(page, 'Фамилия')
    },
    texts: ['1', '12'],
  },
  {
    name: 'sale, the receipt',
    open: async (page) => {
      await openToolAs(page, 'seller')
      return page.getByLabel('ФН', { exact: true })
    },
    texts: ['1', '12'],
  },
  { name: 'sale', open: (page) => openToolAs(page, 'seller'), texts: ['а', 'аб'] },
  { name: 'purchase', open: (page) => openToolAs(page, 'customer'), texts: ['а', 'аб'] },
  {
    name: 'invoice, the INN',
    open: async (page) => {
      await openInvoice(page)
      return page.getByLabel('ИНН продавца')
    },
    texts: ['1', '12'],
  },
  { name: 'invoice, a row', open: (page) => openInvoice(page), texts: ['а', 'аб'] },
]

/** More fields of the same forms, for the full grid. */
const moreForms: readonly Form[] = [
  {
    name: 'confirmation, a company’s INN',
    open: async (page) => {
      await page.goto('/auth/confirmation?phone=79160001234')
      await page.getByRole('radio', { name: 'Юридическое лицо' }).check()
      return page.getByLabel('ИНН организации')
    },
    texts: ['1', '12'],
  },
  {
    name: 'profile, the INN',
    open: async (page) => {
      await signIn(page, people.dmitry)
      await openProfile(page)
      return field(page, 'ИНН')
    },
    texts: ['1', '12'],
  },
]

for (const [turn, { width, height, means }] of (
  [
    { width: 360, height: 740, means: 'touch' },
    { width: 1280, height: 800, means: 'mouse' },
  ] as const
).entries())
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true })

    test.beforeEach(async ({ page }) => {
      // The consent banner would cover the pressed control.
      await page.addInitScript((answer) => localStorage.setItem('consent', answer), LEGAL_TEXTS.privacyPolicy.edition)
    })

    for (const { name, open, texts } of isGrid ? [...forms, ...moreForms] : forms.filter((_, at) => at % 2 === turn))
      test(`${name}: every press below a field that is being left arrives`, async ({ page }) => {
        const target = await open(page)
        expect(await lostPresses(page, target, texts, means === 'mouse' ? 0 : 1)).toEqual([])
      })

    test(`sign-in and recovery, by ${means}: a message that comes with leaving takes no press away`, async ({ page }) => {
      const phone = await openAt(page, '/auth/login')
      await pressSlowly(page, page.getByRole('button', { name: 'Войти' }), means)
      await expect(phone).toHaveAccessibleDescription('Введите номер телефона')
      await expect(page.getByLabel('Пароль', { exact: true })).toHaveAccessibleDescription(/Обязательное поле/)
      await phone.fill('91')
      await pressSlowly(page, page.getByRole('link', { name: 'Забыли пароль?' }), means)
      await expect(page).toHaveURL('/auth/recovery')
      await expect(page.getByRole('checkbox', { name: 'Я не робот', disabled: false })).toBeVisible()
      await page.getByLabel('Телефон').fill('912')
      await pressSlowly(page, page.getByRole('checkbox', { name: 'Я не робот' }), means)
      await expect(page.getByRole('checkbox', { name: 'Я не робот' })).toBeChecked()
      await expect(page.getByLabel('Телефон')).toHaveAccessibleDescription('Введите номер телефона')
    })

    test(`sale, by ${means}: a message that comes with leaving takes no press away`, async ({ page }) => {
      const serial = await openToolAs(page, 'seller')
      await serial.fill('а')
      await pressSlowly(page, page.getByRole('button', { name: 'Зарегистрировать' }), means)
      await expect(page.getByText('Загрузите фотографию чека или введите данные вручную')).toBeVisible()
      await serial.fill('аб')
      await pressSlowly(page, page.getByRole('checkbox', { name: 'У меня нет чека' }), means)
      await expect(page.getByRole('heading', { name: 'Резерв без чека' })).toBeVisible()
      await expect(serial).toHaveAccessibleDescription(/Только цифры и точки/)
    })

    test(`profile, by ${means}: a message that goes with leaving takes no press away`, async ({ page }) => {
      await signIn(page, people.dmitry)
      await openProfile(page)
      const message = { email: 'Этот адрес не принимает письма' }
      await page.route('**/api/user', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 400, json: { code: 6, message, payload: null } })
          : route.fallback(),
      )
      await page.getByRole('checkbox', { name: /Согласен на/ }).check()
      // After a submit by key the text keeps its space: blur removes it, and the server's message with it.
      await field(page, 'Электронная почта').fill('dmitry@example.org ')
      await field(page, 'Электронная почта').press('Enter')
      await expect(field(page, 'Электронная почта')).toHaveAccessibleDescription(message.email)
      await expect(field(page, 'Электронная почта')).toBeFocused()
      await pressSlowly(page, page.getByRole('button', { name: 'Выбрать дату' }).first(), means)
      await expect(page.getByRole('dialog', { name: 'Выбрать дату' })).toBeVisible()
      await expect(field(page, 'Электронная почта')).toHaveValue('dmitry@example.org')
      await expect(field(page, 'Электронная почта')).not.toHaveAccessibleDescription(message.email)
    })
  })
