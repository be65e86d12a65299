// The profile's form, of a person and of a company, and what comes of a save.
import { tsImport } from 'tsx/esm/api'
import { answer, chooseFiles, heading, hold, refused, signIn } from './steps.mjs'

const { photoWithoutCode } = await tsImport('../../e2e/support/photos.ts', import.meta.url)

const FORM = '/profile/user?sub=user-form'
const SAVE = '**/api/user'
const LONG = 'Константинопольский'.repeat(5)

const field = (page, label) => page.getByLabel(label, { exact: true })
const save = (page) => page.getByRole('button', { name: 'Сохранить' }).click()
/** Those that fill in the whole form look at it from its top. */
const toTop = (page) => page.evaluate(() => scrollTo(0, 0))
const agree = (page) => page.getByRole('checkbox', { name: /Согласен на/ }).check()

/** The form of somebody of the demo world. */
const open = async (page, phone) => {
  await signIn(page, phone, 'customer')
  await page.goto(FORM)
  await page.getByRole('button', { name: 'Сохранить' }).waitFor()
}
const ofNewcomer = (page) => open(page, '9000000009')
const ofAnna = (page) => open(page, '9000000001')

/** Every other save is answered so; reading the profile goes on. */
const answerSave = (page, status, json) =>
  page.route(SAVE, (route) => (route.request().method() === 'PUT' ? route.fulfill({ status, json }) : route.fallback()))

/** Another tab has saved while this form was open: the next save is refused, and the profile is another one. */
const changeElsewhere = (page, patch) =>
  page.route(SAVE, async (route) => {
    if (route.request().method() === 'PUT') return route.fulfill({ status: 409, json: refused(126) })
    const { payload, ...rest } = await (await route.fetch()).json()
    return route.fulfill({ json: { ...rest, payload: { ...payload, ...patch, version: payload.version + 1 } } })
  })

export const profileFormScenes = [
  { name: 'profile-form', title: 'Настройки профиля', steps: ofAnna },
  { name: 'profile-form-empty', title: 'Настройки: почти ничего не заполнено', steps: ofNewcomer },
  {
    name: 'profile-form-loading',
    title: 'Настройки: загрузка',
    steps: async (page) => {
      await signIn(page, '9000000009', 'customer')
      await page.goto('/profile/user')
      await page.getByRole('link', { name: 'Настройки' }).waitFor()
      await hold(page, SAVE)
      await page.getByRole('link', { name: 'Настройки' }).click()
      await heading(page, 'Настройки профиля')
    },
  },
  {
    name: 'profile-form-failed',
    title: 'Настройки: профиль не загрузился',
    steps: async (page) => {
      await signIn(page, '9000000009', 'customer')
      await page.goto('/profile/user')
      await page.getByRole('link', { name: 'Настройки' }).waitFor()
      await answer(page, SAVE, 500, refused(190))
      await page.getByRole('link', { name: 'Настройки' }).click()
      await page.getByText('Не удалось загрузить профиль').waitFor()
    },
  },
  {
    name: 'profile-form-errors',
    title: 'Настройки: всё заполнено с ошибками',
    steps: async (page) => {
      await ofNewcomer(page)
      const texts = {
        Фамилия: 'Smith',
        Имя: '',
        Отчество: LONG,
        'Электронная почта': `${LONG}@`,
        Город: '<script>',
        'Дата рождения': '20.11.2020',
        ИНН: '7707083894',
        'Серия и номер паспорта': '4510 12345',
        'Кем выдан': `<${LONG}>`,
        'Дата выдачи': '31.12.2099',
        'Код подразделения': '770-01',
      }
      for (const [label, text] of Object.entries(texts)) {
        await field(page, label).fill(text)
        await field(page, label).blur()
      }
      await chooseFiles(page, 'Изображения паспорта', await photoWithoutCode('разворот.jpg'))
      await page.getByRole('button', { name: 'Удалить файл разворот.jpg' }).waitFor()
      await agree(page)
      await toTop(page)
    },
  },
  {
    name: 'profile-form-cities',
    title: 'Настройки: подсказки городов',
    steps: async (page) => {
      await ofNewcomer(page)
      await field(page, 'Город').fill('')
      await field(page, 'Город').pressSequentially('Ка')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'profile-form-birthday',
    title: 'Настройки: календарь дня рождения',
    steps: async (page) => {
      await ofNewcomer(page)
      await field(page, 'Дата рождения').fill('')
      await page.getByRole('button', { name: 'Выбрать дату' }).first().click()
      await page.getByRole('grid').waitFor()
    },
  },
  {
    name: 'profile-form-refused',
    title: 'Настройки: отказ по полям',
    steps: async (page) => {
      await ofAnna(page)
      await answerSave(page, 400, refused(6, { email: 'Этот адрес уже занят', issuedBy: 'Такого отделения нет' }))
      await agree(page)
      await save(page)
      await page.getByText('Этот адрес уже занят').waitFor()
      await toTop(page)
    },
  },
  {
    name: 'profile-form-saving',
    title: 'Настройки: сохранение',
    steps: async (page) => {
      await ofAnna(page)
      await hold(page, SAVE)
      await agree(page)
      await save(page)
      await page.locator('[data-state="saving"]').waitFor()
      await toTop(page)
    },
  },
  {
    name: 'profile-form-merged',
    title: 'Настройки: профиль изменили в другой вкладке',
    steps: async (page) => {
      await ofNewcomer(page)
      await field(page, 'Город').fill('Казань')
      await field(page, 'Электронная почта').fill('elena@example.org')
      await changeElsewhere(page, { city: 'Тверь', email: 'novikova@example.org' })
      await agree(page)
      await save(page)
      await page.getByText('Ваши изменения на месте').waitFor()
      await toTop(page)
    },
  },
  {
    name: 'profile-form-unanswered',
    title: 'Настройки: ответа нет',
    steps: async (page) => {
      await ofAnna(page)
      await page.route(SAVE, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
      await agree(page)
      await save(page)
      await heading(page, 'Не удалось узнать результат')
    },
  },
  { name: 'profile-form-company', title: 'Настройки: компания', steps: (page) => open(page, '9000000006') },
]
