/** Numbers of the notifications, apart from the portal's: the first page does without them (MS14–MS16). */

/** The latest: the dropdown's, and what the page begins with. */
export const LATEST_NEWS = 5
export const NEWS_PAGE = 10
/** Milliseconds between an answer and the next question. */
export const NEWS_INTERVAL = 5_000
