/**
 * Keeps room for rows that are still to come, so that the window can stand at its place before they do.
 * @param height pixels of the page
 * @returns a function that gives the room up
 */
export const reserveRoom = (height: number): (() => void) => {
  const { style } = document.body
  style.minHeight = `${height}px`
  return () => {
    style.minHeight = ''
  }
}

/** Whether rows are on their way into such room: then all of them are wanted at once. */
export const isRoomReserved = (): boolean => document.body.style.minHeight !== ''
