/** The certificate of a warranty against the real server: printed by its owner, checked by anybody, revoked (E17). */
import { readFileSync } from 'node:fs'
import { people, signIn } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

test('E17 RL01 a sheet is saved, its address is checked without an account, and after the revocation it reads like an unknown one', async ({
  page,
  browser,
}) => {
  await signIn(page, people.maria)
  await page.goto('/user-tools?search=610.00004')
  await page.getByRole('button', { name: /610\.00004/ }).click()
  await page.getByRole('button', { name: 'Сертификат гарантии: 610.00004' }).click()
  const sheet = page.getByRole('dialog', { name: 'Сертификат гарантии' })
  await expect(sheet.getByRole('link', { name: 'Открыть PDF' })).toHaveAttribute('href', /^blob:/)
  const [saved] = await Promise.all([page.waitForEvent('download'), sheet.getByRole('link', { name: 'Скачать' }).click()])
  expect(saved.suggestedFilename()).toBe('Сертификат гарантии 610.00004.pdf')
  // The link of the QR code stands in the file as it is; texts and pictures are compressed.
  const address = /\/w\/[\w-]{22}/.exec(readFileSync(await saved.path(), 'latin1'))?.[0] ?? ''

  const context = await browser.newContext()
  const service = await context.newPage()
  await service.goto(address)
  await expect(service.getByRole('heading', { level: 1, name: 'Гарантия действует' })).toBeVisible()
  await expect(service.getByText('оканчивается на 0004')).toBeVisible()
  await expect(service.getByText('610.00004')).toHaveCount(0)

  await sheet.getByRole('button', { name: 'Отозвать' }).click()
  const question = page.getByRole('alertdialog', { name: 'Отозвать сертификат?' })
  await question.getByRole('button', { name: 'Отозвать' }).click()
  await expect(page.getByText('Сертификат отозван')).toBeVisible()
  await service.reload()
  await expect(service.getByRole('heading', { level: 1, name: 'Такого сертификата нет' })).toBeVisible()
  await context.close()
})
