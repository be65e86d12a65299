/** Rows of a raw statement: both drivers return an object with rows. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows

/** The only row of a statement that always returns one. */
export const oneOf = <Row>(rows: readonly Row[]): Row => {
  const row = rows[0]
  if (row === undefined) throw new Error('a statement that always gives a row gave none')
  return row
}
