/**
 * The browser asks before the page is left while a command is under way. Without one nobody listens: a listener keeps a page out of the
 * back/forward cache.
 */
const underWay = new Set<object>()

const ask = (event: Event) => event.preventDefault()

/** @param command whatever stands for it */
export const holdPage = (command: object, isHeld: boolean): void => {
  if (isHeld) underWay.add(command)
  else underWay.delete(command)
  if (underWay.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}
