/**
 * What a state has for certain and its types cannot tell: behind a commit there is a command, behind a loading what was loaded.
 * @throws where it is not there: a transition leads to the state that should not
 */
export const known = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('a state has been entered without what it needs')
  return value
}
