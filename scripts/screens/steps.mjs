// What the scenes have in common: who is there, and what the server is made to say.

const PASSWORD = '111111'

export const signIn = async (page, phone, mode) => {
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
export const asSeller = (page) => signIn(page, '9000000001', 'seller')

export const hold = (page, path) => page.route(path, () => {})
export const lose = (page, path) => page.route(path, (route) => route.abort())
export const answer = (page, path, status, json) => page.route(path, (route) => route.fulfill({ status, json }))
export const refused = (code, message = null) => ({ code, message, payload: null })
export const tooSoon = refused(140, 'Новый код можно запросить через 42 секунды')
export const heading = (page, name) => page.getByRole('heading', { name }).first().waitFor()

export const CAPTCHA = '**/api/captcha'
export const passCaptcha = async (page) => {
  await page.getByRole('checkbox', { name: 'Я не робот' }).click()
  await page.getByText('Проверено').waitFor()
}
export const chooseFiles = (page, group, ...files) =>
  page.getByRole('group', { name: group }).locator('input[type=file]').first().setInputFiles(files)
