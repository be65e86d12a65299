/** How many rows there are, said so that no number promises what the list does not show. */
import type { ListContext } from '../../../machines/fragments/list/types.ts'
import { hasMore } from '../../../machines/fragments/list/rows.ts'
import { isAmongLoaded, isNarrowed } from '../../../machines/fragments/list/selectors.ts'

type Context = ListContext<unknown, string>

/** «(20 из 48)», of the loaded rows. */
const loadedOf = ({ rows, total }: Context): string => `(${rows.length}${total === null ? '' : ` из ${total}`})`

/** Where the portal itself filters, the reader learns that there may be more. @param shown the number of visible rows */
export const countText = (context: Context, shown: number): string => {
  const { total } = context
  const isMore = hasMore(context)
  if (!isMore) return isNarrowed(context) ? `Найдено ${shown}` : `Всего ${shown}`
  if (isAmongLoaded(context)) return `Найдено ${shown} среди загруженных ${loadedOf(context)}`
  if (total === null) return `Показано ${shown}, ещё есть`
  return `Показано ${shown} из ${total}${isNarrowed(context) ? ' найденных' : ''}`
}

/** The way on from a choice without rows. */
export const nothingText = (context: Context): string =>
  isAmongLoaded(context) && hasMore(context)
    ? `Среди загруженных ${loadedOf(context)} таких нет. Покажите ещё или сбросьте фильтр`
    : 'Измените фильтр или сбросьте его'
