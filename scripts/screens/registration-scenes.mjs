// The way in: registration and its confirmation.
import { answer, CAPTCHA, heading, lose, passCaptcha, tooSoon } from './steps.mjs'

const PHONE = '9000009999'
const CODE_CALL = '**/api/user/password/get'

const openRegistration = async (page) => {
  await page.goto('/auth/registration')
  await page.getByLabel('Телефон').fill(PHONE)
}
const agree = (page) => page.getByRole('checkbox', { name: 'Согласен на обработку персональных данных' }).check()
const register = (page) => page.getByRole('button', { name: 'Зарегистрироваться' }).click()
const openConfirmation = (page) => page.goto(`/auth/confirmation?phone=7${PHONE}`)

export const registrationScenes = [
  {
    name: 'registration',
    title: 'Регистрация',
    steps: async (page) => {
      await openRegistration(page)
      await page.locator('[data-state="form.captchaPending"]').waitFor()
    },
  },
  {
    name: 'registration-ready',
    title: 'Регистрация: проверка пройдена',
    steps: async (page) => {
      await openRegistration(page)
      await agree(page)
      await passCaptcha(page)
    },
  },
  {
    name: 'registration-no-consent',
    title: 'Регистрация: нет согласия на обработку данных',
    steps: async (page) => {
      await openRegistration(page)
      await passCaptcha(page)
      await register(page)
      await page.getByText('Подтвердите согласие').waitFor()
    },
  },
  {
    name: 'registration-no-captcha',
    title: 'Регистрация: проверка не загрузилась',
    steps: async (page) => {
      await lose(page, CAPTCHA)
      await openRegistration(page)
      await page.locator('[data-state="form.captchaAbsent"]').waitFor()
    },
  },
  {
    name: 'registration-refused',
    title: 'Регистрация: отказ',
    steps: async (page) => {
      await answer(page, CODE_CALL, 429, tooSoon)
      await openRegistration(page)
      await agree(page)
      await passCaptcha(page)
      await register(page)
      await page.getByText('42 секунды').waitFor()
    },
  },
  {
    name: 'registration-unanswered',
    title: 'Регистрация: ответа нет',
    steps: async (page) => {
      await lose(page, CODE_CALL)
      await openRegistration(page)
      await agree(page)
      await passCaptcha(page)
      await register(page)
      await heading(page, 'Не удалось узнать результат')
    },
  },
  {
    name: 'confirmation',
    title: 'Подтверждение: физическое лицо',
    steps: async (page) => {
      await openConfirmation(page)
      await heading(page, 'Подтверждение')
    },
  },
  {
    name: 'confirmation-errors',
    title: 'Подтверждение: пустая форма',
    steps: async (page) => {
      await openConfirmation(page)
      await register(page)
    },
  },
  {
    name: 'confirmation-company',
    title: 'Подтверждение: юридическое лицо',
    steps: async (page) => {
      await openConfirmation(page)
      await page.getByRole('radio', { name: 'Юридическое лицо' }).check()
      await page.getByLabel('Название организации').fill('ООО Василёк')
      await page.getByLabel('ИНН организации').fill('7707083893')
      await page.getByLabel('Ответственное лицо').fill('Петрова Алла Юрьевна')
    },
  },
  {
    name: 'confirmation-again',
    title: 'Подтверждение: можно запросить код ещё раз',
    steps: async (page) => {
      await page.clock.install()
      await openConfirmation(page)
      await heading(page, 'Подтверждение')
      await page.clock.fastForward(61_000)
      await page.getByRole('button', { name: 'Отправить код ещё раз' }).waitFor()
    },
  },
]
