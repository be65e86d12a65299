/** Prints a measured figure. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
