/** Signs without a width: soft hyphens, marks of direction and of the byte order, fillers, selectors of variants. */
const INVISIBLE = /[\p{DI}\p{Cf}]/gu

/** The text without signs that nobody sees; spaces stay as they are. In a file of its own: every page has a text field. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '')
