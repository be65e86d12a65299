const STYLES = /\.module\.css$/

/**
 * The style sheets of lazily loaded modules are small, and compress well together: all that people with a session alone see is one
 * sheet, what visitors see too is another. What the first page uses keeps a sheet of its own.
 * @param users the modules with the lazily loaded modules that use them
 * @returns the name of each style sheet's chunk
 */
export const styleChunks = (users, { firstPage, ofVisitors }) =>
  new Map(
    users
      .filter(([id, by]) => STYLES.test(id) && !by.includes(firstPage))
      .map(([id, by]) => [id, by.some((root) => ofVisitors.has(root)) ? 'styles' : 'member-styles']),
  )
