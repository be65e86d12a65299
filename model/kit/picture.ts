/** The path of a tool's picture. It is a file of the atlas: a screen there asks for nothing else. */
export const TOOL_PICTURE = '/atlas/tool.svg'
