/** The atlas in a browser: its parts by role and name, and the details of its frames. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { Chart } from '../../src/atlas/chart/types.ts'
import type { Walks } from '../../src/atlas/chart/walks.ts'
import { flows } from '../../src/atlas/flows.ts'

export const ATLAS = '/atlas/'

export const modelOf = (flow: string): { chart: Chart; walks: Walks } =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../docs/flows/model/${flow}.json`), 'utf8')) as {
    chart: Chart
    walks: Walks
  }

export const flowNames = flows.map(({ flow }) => flow)

export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Выбранное на схеме' })
export const diagram = (page: Page): Locator => page.locator('[data-diagram]')
export const stateBox = (page: Page, text: string): Locator =>
  diagram(page).getByRole('link', { name: `Состояние: ${text}`, exact: true })

/** The screen in the frame of this width. */
export const screenAt = (page: Page, device: 'Телефон' | 'Планшет' | 'Компьютер'): FrameLocator =>
  page.frameLocator(`iframe[title^="${device}"]`)

/** Requests for files other than the atlas's own. Only watched: a route of Playwright would switch the cache off for every frame. */
export const watchRequests = (page: Page): string[] => {
  const others: string[] = []
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    if (!['data:', 'blob:'].includes(protocol) && !pathname.startsWith(ATLAS)) others.push(`${request.method()} ${request.url()}`)
  })
  return others
}
