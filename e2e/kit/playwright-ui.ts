import { expect, type Page } from '@playwright/test'
import type { Ui } from '../../model/kit/ui.ts'

/** The screen in a browser; every check waits. */
export const playwrightUi = (page: Page): Ui => {
  const field = (label: string | RegExp) => page.getByLabel(label, { exact: true })
  const control = (role: Parameters<Page['getByRole']>[0], name: string | RegExp) => page.getByRole(role, { name, exact: true })
  return {
    fill: (label, text) => field(label).fill(text),
    leave: async (label) => {
      await field(label).focus()
      await field(label).blur()
    },
    attach: (label, files) =>
      page
        .getByRole('group', { name: label })
        .locator('input[type=file]')
        .first()
        .setInputFiles(files.map(({ name, bytes }) => ({ name, mimeType: '', buffer: Buffer.from(bytes) }))),
    press: (label, key) => field(label).press(key),
    tick: (name, isOn) => control('checkbox', name).setChecked(isOn),
    click: (role, name) => control(role, name).click(),
    pick: async (trigger, item) => {
      await page.getByRole('button', { name: trigger }).click()
      await page.getByRole('menuitem', { name: item }).click()
    },
    choose: async (trigger, item) => {
      await page.getByRole('button', { name: trigger }).click()
      await page.getByRole('menuitemcheckbox', { name: item }).click()
      await page.keyboard.press('Escape')
    },
    sees: (role, name) => expect(control(role, name)).toBeVisible(),
    seesText: (text) => expect(page.getByText(text).first()).toBeVisible(),
    seesNoText: (text) => expect(page.getByText(text)).toHaveCount(0),
    valueOf: (label) => field(label).inputValue(),
    isEnabled: (role, name) => control(role, name).isEnabled(),
  }
}
