/** What is loaded before anybody asks for it waits for the page. */

/** Between two of them, where the browser does not tell when it is idle (Safari), in milliseconds. */
const PAUSE = 300

/** When the browser has nothing to do. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? globalThis.requestIdleCallback(resolve) : setTimeout(resolve, PAUSE),
  )

/** Whether the person has asked the browser to save traffic. */
export const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
