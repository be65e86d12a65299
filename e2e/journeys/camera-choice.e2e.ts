/** Cameras that see no receipt: the choice of the camera, its torch, and a denied permission. Against the real server. */
import type { Page } from '@playwright/test'
import { enterAsSeller, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { openForm } from '../support/tool-form.ts'
import { wholeBrowser } from '../support/whole-browser.ts'

test.use({ launchOptions: wholeBrowser('--use-fake-device-for-media-stream=device-count=2') })

const scan = (page: Page) => page.getByRole('button', { name: 'Сканировать чек' }).click()
const scanner = (page: Page) => page.getByRole('dialog', { name: 'QR-код чека' })
/** The camera of the shown video, and whether it is on. */
const track = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const [shown] = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks() : []
    return shown ? { id: shown.getSettings().deviceId, state: shown.readyState } : null
  })

test.describe('with permission', () => {
  test.use({ permissions: ['camera'] })

  test('AT15 of two cameras the other one is chosen; closing the window switches the camera off', async ({ page }) => {
    await enterAsSeller(page, people.igor)
    await openForm(page)
    await scan(page)
    await expect(scanner(page).getByText('Ищем QR-код…')).toBeVisible()
    const first = await track(page)
    await scanner(page).getByRole('button', { name: 'Другая камера' }).click()
    await expect.poll(async () => (await track(page))?.id ?? first?.id).not.toBe(first?.id)
    await expect(scanner(page).getByText('Ищем QR-код…')).toBeVisible()
    // Without a torch there is no torch button.
    await expect(scanner(page).getByRole('button', { name: 'Включить свет' })).toHaveCount(0)
    const shown = await page.locator('video').evaluateHandle((video: HTMLVideoElement) => video.srcObject as MediaStream)
    await scanner(page).getByRole('button', { name: 'Другим способом' }).click()
    await expect(scanner(page)).toHaveCount(0)
    await expect
      .poll(() => shown.evaluate((stream) => stream.getTracks().every(({ readyState }) => readyState === 'ended')))
      .toBe(true)
    await expect(page.getByRole('button', { name: 'Сканировать чек' })).toBeFocused()
  })

  test('AT15 a camera with a lamp lights it and puts it out', async ({ page }) => {
    // Chromium's device has no torch: the track of a phone is staged, the portal is unchanged.
    await page.addInitScript(() => {
      const track = MediaStreamTrack.prototype
      const able = Reflect.get(track, 'getCapabilities')
      const apply = Reflect.get(track, 'applyConstraints')
      Object.assign(track, {
        getCapabilities(this: MediaStreamTrack) {
          return { ...Reflect.apply(able, this, []), torch: true }
        },
        applyConstraints(this: MediaStreamTrack, wanted: { advanced?: { torch?: boolean }[] }) {
          const lamp = wanted.advanced?.[0]?.torch
          if (lamp === undefined) return Reflect.apply(apply, this, [wanted])
          document.documentElement.dataset['lamp'] = lamp ? 'on' : 'off'
          return Promise.resolve()
        },
      })
    })
    const lamp = page.locator('html')
    await enterAsSeller(page, people.igor)
    await openForm(page)
    await scan(page)
    await scanner(page).getByRole('button', { name: 'Включить свет' }).click()
    await expect(lamp).toHaveAttribute('data-lamp', 'on')
    await scanner(page).getByRole('button', { name: 'Выключить свет', pressed: true }).click()
    await expect(lamp).toHaveAttribute('data-lamp', 'off')
    await expect(scanner(page).getByRole('button', { name: 'Включить свет', pressed: false })).toBeVisible()
  })
})

test('AT15 without permission the window says so and what to do; given meanwhile, «Повторить» looks', async ({
  page,
  context,
}) => {
  await enterAsSeller(page, people.igor)
  await openForm(page)
  await page.getByLabel('Серийный номер').fill('100.00052')
  await scan(page)
  const words = 'Нет доступа к камере. Разрешите его в настройках браузера или загрузите фотографию чека'
  await expect(scanner(page).getByText(words)).toBeVisible()
  await context.grantPermissions(['camera'])
  await scanner(page).getByRole('button', { name: 'Повторить' }).click()
  await expect(scanner(page).getByText('Ищем QR-код…')).toBeVisible()
  await scanner(page).getByRole('button', { name: 'Другим способом' }).click()
  await expect(page.getByLabel('Серийный номер')).toHaveValue('100.00052')
})

test('AT15 the window stands still while the camera starts and fails: a press meets the button it was meant for', async ({
  page,
}) => {
  // The device's answer is held, so that what stands before it can be measured.
  await page.addInitScript(() => {
    const held = new Promise((resolve) => addEventListener('camera-may-answer', resolve))
    const getUserMedia = async () => {
      await held
      throw new DOMException('', 'NotFoundError')
    }
    Object.assign(MediaDevices.prototype, { getUserMedia })
  })
  await enterAsSeller(page, people.igor)
  await openForm(page)
  await scan(page)
  const places = async () =>
    Promise.all(['Закрыть', 'Другим способом'].map((name) => scanner(page).getByRole('button', { name }).boundingBox()))
  await expect(scanner(page).getByText('Включаем камеру…')).toBeVisible()
  await expect(async () => expect(await places()).toEqual(await places())).toPass()
  const before = await places()
  await page.evaluate(() => dispatchEvent(new Event('camera-may-answer')))
  await expect(scanner(page).getByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(await places()).toEqual(before)
})
