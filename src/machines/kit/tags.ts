/** Tags that views and the atlas read. */
const TAGS = ['busy', 'loading', 'result'] as const
/** `busy`: a command is under way · `loading`: the screen waits for its first data · `result`: the end of a command. */
export type Tag = (typeof TAGS)[number]
