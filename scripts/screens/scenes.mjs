// The screens of the portal and their main states, each as the steps that lead to it. A scene leaves the page as it is
// to be photographed.

import { profileFormScenes } from './profile-form-scenes.mjs'
import { recoveryScenes } from './recovery-scenes.mjs'
import { registrationScenes } from './registration-scenes.mjs'
import { answer, asSeller, heading, hold, lose, refused, signIn } from './steps.mjs'
import { toolScenes } from './tool-scenes.mjs'

/** One row for each thing that can be happening to a sale (C05 of docs/decisions.md). */
const FATES = [
  ['RESERVED', 'reserved', 'owner', '2026-12-20T09:00:00Z'],
  ['TAX_PENDING', 'taxCheck', 'taxService', '2026-11-22T09:00:00Z'],
  ['TAX_PENDING', 'taxSilent', 'taxService', '2026-11-22T09:00:00Z'],
  ['PENDING', 'toolCheck', 'desk', '2026-11-25T15:00:00Z'],
  ['APPROVE_PENDING', 'photoCheck', 'desk', '2026-11-25T15:00:00Z'],
  ['APPROVE_PENDING', 'receiptCheck', 'desk', '2026-11-18T15:00:00Z', true],
  ['FINISH', 'finished', 'nobody', null],
  ['FAIL', 'receiptRefused', 'owner', null],
  ['FAIL', 'deskRefused', 'owner', null],
  ['FAIL', 'reserveExpired', 'owner', null],
].map(([saleStatus, step, next, until, isOverdue = false], at) => ({
  id: String(at),
  tool: { model: { name: 'Дрель-шуруповёрт аккумуляторная МСТ-18' }, sn: `100.0000${at}`, nfc: `NFC-${at}` },
  saleDate: '2026-11-20T09:00:00Z',
  bonus: at === 3 ? null : 150,
  saleStatus,
  receiptId: at > 3 ? String(at) : null,
  invoiceId: null,
  fate: {
    step,
    next,
    until,
    isOverdue,
    retryAt: step === 'taxSilent' ? '2026-11-21T12:15:00Z' : null,
    disagreed: step === 'receiptRefused' ? 'sum' : null,
  },
}))

/** Each scene: a file name, a title for the page of pictures, and the steps. */
export const scenes = [
  { name: 'login', title: 'Вход', steps: (page) => page.goto('/auth/login') },
  {
    name: 'login-errors',
    title: 'Вход: пустые поля',
    steps: async (page) => {
      await page.goto('/auth/login')
      await page.getByRole('button', { name: 'Войти' }).click()
    },
  },
  {
    name: 'login-refused',
    title: 'Вход: неверный пароль',
    steps: async (page) => {
      await answer(page, '**/api/login', 400, refused(6, 'Неверный телефон или пароль'))
      await page.goto('/auth/login')
      await page.getByLabel('Телефон').fill('9000000001')
      await page.getByLabel('Пароль', { exact: true }).fill('123456')
      await page.getByRole('button', { name: 'Войти' }).click()
      await page.getByText('Неверный телефон или пароль').waitFor()
    },
  },
  {
    name: 'again',
    title: 'Вход: пять неверных паролей',
    steps: async (page) => {
      await page.goto('/auth/again')
      await heading(page, 'Неверный пароль введен 5 раз')
    },
  },
  ...registrationScenes,
  ...recoveryScenes,
  {
    name: 'home-seller',
    title: 'Главная продавца',
    steps: async (page) => {
      await asSeller(page)
      await page.getByRole('row').nth(3).waitFor()
    },
  },
  {
    name: 'home-customer',
    title: 'Главная покупателя',
    steps: async (page) => {
      await signIn(page, '9000000005', 'customer')
      await page.getByRole('row').nth(3).waitFor()
    },
  },
  {
    name: 'menu',
    title: 'Меню на телефоне и планшете',
    steps: async (page) => {
      await asSeller(page)
      await page.getByRole('row').nth(3).waitFor()
      const burger = page.getByRole('button', { name: 'Меню', exact: true })
      if (await burger.isVisible()) await burger.click()
      else await page.getByRole('button', { name: /Меню пользователя/ }).click()
    },
  },
  {
    name: 'profile-seller',
    title: 'Профиль продавца',
    steps: async (page) => {
      await asSeller(page)
      await page.goto('/profile')
      await page.getByRole('link', { name: 'Зарегистрировать продажу с чеком' }).waitFor()
    },
  },
  {
    name: 'profile-locked',
    title: 'Профиль: аккаунт заблокирован',
    steps: async (page) => {
      await signIn(page, '9000000007', 'seller')
      await page.goto('/profile')
      await page.getByText('Ваш аккаунт заблокирован').waitFor()
    },
  },
  {
    name: 'profile-pending',
    title: 'Профиль: заявка ждёт подтверждения',
    steps: async (page) => {
      await signIn(page, '9000000003', 'seller')
      await page.goto('/profile')
      await page.getByText('Ожидает подтверждения').waitFor()
    },
  },
  {
    name: 'profile-no-point',
    title: 'Профиль: продавец без точки',
    steps: async (page) => {
      await signIn(page, '9000000009', 'seller')
      await page.goto('/profile')
      await page.getByText('Сначала нужна торговая точка').waitFor()
    },
  },
  ...profileFormScenes,
  ...toolScenes,
  {
    name: 'sales',
    title: 'Продажи',
    steps: async (page) => {
      await asSeller(page)
      await page.goto('/sales')
      await page.getByRole('row').nth(5).waitFor()
    },
  },
  {
    name: 'sales-fates',
    title: 'Продажи: что происходит с каждой',
    steps: async (page) => {
      const payload = { saleHistory: FATES, total: FATES.length }
      await asSeller(page)
      await answer(page, '**/api/sale/get/all', 200, { code: 0, message: null, payload })
      await page.goto('/sales')
      await page.getByRole('row').nth(5).waitFor()
    },
  },
  {
    name: 'sales-reserve-menu',
    title: 'Продажи: меню резерва',
    steps: async (page) => {
      await asSeller(page)
      await page.goto('/sales')
      await page.getByRole('button', { name: 'Действия с резервом 300.00001' }).click()
      await page.getByRole('menuitem', { name: 'Подтвердить' }).waitFor()
    },
  },
  {
    name: 'sales-release-unanswered',
    title: 'Продажи: неизвестно, снят ли резерв',
    steps: async (page) => {
      await asSeller(page)
      await lose(page, '**/api/tools/reserve/cancel/**')
      await page.goto('/sales')
      await page.getByRole('button', { name: 'Действия с резервом 300.00001' }).click()
      await page.getByRole('menuitem', { name: 'Отменить' }).click()
      await page.getByText('Не удалось узнать результат').waitFor()
    },
  },
  {
    name: 'sales-filter',
    title: 'Продажи: фильтр',
    steps: async (page) => {
      await asSeller(page)
      await page.goto('/sales')
      await page.getByRole('row').nth(5).waitFor()
      await page.getByRole('button', { name: /Статусы/ }).click()
    },
  },
  {
    name: 'sales-loading',
    title: 'Продажи: загрузка',
    steps: async (page) => {
      await asSeller(page)
      await hold(page, '**/api/sale/get/all')
      await page.goto('/sales')
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'sales-empty',
    title: 'Продажи: пусто',
    steps: async (page) => {
      await signIn(page, '9000000009', 'seller')
      await page.goto('/sales')
      await page.getByText('Нет продаж').waitFor()
    },
  },
  {
    name: 'sales-failed',
    title: 'Продажи: не загрузились',
    steps: async (page) => {
      await asSeller(page)
      await answer(page, '**/api/sale/get/all', 500, refused(190))
      await page.goto('/sales')
      await page.getByText('Не удалось загрузить список').waitFor()
    },
  },
  {
    name: 'user-tools',
    title: 'Инструменты компании',
    steps: async (page) => {
      await signIn(page, '9000000006', 'customer')
      await page.goto('/user-tools')
      await page.getByRole('row').nth(5).waitFor()
    },
  },
  {
    name: 'server-error',
    title: 'Сервер недоступен',
    steps: async (page) => {
      await page.goto('/server-error')
      await heading(page, 'Временная ошибка')
    },
  },
  {
    name: 'not-found',
    title: 'Страницы нет',
    steps: async (page) => {
      await page.goto('/nowhere')
      await heading(page, 'Ошибка')
    },
  },
]
