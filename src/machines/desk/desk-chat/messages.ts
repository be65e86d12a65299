/** The messages of a conversation as plain data: pages that come one before another, and the newest page anew (C07). */
import type { DeskMessage } from './types.ts'

const isDay = (message: DeskMessage | undefined): boolean => message !== undefined && message.id === null

/** All that is known, with the newest page as it is now: what stands before the page stays. */
export const withNewest = (known: readonly DeskMessage[], page: readonly DeskMessage[]): DeskMessage[] => {
  const first = page.find(({ id }) => id !== null)
  const at = first ? known.findIndex(({ id }) => id === first.id) : -1
  // More have come than a page has: what was there is not joined to it.
  if (at < 0) return [...page]
  const before = known.slice(0, at)
  // The page brings the day that stands before its first message.
  while (isDay(page[0]) && isDay(before.at(-1))) before.pop()
  return [...before, ...page]
}

/** Whether what is known begins before the newest page. */
export const reachesBefore = (known: readonly DeskMessage[], page: readonly DeskMessage[]): boolean =>
  withNewest(known, page).length > page.length
