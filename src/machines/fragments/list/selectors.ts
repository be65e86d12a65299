/** What of a list is shown: by the server where it can filter and search, else by the portal among the loaded rows (E16). */
import { dayOfInstant } from '../../../domain/dates/dates.ts'
import { boundsOf, isWithin, type DayRange } from '../../../domain/dates/period.ts'
import { isSaleStatus } from '../../../domain/sales/sale-status.ts'
import { serialPrefix } from '../../../domain/serials/serial.ts'
import type { ListContext, RowFacts } from './types.ts'

type Context<Row> = ListContext<Row, string>
type Chosen = Pick<Context<unknown>, 'statuses' | 'period' | 'search' | 'today' | 'supports'>

/** Whether the server does this part of the work. */
const byServer = ({ supports }: Pick<Chosen, 'supports'>, part: 'filter' | 'search' | 'cursor'): boolean =>
  supports?.includes(part) ?? false

/** Whether pages follow one another by the cursor of the answer. */
export const hasCursors = (context: Pick<Chosen, 'supports'>): boolean => byServer(context, 'cursor')

/** The parts of the choice that leave rows out; a part that leaves none out is null. */
export const narrowingOf = ({ statuses, period, search, today }: Chosen) => {
  const bounds = boundsOf(period, today)
  return {
    statuses,
    bounds: bounds.from === null && bounds.to === null ? null : bounds,
    prefix: serialPrefix(search),
  }
}

/** The same parts, as far as the server takes them. An empty list of statuses is no question: nothing can be found. */
export const askedOfServer = (chosen: Chosen) => {
  const { statuses, bounds, prefix } = narrowingOf(chosen)
  const isFiltered = byServer(chosen, 'filter')
  return {
    statuses: isFiltered && statuses?.length !== 0 ? statuses : null,
    bounds: isFiltered ? bounds : null,
    prefix: byServer(chosen, 'search') ? prefix : null,
  }
}

/** Whether the choice leaves rows out. */
export const isNarrowed = (chosen: Chosen): boolean => Object.values(narrowingOf(chosen)).some((part) => part !== null)

/** Whether some part of the choice looks at the loaded rows only. */
export const isAmongLoaded = (chosen: Chosen): boolean => {
  const { statuses, bounds, prefix } = narrowingOf(chosen)
  const isFiltered = statuses !== null || bounds !== null
  return (isFiltered && !byServer(chosen, 'filter')) || (prefix !== null && !byServer(chosen, 'search'))
}

/** A row whose status nobody knows cannot be ticked off: the filter has no box for it. */
const isOfStatus = ({ status }: RowFacts, statuses: readonly string[]): boolean =>
  isSaleStatus(status) ? statuses.includes(status) : true

const isOfPeriod = ({ at }: RowFacts, bounds: DayRange): boolean => isWithin(at && dayOfInstant(at), bounds)

/** The loaded rows of the chosen period. */
export const rowsOfPeriod = <Row>(context: Context<Row>, factsOf: (row: Row) => RowFacts): Row[] => {
  const { bounds } = narrowingOf(context)
  if (!bounds || byServer(context, 'filter')) return context.rows
  return context.rows.filter((row) => isOfPeriod(factsOf(row), bounds))
}

/** The rows of the choice: the server has left out its part already. */
export const visibleRows = <Row>(context: Context<Row>, factsOf: (row: Row) => RowFacts): Row[] => {
  const { statuses, bounds, prefix } = narrowingOf(context)
  if (statuses?.length === 0) return []
  const isFiltered = byServer(context, 'filter')
  const isSearched = byServer(context, 'search')
  if ((isFiltered || (statuses === null && bounds === null)) && (isSearched || prefix === null)) return context.rows
  return context.rows.filter((row) => {
    const facts = factsOf(row)
    const isFound = isSearched || prefix === null || facts.sn.startsWith(prefix)
    if (!isFound || isFiltered) return isFound
    return (statuses === null || isOfStatus(facts, statuses)) && (bounds === null || isOfPeriod(facts, bounds))
  })
}
