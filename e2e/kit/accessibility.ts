/** axe, once per state of a flow: A, AA and best practice, no violations allowed. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Whether another test of this run, in any worker, has checked the state: the runner empties its folder beforehand. */
const isTaken = (state: string): boolean => {
  const folder = join(test.info().project.outputDir, 'axe')
  mkdirSync(folder, { recursive: true })
  try {
    mkdirSync(join(folder, createHash('sha256').update(state).digest('hex')))
    return false
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return true
    throw error
  }
}

/** The builder's own version. */
const builderFile = createRequire(import.meta.url).resolve('@axe-core/playwright')
const script = readFileSync(createRequire(builderFile).resolve('axe-core/axe.min.js'), 'utf8')

/** axe stays in its document: the builder by itself sends its source, 1.3 MB, twice for each check. */
const builderOf = async (page: Page): Promise<AxeBuilder> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  // Frames are the atlas's alone: what stands in them are screens of the portal, which its own tests check.
  return new AxeBuilder({ page, axeSource: 'null' }).setLegacyMode().options({ resultTypes: ['violations'], iframes: false })
}

/** Checks the current page by all rules of these tags, or by the given rules; `state` names its state. */
export const checkAccessibility = async (page: Page, state: string, rules?: string[]): Promise<void> => {
  // A loading screen is a skeleton for a moment.
  await expect(page.locator('h1').first(), `the heading of ${state}`).toBeVisible()
  if (isTaken(state)) return
  // A fade-in does not have its final colours yet; a spinner never ends.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
  const axe = await builderOf(page)
  const found = (await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze()).violations
  const violations = found.filter(({ id }) => id !== 'target-size')
  // A control that stands half under a sticky bar is as large as any other once it is scrolled to.
  for (const { nodes } of found.filter(({ id }) => id === 'target-size'))
    for (const { target } of nodes) {
      const control = target.join(' ')
      await page
        .locator(control)
        .first()
        .evaluate((element) => element.scrollIntoView({ block: 'center' }))
      violations.push(...(await (await builderOf(page)).include(control).withRules('target-size').analyze()).violations)
    }
  test.info().annotations.push({ type: 'axe', description: state })
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
    `axe in ${state}`,
  ).toEqual([])
}
