/** axe, once per state of a flow: A, AA and best practice, no violations allowed. */
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
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

/** Checks the current page; `state` names its state. */
export const checkAccessibility = async (page: Page, state: string): Promise<void> => {
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
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS)
  // axe merges the results of frames in a separate page, which takes as long as the check itself: a screen has no frames.
  if (page.frames().length === 1) axe.setLegacyMode()
  let { violations } = await axe.analyze()
  // A control that stands half under a sticky bar is as large as any other once it is scrolled to.
  for (const target of violations
    .filter(({ id }) => id === 'target-size')
    .flatMap(({ nodes }) => nodes.map((node) => node.target)))
    await page
      .locator(target.join(' '))
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }))
  if (violations.some(({ id }) => id === 'target-size')) violations = (await axe.analyze()).violations
  test.info().annotations.push({ type: 'axe', description: state })
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
    `axe in ${state}`,
  ).toEqual([])
}
