/** Numbers of the chat (CH07–CH09, A38). */

export const CHAT_PAGE = 20
/** Milliseconds between a message's way out and the reload of the history. */
export const RELOAD_AFTER = 500
/** Milliseconds between the history's arrival and the scroll to its end. */
export const SCROLL_AFTER = 300
/** The first pause before another attempt to connect; each failure doubles it. */
export const FIRST_PAUSE = 1_000
export const LONGEST_PAUSE = 30_000
/** A connection that has lived so long was one: the pause behind it is the first again. */
export const STEADY_AFTER = 30_000
