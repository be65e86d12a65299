/** The file of a list: what it asks for is what the list asks for, without pages. */
import { tableFileName } from '../../../domain/dates/file-name.ts'
import { firstRequest } from '../../fragments/list/requests.ts'
import { narrowingOf } from '../../fragments/list/selectors.ts'
import type { ListContext } from '../../fragments/list/types.ts'
import type { FileOrder } from '../../fragments/table-file/types.ts'
import type { ListFileRequest } from './types.ts'

type Context = ListContext<unknown, string>

/** A file is an addition of the server (E16). */
export const hasFile = ({ supports }: Pick<Context, 'supports'>): boolean => supports?.includes('export') ?? false

/** A period that ends today is called by its day: there are no rows of tomorrow. */
const daysOf = (context: Context) => {
  const { from = null, to = null } = narrowingOf(context).bounds ?? {}
  return { from, to: to ?? (from !== null && from <= context.today ? context.today : null) }
}

/** @param title what the list is: «Продажи» @returns «Продажи 01.11.2026–27.11.2026.csv», «Продажи все.csv», with its request */
export const listFileOrder = (context: Context, title: string): FileOrder<ListFileRequest> => {
  const { offset: _offset, size: _size, ...request } = firstRequest(context)
  return { name: tableFileName(title, daysOf(context)), request }
}
