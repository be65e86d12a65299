/** The atlas in an analyst's use. */
import { checkAccessibility } from '../kit/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { ATLAS, diagram, flowNames, panel, screenAt, stateBox, watchRequests } from './atlas-page.ts'

test('the first page is the map, moved like a diagram; a place of it opens its flow', async ({ page }) => {
  await page.goto('/atlas')
  await expect(page.getByRole('heading', { level: 1, name: 'Карта портала' })).toBeVisible()
  // The map, people, requirements, untested states, the sheets and the flows.
  await expect(page.getByRole('navigation', { name: 'Сценарии' }).getByRole('link')).toHaveCount(flowNames.length + 6)
  const place = page.getByRole('main').getByRole('link', { name: 'Сценарий «Вход»' }).first()
  await expect(place).toBeVisible()
  const box = () => diagram(page).locator('svg').first().getAttribute('viewBox')
  const start = await box()
  await place.focus()
  await page.keyboard.press('-')
  await expect.poll(box).not.toBe(start)
  await place.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
  await expect(stateBox(page, 'Ввод телефона и пароля')).toBeVisible()
})

test('a search finds a message and leads to the screen that shows it; it stands in the address', async ({ page }) => {
  await page.goto(ATLAS)
  await page.getByRole('searchbox', { name: 'Поиск по атласу' }).fill('неверный телефон')
  await expect(page.getByRole('status').filter({ hasText: 'Найдено' })).toBeVisible()
  await page.reload()
  // Operators read it too, on the desk.
  const found = page.getByRole('link', { name: '«Неверный телефон или пароль»' })
  await expect(found).toHaveCount(2)
  await found.and(page.locator('[href^="#/login/"]')).click()
  await expect(panel(page).getByRole('heading', { name: 'Ввод телефона и пароля' })).toBeVisible()
  await expect(screenAt(page, 'Телефон').getByText('Неверный телефон или пароль')).toBeVisible()
})

test('a click on a state shows its real screen at three true widths, still', async ({ page }) => {
  await page.goto(`${ATLAS}#/login`)
  // Its box is below the visible part of the picture: reached by key, as a link.
  await stateBox(page, 'Ввод телефона и пароля').press('Enter')
  for (const [device, width] of [
    ['Телефон', 360],
    ['Планшет', 768],
    ['Компьютер', 1280],
  ] as const) {
    const screen = screenAt(page, device)
    await expect(screen.getByRole('heading', { name: 'Авторизация' })).toBeAttached()
    expect(await screen.locator('html').evaluate(() => window.innerWidth)).toBe(width)
    expect(await screen.locator('body').evaluate(() => document.body.inert)).toBe(true)
  }
})

test('by keyboard: Tab goes from state to transition, Enter opens, Escape comes back, keys move and zoom', async ({ page }) => {
  await page.goto(`${ATLAS}#/login`)
  const svg = diagram(page).locator('svg').first()
  const box = () => svg.getAttribute('viewBox')
  const first = diagram(page).getByRole('link').first()
  await expect(diagram(page).locator('[tabindex="0"]')).toHaveCount(1)
  await diagram(page).locator('[tabindex="0"]').focus()
  const seen: string[] = []
  for (let step = 0; step < 6; step += 1) {
    seen.push((await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '')
    await page.keyboard.press('Tab')
  }
  expect(seen[0]).toMatch(/^Состояние: Выбор экрана по адресу/)
  expect(seen[1]).toMatch(/^Переход из «Выбор экрана по адресу»/)
  expect(new Set(seen).size).toBe(6)
  const before = await box()
  await page.keyboard.press('+')
  const near = await box()
  expect(near).not.toBe(before)
  await page.keyboard.press('ArrowRight')
  expect(await box()).not.toBe(near)
  await page.keyboard.press('0')
  await stateBox(page, 'Проверка телефона и пароля').focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('heading', { name: 'Проверка телефона и пароля' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page).getByRole('heading', { name: 'Вход' })).toBeVisible()
  await expect(first).toBeAttached()
  expect(await page.evaluate(() => document.activeElement?.closest('[data-diagram]') !== null)).toBe(true)
})

test('wheel, drag and two fingers move the picture; a drag picks nothing', async ({ page }) => {
  await page.goto(`${ATLAS}#/login`)
  const svg = diagram(page).locator('svg').first()
  const box = () => svg.getAttribute('viewBox')
  // The first state of the happy path, which the picture starts with.
  const place = (await stateBox(page, 'Выбор экрана по адресу').boundingBox())!
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
  await page.mouse.move(x, y)
  const start = await box()
  await page.mouse.wheel(0, -300)
  await expect.poll(box).not.toBe(start)
  const zoomed = await box()
  await page.mouse.down()
  await page.mouse.move(x + 80, y + 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(box).not.toBe(zoomed)
  await expect(page).toHaveURL(/#\/login$/)
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y },
              { x: x + apart, y },
            ],
    })
  const width = async () => Number((await box())!.split(' ')[2])
  const wide = await width()
  // Three times: the picture keeps the pointers after their first move.
  await touch('touchStart', 40)
  for (const apart of [48, 56, 64]) {
    await touch('touchMove', apart)
    await expect.poll(width).toBeCloseTo((wide * 40) / apart, 0)
  }
  await touch('touchEnd', 64)
})

test('a transition by its address: condition, answers, message, requirements, screens before and after', async ({ page }) => {
  await page.goto(`${ATLAS}#/login/edge/routingFailure%20always%200`)
  await expect(panel(page).getByText('«Неверный телефон или пароль»')).toBeVisible()
  await expect(panel(page).getByText('это пятая неудача подряд', { exact: true })).toBeVisible()
  await expect(panel(page).getByText('перейти: /auth/again')).toBeVisible()
  const after = page.frameLocator('iframe[title*="После"]')
  await expect(after.getByRole('heading', { name: 'Неверный пароль введен 5 раз' })).toBeAttached()
  await panel(page).getByRole('link', { name: 'Пароль введён неверно пять раз' }).first().click()
  await expect(panel(page).getByRole('link', { name: 'AU12' })).toBeVisible()
})

test('cases of a state are named by what led there; the way goes step by step', async ({ page }) => {
  await page.goto(`${ATLAS}#/login/state/editing`)
  await panel(page).getByRole('link', { name: 'Проверить телефон и пароль: неверный пароль после' }).click()
  await expect(screenAt(page, 'Компьютер').getByText('Неверный телефон или пароль')).toBeVisible()
  const way = panel(page).getByRole('region', { name: 'Как сюда попадают' })
  await expect(way.getByRole('listitem').first()).toHaveText('Первый вход на этом устройстве')
  await way.getByRole('link', { name: 'Нажимает «Войти»' }).click()
  await expect(panel(page).getByRole('heading', { name: 'Проверка телефона и пароля' })).toBeVisible()
  await page.goBack()
  await expect(screenAt(page, 'Компьютер').getByText('Неверный телефон или пароль')).toBeVisible()
})

test('pressed, a screen walks its machine, all widths follow, the reader answers for the server, and nothing is sent', async ({
  page,
}) => {
  const others = watchRequests(page)
  await page.goto(`${ATLAS}#/login/state/editing`)
  await page.getByLabel('Можно нажимать').check()
  const phone = screenAt(page, 'Телефон')
  await phone.getByLabel('Телефон').fill('+7 (900) 000-00-01')
  await phone.getByLabel('Пароль', { exact: true }).fill('111111')
  await phone.getByRole('button', { name: 'Войти' }).click()
  await expect(panel(page).getByText('Сейчас: Проверка телефона и пароля')).toBeVisible()
  await expect(diagram(page).locator('[data-state="submitting"]')).toHaveClass(/live/)
  await expect(screenAt(page, 'Компьютер').locator('[data-flow]')).toHaveAttribute('data-state', 'submitting')
  await panel(page).getByRole('button', { name: 'Проверить телефон и пароль: неверный пароль' }).click()
  await expect(phone.getByText('Неверный телефон или пароль')).toBeVisible()
  // A screen that loads later stands where the others have come to, and says nothing of the way there.
  const lines = await panel(page).getByRole('listitem').count()
  await page.getByRole('radio', { name: 'Телефон' }).click()
  await page.getByRole('radio', { name: 'Все' }).click()
  await expect(screenAt(page, 'Компьютер').getByText('Неверный телефон или пароль')).toBeVisible()
  expect(await panel(page).getByRole('listitem').count()).toBe(lines)
  await phone.getByRole('link', { name: 'Забыли пароль?' }).click()
  await expect(panel(page).getByText('Ссылка: портал перешёл бы на /auth/recovery')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(phone.getByText('Неверный телефон или пароль')).toHaveCount(0)
  expect(others).toEqual([])
})

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto(`${ATLAS}#/no-such-flow`)
  await expect(page.getByRole('heading', { level: 1, name: 'Такого сценария нет' })).toBeVisible()
  await page.goto(`${ATLAS}#/login/state/nowhere`)
  await expect(page.getByText('Такого на схеме нет')).toBeVisible()
})

const WIDTHS = [360, 768, 1280]

for (const [place, width] of WIDTHS.entries())
  test(`at ${width} px nothing scrolls sideways but windows of their own, and axe has nothing to say`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const [at, hash] of [
      '#/',
      '#/?q=AU08',
      '#/?row=',
      '#/?row=AU08',
      '#/no-such-flow',
      '#/?who=locked&theme=dark',
      '#/?untested=',
      '#/add-tool?lens=seller',
      '#/login/state/editing?theme=dark&width=phone',
      '#/login',
      '#/login/state/editing',
      '#/login/edge/submitting%20done%20signIn%200',
    ].entries()) {
      await page.goto(`${ATLAS}${hash}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (hash.includes('theme=dark')) await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      if (hash.includes('who=')) await expect(page.getByRole('heading', { name: 'Что видит: Заблокированный' })).toBeVisible()
      if (hash.includes('/state/') || hash.includes('/edge/'))
        await expect(page.frameLocator('iframe').first().locator('[data-flow]')).toBeAttached()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(width)
      // Colours change over a millisecond, each by itself.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length), hash).toBe(0)
      // The full grid runs axe on every page at every width, the usual run at one width.
      if (process.env['GRID'] === 'full' || at % WIDTHS.length === place) await checkAccessibility(page, `atlas ${hash} ${width}`)
    }
  })

for (const flow of ['login', 'add-tool'])
  test(`on a phone the picture of ${flow} begins in the upper half; the rest of its tools opens by key`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${ATLAS}#/${flow}`)
    await expect(diagram(page).locator('svg').first()).toBeVisible()
    expect((await diagram(page).boundingBox())!.y).toBeLessThan(370)
    const opener = page.getByRole('button', { name: 'Вид', exact: true })
    const lens = page.getByLabel('Показать только')
    await expect(lens).toBeHidden()
    await opener.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await lens.selectOption({ label: 'Заблокированный' })
    await lens.press('Escape')
    await expect(lens).toBeHidden()
    // What is folded and chosen is said all the same.
    await expect(page.getByRole('button', { name: 'Вид: 1' })).toBeFocused()
  })

test('on paper there is the whole diagram, then the tables', async ({ page }) => {
  await page.goto(`${ATLAS}#/login/state/editing`)
  const svg = diagram(page).locator('svg').first()
  const paper = svg.locator('rect.paper')
  const whole = `0 0 ${await paper.getAttribute('width')} ${await paper.getAttribute('height')}`
  await page.keyboard.press('Tab')
  await page.emulateMedia({ media: 'print' })
  await expect(svg).toHaveAttribute('viewBox', whole)
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('table', { name: 'Переходы' })).toBeVisible()
})

test('a picture too large for one page follows in sheets, and they are gone when it is printed', async ({ page }) => {
  await page.goto(`${ATLAS}#/add-tool`)
  await expect(stateBox(page, 'Отправка продажи')).toBeAttached()
  const sheets = diagram(page).getByRole('figure')
  await expect(sheets).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(sheets.filter({ hasText: 'Лист 1 из' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(sheets).toHaveCount(0)
})
