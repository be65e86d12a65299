/** The path of a tool's picture. It is a file of the atlas: a screen there asks for nothing else. */
export const TOOL_PICTURE = '/atlas/tool.svg'

/** One black pixel. */
export const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
