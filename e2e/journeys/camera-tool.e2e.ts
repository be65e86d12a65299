/** The code on a tool in front of the camera, against the real server. */
import { drawScene, scene } from '../../tests/qr/scene.ts'
import { code128 } from '../../tests/qr/tool-codes.ts'
import { checkAccessibility } from '../kit/accessibility.ts'
import { fakeCamera } from '../support/fake-camera.ts'
import { enterAsSeller, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { openForm } from '../support/tool-form.ts'

const label = drawScene(
  scene(code128('10000067'), 1, { width: 640, height: 480, module: 4, quiet: 10, hasPrint: false, angle: 0.04 }),
)

test.use({ permissions: ['camera'], launchOptions: fakeCamera('tool', label) })

test('AT12 D47 the camera reads the code on the tool, and the serial is told at once', async ({ page }) => {
  await enterAsSeller(page, people.igor)
  await openForm(page)
  await page.getByRole('button', { name: 'Сканировать код на инструменте' }).click()
  await expect(page.getByLabel('Серийный номер', { exact: true })).toHaveValue('100.00067')
  await expect(page.getByLabel('Серийный номер', { exact: true })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('status', { name: 'Сведения о серийном номере' })).toContainText('Дрель-шуруповёрт ДШ-18')
  await checkAccessibility(page, 'a serial by camera')
})
