/** What stands in a spoken name for the serial of a tool that has none. */
export const UNNUMBERED = 'без номера'
