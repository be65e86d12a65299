/** Pasted and hostile texts in the profile's free-text fields, on the narrowest screen. */
import type { Locator, Page } from '@playwright/test'
import { enter, people, signIn } from '../support/person.ts'
import { field, openForm } from '../support/profile-form.ts'
import { hasWebFace, wearsWebFace } from '../support/web-face.ts'
import { expect, test } from '../support/test.ts'

const NARROW = { width: 320, height: 640 }
test.use({ viewport: NARROW })

const LONG = 'Константинопольский'.repeat(12)
const [RTL, LTR, END] = ['\u202e', '\u202a', '\u202c']

/** Texts valid as names, cities and offices: they are saved and loaded unchanged. */
const KEPT = [
  'Анна-Мария',
  'Ёлкина',
  'йЙёЁ',
  'а.б.в.',
  'Ли, Ким',
  'Ж'.repeat(100),
  `${'Щ'.repeat(49)} ${'Ю'.repeat(50)}`,
  'Эль-'.repeat(20).slice(0, -1),
  '  Мария   Антонина  ',
  'О-о-о-о',
]

/** Texts invalid as names, cities and offices: Save stays disabled, and the text stays unchanged. */
const REFUSED = [
  LONG,
  'W'.repeat(300),
  '<script>window.hacked = true</script>',
  '"><img src=x onerror="window.hacked=true">',
  '<svg onload=alert(1)>',
  "javascript:alert('x')",
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<%= 7 * 7 %>',
  "'; drop table users; --",
  "' or 1=1 --",
  '../../../../etc/passwd',
  '%00%0a%0d',
  '%s%s%s%n',
  '$(touch /tmp/x)',
  '`id`',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  '=cmd|calc!A1',
  '\\u0000\\x00',
  `${RTL}Anna${END}`,
  `Анна${LTR}gnp.exe${END}`,
  'مرحبا بالعالم',
  'שלום עולם',
  '田中さんにあげて下さい',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '👩‍👩‍👧‍👦'.repeat(20),
  '\ufeffAnna\u200b',
  '\ufffe\uffff',
  'ﷺ'.repeat(30),
]

/** The free-text fields. */
const FIELDS = ['Фамилия', 'Имя', 'Отчество', 'Город', 'Кем выдан'] as const

/** One text per field, round after round. */
const inRounds = (texts: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(texts.length / FIELDS.length) }, (_, round) =>
    FIELDS.map((_label, at) => texts[(round * FIELDS.length + at) % texts.length] ?? ''),
  )

/** The stored form of the text (VL03, A52). */
const tidied = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

const isScrolledSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((element) => `${element.tagName} ${element.getAttribute('class')}`),
  )

/** No typed script has run. */
const watchScripts = (page: Page): string[] => {
  const run: string[] = []
  page.on('dialog', async (dialog) => {
    run.push(dialog.message())
    await dialog.dismiss()
  })
  return run
}
const hasRun = (page: Page): Promise<boolean> => page.evaluate(() => 'hacked' in window)

const staysWithin = async (page: Page, text: string) => {
  await wearsWebFace(page)
  expect(await overflowing(page), text).toEqual([])
  expect(await isScrolledSideways(page), text).toBe(false)
}

const type = async (box: Locator, text: string) => {
  await box.fill(text)
  await box.blur()
}

const saves = (page: Page): Locator => page.getByRole('button', { name: 'Сохранить' })

test('VL03 VL39 D14 a text that a field takes is saved and comes back the same, within 320 px', async ({ page }) => {
  test.setTimeout(180_000)
  const run = watchScripts(page)
  await hasWebFace(page)
  await signIn(page, people.andrey)
  for (const texts of inRounds(KEPT)) {
    await openForm(page)
    await page.getByRole('checkbox', { name: 'Нет отчества' }).uncheck()
    // An office needs five characters.
    const entered = texts.map((text, at) => (FIELDS[at] === 'Кем выдан' ? `${text} отдел` : text))
    for (const [at, label] of FIELDS.entries()) await type(field(page, label), entered[at] ?? '')
    await staysWithin(page, texts.join())
    await page.getByRole('checkbox', { name: /Согласен на/ }).check()
    await saves(page).click()
    await expect(page).toHaveURL('/profile/user')
    await expect(page.getByRole('heading', { name: 'Данные профиля' })).toBeVisible()
    await staysWithin(page, texts.join())
    await page.goto('/profile/user?sub=user-form')
    for (const [at, label] of FIELDS.entries()) await expect(field(page, label)).toHaveValue(tidied(entered[at] ?? ''))
  }
  expect([run, await hasRun(page)]).toEqual([[], false])
})

test('VL03 VL39 VL40 B08 a text that no field takes runs nowhere, keeps Save off and outlives a reload, within 320 px', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const run = watchScripts(page)
  await hasWebFace(page)
  await enter(page, people.victor)
  await openForm(page)
  await page.getByRole('checkbox', { name: /Согласен на/ }).check()
  await page.getByRole('checkbox', { name: 'Нет отчества' }).uncheck()
  for (const label of FIELDS) await type(field(page, label), 'Анна-Мария')
  for (const [at, text] of REFUSED.entries()) {
    // The full grid puts a text into every field, the usual run into one field.
    const labels = process.env['GRID'] === 'full' ? FIELDS : FIELDS.slice(at % FIELDS.length, (at % FIELDS.length) + 1)
    for (const label of labels) await type(field(page, label), text)
    await expect(saves(page), text).toBeDisabled()
    await staysWithin(page, text)
    for (const label of labels) await type(field(page, label), 'Анна-Мария')
  }
  for (const [at, label] of FIELDS.entries()) await type(field(page, label), REFUSED[at] ?? '')
  await page.reload()
  for (const [at, label] of FIELDS.entries())
    if (label !== 'Кем выдан') await expect(field(page, label)).toHaveValue(tidied(REFUSED[at] ?? ''))
  // No draft keeps anything of the passport (D140).
  await expect(page.getByText('Эти поля портал не запоминает на устройстве')).toBeVisible()
  await expect(field(page, 'Кем выдан')).not.toHaveValue(tidied(REFUSED[FIELDS.indexOf('Кем выдан')] ?? ''))
  await expect(saves(page)).toBeDisabled()
  await staysWithin(page, 'after a reload')
  expect([run, await hasRun(page)]).toEqual([[], false])
})
