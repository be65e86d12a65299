/** A state value as one string: «editing», «shown.idle», «count.shown+point.known». Views carry it as `data-state`. */
import type { StateValue } from 'xstate'

export const stateKey = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) =>
          inner === undefined || (typeof inner === 'object' && Object.keys(inner).length === 0)
            ? name
            : `${name}.${stateKey(inner)}`,
        )
        .join('+')
