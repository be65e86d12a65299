/** What of a list is in sight. */
export interface Sight {
  /** The window's scroll position, in pixels. */
  y: number
  /** The first row of which something is in sight; null without rows. */
  row: string | null
  /** Its upper edge in the window, in pixels. */
  top: number
}

/** So long nothing has moved, in milliseconds: the page has its layout, and reading it costs nothing. */
const REST = 150

const look = (): Sight => {
  const { scrollY: y } = window
  for (const row of document.querySelectorAll<HTMLElement>('[data-row]')) {
    const { top, bottom } = row.getBoundingClientRect()
    if (bottom > 0) return { y, row: row.dataset['row'] ?? null, top }
  }
  return { y, row: null, top: 0 }
}

/** What moves rows without a scroll: a change of the list itself. */
interface Changing {
  subscribe: (listener: () => void) => { unsubscribe: () => void }
}

/**
 * Follows what is in sight. Whoever leaves a screen asks in the middle of React's commit, where reading would force a layout of the
 * page that is being taken away; so it is read beforehand, when the page rests.
 */
export const followSight = (list: Changing): { now: () => Sight; stop: () => void } => {
  let seen: Sight | null = null
  let timer: number | undefined
  const wait = () => {
    seen = null
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      seen = look()
    }, REST)
  }
  const following = list.subscribe(wait)
  window.addEventListener('scroll', wait, { passive: true })
  window.addEventListener('resize', wait)
  wait()
  return {
    now: () => seen ?? look(),
    stop: () => {
      window.clearTimeout(timer)
      following.unsubscribe()
      window.removeEventListener('scroll', wait)
      window.removeEventListener('resize', wait)
    },
  }
}
