/**
 * A value that a state guarantees and its types cannot express: a commit implies a command, loading implies the loaded value.
 * @throws without the value: a transition leads to a state that it must not reach
 */
export const known = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('a state has been entered without what it needs')
  return value
}
