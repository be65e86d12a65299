import type { ListSnapshot } from './types.ts'

/** Whether there is anything to choose from: an empty list has nothing to filter, search or sort. */
export const canChoose = <Row extends { id: string }, Id extends string>(snapshot: ListSnapshot<Row, Id>): boolean =>
  // Any other text: typing the same again is no event.
  snapshot.can({ type: 'search.change', text: `${snapshot.context.search}0` })
