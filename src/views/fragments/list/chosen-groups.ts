/** Statuses by their labels, as filters show them. */
import type { SaleStatus, StatusGroup } from '../../../domain/sales/sale-status.ts'
import type { ListContext, RowFacts } from '../../../machines/fragments/list/types.ts'
import { rowsOfPeriod } from '../../../machines/fragments/list/selectors.ts'

/** The labels that are ticked. */
export const tickedOf = (groups: readonly StatusGroup[], statuses: readonly SaleStatus[] | null): string[] =>
  groups
    .filter((group) => statuses === null || group.statuses.some((status) => statuses.includes(status)))
    .map(({ label }) => label)

/** The statuses of these labels; null where all are ticked, which leaves no row out. */
export const statusesOf = (groups: readonly StatusGroup[], ticked: readonly string[]): SaleStatus[] | null =>
  ticked.length === groups.length
    ? null
    : groups.filter(({ label }) => ticked.includes(label)).flatMap(({ statuses }) => statuses)

/** How many rows of the period each label has: of all rows where the server counts, else of the loaded ones. */
export const countsOf = <Row>(
  groups: readonly StatusGroup[],
  context: ListContext<Row, string>,
  factsOf: (row: Row) => RowFacts,
): number[] => {
  const { counts } = context
  if (counts) return groups.map(({ statuses }) => statuses.reduce((sum, status) => sum + counts[status], 0))
  const rows = rowsOfPeriod(context, factsOf)
  return groups.map(
    ({ statuses }) => rows.filter((row) => (statuses as readonly (string | null)[]).includes(factsOf(row).status)).length,
  )
}
