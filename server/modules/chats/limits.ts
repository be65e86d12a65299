/** Limits of the chat with support. */

/** Characters of a message. */
export const LONGEST_TEXT = 4_000
/** Messages of a person in a minute, on all servers together. */
export const MESSAGES_A_MINUTE = 20
/** Bytes of a frame: the longest text in four bytes a character, with its headers. */
export const LONGEST_FRAME = 32 * 1024
/** Sockets of a person in one process: tabs and devices. */
export const SOCKETS_A_PERSON = 10
/** Bytes that wait for a slow reader before the connection is given up. */
export const MOST_BUFFERED = 1024 * 1024
/** Frames of a socket that wait for their turn. */
export const MOST_WAITING = 50
/** Milliseconds between signs of life, in both directions. */
export const BEAT = 10_000
/** How soon an unread answer is told outside of the chat: an open chat has read it by then. */
export const TOLD_AFTER = 10_000
/** How often it is looked whether the sessions of the open sockets live. */
export const LOOK_EVERY = 500
