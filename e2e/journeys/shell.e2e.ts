/** The shell of every page, against the real server. */
import type { Page } from '@playwright/test'
import { enterAsSeller, people, signIn, signInAsSeller } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { hasWebFace, wearsWebFace } from '../support/web-face.ts'

const phone = { width: 375, height: 740 }
const nav = (page: Page) => page.getByRole('navigation', { name: 'Основное меню' })

test('NV01 NV24 ER01 NV23 without a token private places lead to sign-in; an unknown one says so', async ({ page }) => {
  for (const path of ['/', '/sales', '/tool', '/user-tools', '/profile']) {
    await page.goto(path)
    await expect(page).toHaveURL('/auth/login')
  }
  // The last two as a messenger leaves a link that it has cut within a letter, and as nobody's.
  for (const path of ['/no-such-page', '/%D1%82%D', '/%00']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Ошибка' })).toBeVisible()
    await expect(page.getByText('Такой страницы не существует')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'На главную', exact: true }).click()
  await expect(page).toHaveURL('/auth/login')
})

test('NV43 NV44 NV46 NV47 an administrator’s links fit beside everything else at every width of a desktop', async ({ page }) => {
  await hasWebFace(page)
  await signInAsSeller(page, people.igor)
  await expect(nav(page).getByRole('link')).toHaveText([/Главная/, /Продажи/, /Продавцы/, /Каталог/])
  const header = page.getByRole('banner')
  for (const width of [769, 1000, 1001, 1100, 1101, 1160, 1161, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await wearsWebFace(page)
    expect(await nav(page).evaluate((links) => links.scrollWidth - links.clientWidth), `links at ${width} px`).toBe(0)
    const menu =
      width > 1100 ? header.getByRole('button', { name: /^Меню пользователя/ }) : header.getByRole('button', { name: 'Меню' })
    // Wide enough for the beginning of a name.
    if (width > 1100) expect((await menu.boundingBox())?.width, `name at ${width} px`).toBeGreaterThan(120)
    else await expect(menu).toBeInViewport({ ratio: 1 })
  }
})

test('NV40 NV41 NV42 the one button of a visitor', async ({ page }) => {
  await page.goto('/auth/login')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Регистрация' })).toHaveAttribute('href', '/auth/registration')
  await expect(header.getByRole('link')).toHaveCount(2)
  await page.goto('/nowhere')
  await expect(header.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/auth/login')
})

test('NV39 NV43 NV44 NV45 NV47 NV48 NV49 NV55 NV56 NV61 NV63 SC02 SC04 links, counter and menus follow the mode', async ({
  page,
}) => {
  await signIn(page, people.anna)
  await page.getByRole('radio', { name: 'Покупатель' }).click()
  await expect(nav(page).getByRole('link')).toHaveText([/Главная/, /Инструменты/, /Каталог/])
  await expect(page.getByRole('banner').getByRole('link', { name: /Баллы/ })).toHaveCount(0)
  await page.goto('/user-tools')
  await page.getByRole('radio', { name: 'Продавец' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('mode'))).toBe('seller')
  await expect(nav(page).getByRole('link')).toHaveText([/Главная/, /Продажи/, /Каталог/])
  // On the seller's home the points stand in the page, once (D175).
  await expect(page.getByRole('link', { name: /Баллы/ })).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('link', { name: /^Баллы/ })).toHaveAttribute('href', '/balance')
  const catalog = nav(page).getByRole('link', { name: /Каталог/ })
  await expect(catalog).toHaveAttribute('target', '_blank')
  await expect(catalog).toHaveAttribute('rel', /noopener/)
  await page.getByRole('button', { name: /Меню пользователя/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Профиль' })).toHaveAttribute('href', '/profile/user')
  await expect(page.getByRole('menuitem', { name: 'Помощь' })).toHaveAttribute('href', '/faq')
  await page.keyboard.press('Escape')
  await page.goto('/sales')
  await expect(page.getByRole('banner').getByRole('link', { name: /Баллы/ })).toHaveAttribute('href', '/balance')
  await page.getByRole('link', { name: 'МСТ, на главную' }).click()
  await expect(page).toHaveURL('/')
})

test('NV57 a locked seller’s counter leads nowhere', async ({ page }) => {
  await signInAsSeller(page, people.locked)
  // The first one is the balance; the table has a column of that name.
  await expect(page.getByRole('main').getByText('Баллы', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Баллы/ })).toHaveCount(0)
  await page.goto('/sales')
  await expect(page.getByRole('banner').getByText('Баллы', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /Баллы/ })).toHaveCount(0)
})

test('NV62 SC06 a company has only customer mode, whatever the device remembers', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mode', 'seller'))
  await signIn(page, '9000000006')
  await expect(page.getByRole('radio')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: 'Покупатель' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Покупатель' })).toBeDisabled()
  await page.getByRole('button', { name: 'Компании работают только в режиме покупателя' }).click()
  await expect(page.getByRole('tooltip')).toHaveText('Компании работают только в режиме покупателя')
  await expect(nav(page).getByRole('link')).toHaveText([/Главная/, /Инструменты/, /Каталог/])
})

test('SC06 SC07 ER10 A32 a company whose legal check has failed keeps its name and its form', async ({ page }) => {
  await page.route('**/api/user/v2/legal/get', (route) => route.fulfill({ status: 500, body: '' }))
  await signIn(page, '9000000006')
  await expect(page.getByRole('button', { name: 'Меню пользователя: ООО Ромашка' })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('term').filter({ hasText: 'Название организации' })).toBeVisible()
  await page.goto('/profile/user?sub=user-form')
  await expect(page.getByLabel('Название организации')).toHaveValue('ООО Ромашка')
})

test('PR18 RL07 a locked seller who is led from /tool to / reads there why', async ({ page }) => {
  await enterAsSeller(page, people.locked)
  await page.goto('/tool')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Ваш аккаунт заблокирован')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Написать в чат' })).toHaveAttribute('href', '/chat')
})

test('ER02 another site in the query of /server-error leads to /', async ({ page }) => {
  for (const from of ['/\\evil.example', '//evil.example', '/\t/evil.example']) {
    await page.goto(`/server-error?from=${encodeURIComponent(from)}`)
    await page.getByRole('button', { name: 'Повторить сейчас' }).click()
    // Without a session the start page redirects.
    await expect(page).toHaveURL('/auth/login')
  }
})

test('NV46 an admin has «Продавцы»', async ({ page }) => {
  await signInAsSeller(page, people.igor)
  await expect(nav(page).getByRole('link', { name: 'Продавцы' })).toHaveAttribute('href', '/sellers')
})

test('NV28 without an approved INN /profile/payment leads to the profile, with one it is a place of its own', async ({
  page,
}) => {
  await enterAsSeller(page, people.victor)
  await page.goto('/profile/payment')
  await expect(page).toHaveURL('/profile/user')
  await expect(page.getByText('Белов Виктор').last()).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await enterAsSeller(page, people.anna)
  await page.goto('/profile/payment')
  await expect(page.getByRole('banner').getByText('Баллы', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/profile/payment')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'no-preference' } })

  test('NV51 NV52 NV53 NV54 the side menu: who, points, links; it closes on a route change; «Выход» ends on sign-in', async ({
    page,
  }) => {
    await signInAsSeller(page, people.victor)
    await page.getByRole('button', { name: 'Ещё' }).click()
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('heading', { name: 'Белов Виктор' })).toBeVisible()
    await expect(menu.getByText('+7 (900) 000-00-10')).toBeVisible()
    await expect(menu.getByRole('link', { name: /Баллы/ })).toHaveAttribute('href', '/balance')
    const { width, motion } = await menu.evaluate((element) => {
      const style = getComputedStyle(element)
      return { width: style.width, motion: `${style.animationDuration} ${style.transitionDuration}` }
    })
    expect(Number.parseFloat(width)).toBeLessThanOrEqual(28.5 * 16)
    expect(motion).toContain('0.3s')
    await menu.getByRole('link', { name: 'Продажи' }).click()
    await expect(page).toHaveURL('/sales')
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', { name: 'Ещё' }).click()
    await menu.getByRole('button', { name: 'Выход' }).click()
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByRole('heading', { name: 'Авторизация' })).toBeVisible()
  })

  test('NV32 NV33 NV34 NV35 NV36 NV37 NV38 the footer: tagline, three blocks, one open at a time, four downloads', async ({
    page,
  }) => {
    await page.goto('/auth/login')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('Платформа для пользователей, продавцов и производителей электроинструмента')).toBeVisible()
    const block = (name: string) => footer.getByRole('button', { name })
    await block('Информация').click()
    await expect(footer.getByRole('link', { name: 'Пользовательское соглашение' })).toBeVisible()
    await block('Приложение').click()
    await expect(footer.getByRole('link', { name: 'Пользовательское соглашение' })).toBeHidden()
    for (const name of ['Google Play', 'App Store', 'RuStore', 'APK'])
      await expect(footer.getByRole('link', { name: new RegExp(name) })).toBeVisible()
    await block('Помощь').click()
    await expect(footer.getByRole('link', { name: 'Google Play' })).toBeHidden()
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 600, height: 800 } })

  test('NV54 the side menu is 28.5rem wide where the screen is wider', async ({ page }) => {
    await signInAsSeller(page, people.victor)
    await page.getByRole('button', { name: 'Ещё' }).click()
    await expect(page.getByRole('dialog')).toHaveCSS('width', `${28.5 * 16}px`)
  })
})

for (const { width, isMobile, isDesktop } of [
  { width: 615, isMobile: true, isDesktop: false },
  { width: 616, isMobile: false, isDesktop: false },
  { width: 768, isMobile: false, isDesktop: false },
  { width: 769, isMobile: false, isDesktop: true },
])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('NV29 NV30 NV31 AT04 AT05 the layout of the width', async ({ page }) => {
      await signInAsSeller(page, people.victor)
      await expect(nav(page).getByRole('link', { name: 'Продажи' })).toBeVisible({ visible: isDesktop })
      await page.goto('/tool')
      await expect(page.getByRole('heading', { name: 'Что понадобится' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Ввести данные', exact: true })).toHaveCount(isMobile ? 1 : 0)
    })
  })
