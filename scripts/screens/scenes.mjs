// The screens of the portal and their main states, each as the steps that lead to it. A scene leaves the page as it is
// to be photographed.

const PASSWORD = '111111'

const signIn = async (page, phone, mode) => {
  await page.goto('/auth/login')
  await page.evaluate((chosen) => {
    localStorage.clear()
    localStorage.setItem('mode', chosen)
  }, mode)
  await page.reload()
  await page.getByLabel('Телефон').fill(phone)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL('/')
  await page.getByText('Баллы', { exact: true }).first().waitFor()
}
const asSeller = (page) => signIn(page, '9000000001', 'seller')

const hold = (page, path) => page.route(path, () => {})
const answer = (page, path, status, json) => page.route(path, (route) => route.fulfill({ status, json }))
const refused = (code, message = null) => ({ code, message, payload: null })

const openForm = async (page) => {
  await page.goto('/tool')
  const start = page.getByRole('button', { name: 'Ввести данные' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (await start.isVisible()) await start.click()
}
const fillForm = async (page, serial = '100.00090') => {
  await page.getByLabel('Серийный номер').fill(serial)
  await page.getByRole('button', { name: 'Ввести данные вручную' }).click()
  await page.getByLabel('Дата покупки').fill('19.11.2026')
  await page.getByLabel('Сумма чека').fill('4990')
  await page.getByLabel('ФН', { exact: true }).fill('9960440300000001')
  await page.getByLabel('ФД', { exact: true }).fill('12345')
  await page.getByLabel('ФП', { exact: true }).fill('0123456781')
}
const submit = (page) => page.getByRole('button', { name: 'Зарегистрировать' }).click()
const heading = (page, name) => page.getByRole('heading', { name }).first().waitFor()

const SALE = '**/api/sale/seller/purchase/confirm/**'

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
  {
    name: 'tool',
    title: 'Регистрация продажи',
    steps: async (page) => {
      await asSeller(page)
      await page.goto('/tool')
      await heading(page, 'Регистрация продажи с чеком')
    },
  },
  {
    name: 'tool-errors',
    title: 'Регистрация: пустая форма',
    steps: async (page) => {
      await asSeller(page)
      await openForm(page)
      await submit(page)
    },
  },
  {
    name: 'tool-sending',
    title: 'Регистрация: отправка',
    steps: async (page) => {
      await asSeller(page)
      await openForm(page)
      await fillForm(page)
      await hold(page, SALE)
      await submit(page)
    },
  },
  {
    name: 'tool-unknown-serial',
    title: 'Регистрация: номера нет в базе',
    steps: async (page) => {
      await asSeller(page)
      await openForm(page)
      await fillForm(page)
      await answer(page, SALE, 422, refused(84))
      await submit(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'tool-done',
    title: 'Регистрация: инструмент добавлен',
    steps: async (page) => {
      await asSeller(page)
      await openForm(page)
      await fillForm(page)
      await answer(page, SALE, 200, { code: 0, message: null, payload: { id: '1', saleStatus: 'TAX_PENDING' } })
      await submit(page)
      await heading(page, 'Инструмент добавлен')
    },
  },
  {
    name: 'tool-refused',
    title: 'Регистрация: отказ',
    steps: async (page) => {
      await asSeller(page)
      await openForm(page)
      await fillForm(page)
      await answer(page, SALE, 409, refused(102))
      await submit(page)
      await heading(page, 'Ошибка')
    },
  },
  {
    name: 'tool-unanswered',
    title: 'Регистрация: ответа нет',
    steps: async (page) => {
      await asSeller(page)
      await openForm(page)
      await fillForm(page)
      await page.route(SALE, (route) => route.abort())
      await submit(page)
      await heading(page, 'Не удалось узнать результат')
    },
  },
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
