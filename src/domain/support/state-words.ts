/**
 * The words of a state's key, «purse.shown+withdrawal.form»: of each part those of the deepest state that has some, else the part itself.
 * @param states words by the path of a state
 */
export const stateKeyWords = (states: Readonly<Record<string, string>>, key: string): string => {
  const told = key.split('+').map((part) => {
    const path = part.split('.')
    const paths = path.map((_, at) => path.slice(0, path.length - at).join('.'))
    return paths.map((one) => states[one]).find((text) => text !== undefined) ?? part
  })
  return told.join(', ')
}
