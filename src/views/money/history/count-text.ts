/** How many operations there are, said so that no number promises what the list does not show. */
import { hasMore, isAmongLoaded, isNarrowed } from '../../../machines/money/history/rows.ts'
import type { HistoryContext } from '../../../machines/money/history/types.ts'

export const countText = (context: HistoryContext, shown: number): string => {
  if (isAmongLoaded(context)) return `Найдено ${shown} среди загруженных`
  if (hasMore(context)) return `Показано ${shown}, ещё есть`
  return `${isNarrowed(context) ? 'Найдено' : 'Всего'} ${shown}`
}

/** The way on from a choice without rows. */
export const nothingText = (context: HistoryContext): string =>
  isAmongLoaded(context) ? 'Среди загруженных таких нет. Покажите ещё или сбросьте фильтр' : 'Измените фильтр или сбросьте его'
