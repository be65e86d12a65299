/** axe, once per state of a flow: A, AA and best practice, no violation allowed. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** States that this worker has looked at. */
const seen = new Set<string>()

/** Checks the page as it stands; `state` names what it shows. */
export const checkAccessibility = async (page: Page, state: string): Promise<void> => {
  // A screen that is still on its way is a skeleton for a moment.
  await expect(page.locator('h1').first(), `the heading of ${state}`).toBeVisible()
  if (seen.has(state)) return
  seen.add(state)
  // What fades in has not its colours yet; what spins never ends.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  test.info().annotations.push({ type: 'axe', description: state })
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
    `axe in ${state}`,
  ).toEqual([])
}
