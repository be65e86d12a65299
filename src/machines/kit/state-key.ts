/** A state value as one string: «editing», «shown.idle», «count.shown+point.known». Views carry it as `data-state`. */
import type { StateValue } from 'xstate'

const leavesOf = (value: StateValue, path = ''): string[] =>
  typeof value === 'string'
    ? [path + value]
    : Object.entries(value).flatMap(([name, inner]) =>
        inner === undefined || (typeof inner === 'object' && Object.keys(inner).length === 0)
          ? [path + name]
          : leavesOf(inner, `${path}${name}.`),
      )

export const stateKey = (value: StateValue): string => leavesOf(value).join('+')
