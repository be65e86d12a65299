/** Tags that views and the atlas read. */
const TAGS = ['busy', 'loading', 'result', 'device'] as const
/**
 * `busy`: a command is pending · `loading`: the screen waits for its first data · `result`: the end of a command ·
 * `device`: files, photos or the camera are in use while the form stays open.
 */
export type Tag = (typeof TAGS)[number]
