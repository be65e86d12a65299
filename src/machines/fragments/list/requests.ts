/** The requests of a list (FM15), and whether the rows at hand are those of the choice. */
import { wireDay } from '../../../domain/dates/dates.ts'
import { askedOfServer, hasCursors } from './selectors.ts'
import type { ListContext, PageRequest, Sort } from './types.ts'

/** The server's maximum page size: a refresh of a longer list renews its beginning. */
const LARGEST_PAGE = 100

const sortFields = <Column extends string>(sort: Sort<Column> | null) =>
  sort ? { sortBy: sort.by, sortDirection: sort.direction } : {}

/** The additions to the request, none of them to a server that does not name them in its answers (E16). */
const additions = (context: ListContext<unknown, string>) => {
  const { statuses, bounds, prefix } = askedOfServer(context)
  return {
    ...(statuses && { statuses }),
    ...(bounds?.from && { from: wireDay(bounds.from) }),
    ...(bounds?.to && { to: wireDay(bounds.to) }),
    ...(prefix !== null && { search: prefix }),
  }
}

export const firstRequest = <Column extends string>(context: ListContext<unknown, Column>): PageRequest<Column> => ({
  offset: 0,
  size: context.size,
  ...sortFields(context.sort),
  ...additions(context),
})

export const nextRequest = <Column extends string>(context: ListContext<unknown, Column>): PageRequest<Column> => ({
  ...firstRequest(context),
  offset: context.loaded,
  ...(hasCursors(context) && context.next !== null && { cursor: context.next }),
})

export const renewalRequest = <Column extends string>(context: ListContext<unknown, Column>): PageRequest<Column> => ({
  ...firstRequest(context),
  size: Math.min(Math.max(context.loaded, context.size), LARGEST_PAGE),
})

/** The first request as text, to be compared. */
export const requestKey = (context: ListContext<unknown, string>): string => JSON.stringify(firstRequest(context))

/** Whether the choice needs other rows than those at hand. With no status ticked nothing is asked. */
export const needsRows = (context: ListContext<unknown, string>): boolean =>
  context.statuses?.length !== 0 && context.asked !== requestKey(context)
