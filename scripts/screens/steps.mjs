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
export const answer = (page, path, status, json) => page.route(path, (route) => route.fulfill({ status, json }))
export const refused = (code, message = null) => ({ code, message, payload: null })
export const heading = (page, name) => page.getByRole('heading', { name }).first().waitFor()
