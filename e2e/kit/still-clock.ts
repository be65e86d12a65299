/** A clock that stands, for screens that show times or renew themselves: what they show depends on the tour alone. */
import type { Page } from '@playwright/test'

/** Shorter timers are the screen's own movement: a debounce, a fade, a step of axe. */
const SHORTEST = 4_000

/** Longer than any tour, shorter than the leap of a tour that walks a timer. */
const MORE = 1_200_000

/**
 * Stops the clock and puts off the timers of seconds and minutes, so that no renewal comes while axe looks; `fastForward` by an hour
 * fires them all the same. Before the page is opened.
 * @param at epoch milliseconds
 */
export const standStill = async (page: Page, at: number): Promise<void> => {
  await page.clock.install({ time: at })
  await page.clock.setFixedTime(at)
  await page.addInitScript(
    ({ shortest, more }) => {
      const set = window.setTimeout.bind(window)
      const later = (task: TimerHandler, delay = 0, ...rest: unknown[]) =>
        set(task, delay < shortest ? delay : delay + more, ...rest)
      Object.assign(window, { setTimeout: later })
    },
    { shortest: SHORTEST, more: MORE },
  )
}
