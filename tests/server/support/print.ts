/** Says a figure that was measured to whoever runs the tests. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
