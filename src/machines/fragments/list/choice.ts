/** The choice after an event of the user, or of the address. */
import { moscowDay } from '../../../domain/dates/dates.ts'
import { SALE_STATUSES } from '../../../domain/sales/sale-status.ts'
import { readAddress, writeAddress } from './address.ts'
import { nextSort } from './rows.ts'
import type { Choice, ListContext, ListEvent, Sort } from './types.ts'

type Context<Column extends string> = ListContext<unknown, Column>

/** The choice that leaves no row out. */
const EVERYTHING = { statuses: null, period: 'all', search: '' } as const

const sortAfter = <Column extends string>(
  sort: Sort<Column> | null,
  by: Column,
  direction: Sort['direction'] | undefined,
): Sort<Column> | null => (direction ? { by, direction } : nextSort(sort, by))

/** Statuses in the order of the address: the same choice is the same text, whoever has made it. */
const inOrder = <Patch extends Partial<Pick<Choice, 'statuses'>>>(patch: Patch): Patch => {
  const { statuses } = patch
  return statuses ? { ...patch, statuses: SALE_STATUSES.filter((status) => statuses.includes(status)) } : patch
}

/** The changed part of the choice; an event that chooses nothing changes none. */
export const chosenBy = <Column extends string>(
  context: Context<Column>,
  event: ListEvent<Column>,
  columns: readonly Column[],
): Partial<Choice<Column> & Pick<Context<Column>, 'today'>> => {
  switch (event.type) {
    case 'sort.change':
      return { sort: event.by && sortAfter(context.sort, event.by, event.direction) }
    case 'filter.change':
      return { ...inOrder(event.patch), today: moscowDay(event.now) }
    case 'filter.reset':
      return EVERYTHING
    case 'search.change':
      return { search: event.text }
    case 'url.changed':
      return { ...readAddress(event.address, columns, context.usual), today: moscowDay(event.now) }
    default:
      return {}
  }
}

const textOf = ({ sort, statuses, period, search }: Choice): string => JSON.stringify([sort, statuses, period, search])

/** Whether the event changes the choice. What is half-typed is not in the address, so an address does not change it. */
export const isOther = <Column extends string>(
  context: Context<Column>,
  event: ListEvent<Column>,
  columns: readonly Column[],
): boolean => {
  const after = { ...context, ...chosenBy(context, event, columns) }
  if (event.type === 'url.changed') return writeAddress(after, context.usual) !== writeAddress(context, context.usual)
  return textOf(after) !== textOf(context)
}
