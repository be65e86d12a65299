// The way back in and the way out: recovery, its results, deletion; and the texts that everybody may read.
import { answer, CAPTCHA, heading, hold, lose, passCaptcha, refused, tooSoon } from './steps.mjs'

const PHONE = '9000000005'
const RECOVERY = '**/api/user/password'
const DELETION = '**/api/user/v2/request/delete'
const CONFIRM = '**/api/user/v2/confirm/delete'
const SUCCESS = { code: 0, message: 'Success', payload: null }

const askForPassword = async (page) => {
  await lose(page, CAPTCHA)
  await page.goto('/auth/recovery')
  await page.getByLabel('Телефон').fill(PHONE)
  await page.getByRole('button', { name: 'Получить новый пароль' }).click()
}
const askForDeletion = async (page) => {
  await lose(page, CAPTCHA)
  await page.goto('/delete')
  await page.getByLabel('Телефон').fill(PHONE)
  await page.getByRole('button', { name: 'Отправить код' }).click()
}
const atCode = async (page) => {
  await answer(page, DELETION, 200, SUCCESS)
  await askForDeletion(page)
  await page.getByLabel('Код из SMS').fill('123456')
}
const deleteNow = (page) => page.getByRole('button', { name: 'Удалить аккаунт' }).click()

export const recoveryScenes = [
  {
    name: 'recovery',
    title: 'Восстановление пароля',
    steps: async (page) => {
      await page.goto('/auth/recovery')
      await page.getByRole('checkbox', { name: 'Я не робот', disabled: false }).waitFor()
    },
  },
  {
    name: 'recovery-passed',
    title: 'Восстановление: проверка пройдена',
    steps: async (page) => {
      await page.goto('/auth/recovery')
      await page.getByLabel('Телефон').fill(PHONE)
      await passCaptcha(page)
    },
  },
  {
    name: 'recovery-refused',
    title: 'Восстановление: слишком скоро',
    steps: async (page) => {
      await answer(page, RECOVERY, 429, tooSoon)
      await askForPassword(page)
      await page.getByText('42 секунды').waitFor()
    },
  },
  {
    name: 'recovery-unanswered',
    title: 'Восстановление: ответа нет',
    steps: async (page) => {
      await lose(page, RECOVERY)
      await askForPassword(page)
      await heading(page, 'Не удалось узнать результат')
    },
  },
  {
    name: 'recovery-success',
    title: 'Новый пароль отправлен',
    steps: async (page) => {
      await page.goto(`/auth/recovery-success?phone=7${PHONE}`)
      await heading(page, 'Новый пароль отправлен')
    },
  },
  {
    name: 'result-failure',
    title: 'Восстановление: отказ',
    steps: async (page) => {
      await answer(page, RECOVERY, 422, refused(500, 'На этот номер сегодня больше нельзя отправить код. Попробуйте завтра'))
      await askForPassword(page)
      await heading(page, 'Ошибка')
    },
  },
  {
    name: 'result-success',
    title: 'Восстановление: успех',
    steps: async (page) => {
      await page.goto('/auth/result?kind=success')
      await heading(page, 'Успешно')
    },
  },
  {
    name: 'registration-success',
    title: 'Регистрация завершена',
    steps: async (page) => {
      await page.goto('/auth/registration-success')
      await heading(page, 'Регистрация завершена')
    },
  },
  {
    name: 'delete',
    title: 'Удаление аккаунта',
    steps: async (page) => {
      await page.goto('/delete')
      await page.getByRole('checkbox', { name: 'Я не робот', disabled: false }).waitFor()
    },
  },
  {
    name: 'delete-passed',
    title: 'Удаление: проверка пройдена',
    steps: async (page) => {
      await page.goto('/delete')
      await page.getByLabel('Телефон').fill(PHONE)
      await passCaptcha(page)
    },
  },
  {
    name: 'delete-refused',
    title: 'Удаление: код не отправлен',
    steps: async (page) => {
      await answer(page, DELETION, 429, tooSoon)
      await askForDeletion(page)
      await page.getByText('42 секунды').waitFor()
    },
  },
  { name: 'delete-code', title: 'Удаление: код отправлен', steps: atCode },
  {
    name: 'delete-put-off',
    title: 'Удаление: код отложен',
    steps: async (page) => {
      await atCode(page)
      await page.getByRole('button', { name: 'Отмена' }).click()
      await page.getByRole('button', { name: 'Ввести код' }).waitFor()
    },
  },
  {
    name: 'delete-wrong-code',
    title: 'Удаление: неверный код',
    steps: async (page) => {
      await answer(page, CONFIRM, 400, refused(6, 'Код неверный или просрочен. Проверьте его или запросите новый'))
      await atCode(page)
      await deleteNow(page)
      await page.getByText('Код неверный').waitFor()
    },
  },
  {
    name: 'delete-confirming',
    title: 'Удаление: ждём ответа',
    steps: async (page) => {
      await hold(page, CONFIRM)
      await atCode(page)
      await deleteNow(page)
    },
  },
  {
    name: 'delete-unanswered',
    title: 'Удаление: ответа нет',
    steps: async (page) => {
      await lose(page, CONFIRM)
      await atCode(page)
      await deleteNow(page)
      await heading(page, 'Не удалось узнать результат')
    },
  },
  { name: 'faq', title: 'Вопросы и ответы', steps: (page) => page.goto('/faq#registration') },
  { name: 'agreement', title: 'Пользовательское соглашение', steps: (page) => page.goto('/term-of-use') },
  {
    name: 'personal-data',
    title: 'Согласие на обработку персональных данных',
    steps: (page) => page.goto('/personal-data'),
  },
  { name: 'privacy-policy', title: 'Политика конфиденциальности', steps: (page) => page.goto('/privacy-policy') },
  {
    name: 'consent',
    title: 'Вопрос о cookie',
    steps: async (page) => {
      await page.addInitScript(() => localStorage.removeItem('consent'))
      await page.goto('/faq')
      await page.getByRole('button', { name: 'Принимаю' }).waitFor()
    },
  },
]
