/** axe, once per state of a flow: A, AA and best practice, no violation allowed. */
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Whether another test of this run, in whatever worker, looks at the state: the runner empties its folder beforehand. */
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

/** Checks the page as it stands; `state` names what it shows. */
export const checkAccessibility = async (page: Page, state: string): Promise<void> => {
  // A screen that is still on its way is a skeleton for a moment.
  await expect(page.locator('h1').first(), `the heading of ${state}`).toBeVisible()
  if (isTaken(state)) return
  // What fades in has not its colours yet; what spins never ends.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS)
  // Results of frames are gathered in a page of their own, which takes as long as the look itself: a screen has none.
  if (page.frames().length === 1) axe.setLegacyMode()
  const { violations } = await axe.analyze()
  test.info().annotations.push({ type: 'axe', description: state })
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
    `axe in ${state}`,
  ).toEqual([])
}
