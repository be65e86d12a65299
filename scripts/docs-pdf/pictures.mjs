// Takes the pictures of an instruction on a phone, because sellers use phones.
import sharp from 'sharp'
import { POLICY_EDITION } from '../lib/policy-edition.mjs'
import { wearWebFace } from '../lib/web-face.mjs'
import { TODAY } from './portal.mjs'

const PASSWORD = '111111'
const WIDTH = 390
const HEIGHT = 700
/** Device scale factor 2: sharp on paper. */
const DENSITY = 2
const COLOURS = 128
/** Room above the part that is shown. */
const ABOVE = 16

const open = async (browser, baseURL, mode) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: DENSITY,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.clock.install({ time: TODAY })
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    },
    { mode, consent: POLICY_EDITION },
  )
  return page
}

const signIn = async (page, phone) => {
  await page.goto('/auth/login')
  await page.getByLabel('Телефон').fill(phone)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL('/')
  await page.getByText('Баллы', { exact: true }).first().waitFor()
}

/** The highlighted area, in fractions of the picture. */
const placeOf = async (locator, { y, width, height }) => {
  const box = await locator.first().boundingBox()
  if (!box) throw new Error('what should be marked is not on the screen')
  return { left: box.x / width, top: (box.y - y) / height, width: box.width / width, height: box.height / height }
}

/** The visible part of the page: from an element on it, or from its top. */
const partOf = async (page, from, height) => {
  if (!from) return { x: 0, y: 0, width: WIDTH, height }
  const box = await from(page).first().boundingBox()
  return { x: 0, y: Math.round(box.y) - ABOVE, width: WIDTH, height }
}

/**
 * @param scene who looks (`phone`, `mode`), where (`path`), what they do there (`steps`), which part is shown (`from`,
 *   `height`) and what is marked in it (`mark`)
 * @returns the picture as a data address with its marks, or null when the portal has no such page yet
 */
export const takePicture = async (browser, baseURL, scene) => {
  const { phone, mode = 'seller', path, steps, from, height = HEIGHT, mark } = scene
  const page = await open(browser, baseURL, mode)
  try {
    if (phone) await signIn(page, phone)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (await page.getByText('Такой страницы не существует').isVisible()) return null
    await wearWebFace(page)
    await steps?.(page)
    // As tall as the whole part, so that nothing scrolls out of view.
    await page.setViewportSize({ width: WIDTH, height: Math.max(height, await page.evaluate(() => document.body.scrollHeight)) })
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.mouse.move(0, 0)
    const clip = await partOf(page, from, height)
    // A blinking caret would differ between pictures.
    const bytes = await sharp(await page.screenshot({ clip, caret: 'hide', animations: 'disabled' }))
      .png({ palette: true, colours: COLOURS, dither: 0 })
      .toBuffer()
    return {
      src: `data:image/png;base64,${bytes.toString('base64')}`,
      ratio: height / WIDTH,
      marks: mark ? [await placeOf(mark(page), clip)] : [],
    }
  } finally {
    await page.context().close()
  }
}
