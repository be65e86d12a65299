import type { ReactNode } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { StatusGroup, StatusReader } from '../../../domain/sales/sale-status.ts'
import type { createListMachine } from '../../../machines/fragments/list/machine.ts'
import type { RowFacts, Sort } from '../../../machines/fragments/list/types.ts'
import type { Description } from '../../../ui/content/description-list.tsx'
import type { Column } from '../../../ui/table/table-types.ts'

export type ListActor<Row extends { id: string }, Id extends string> = Actor<ReturnType<typeof createListMachine<Row, Id>>>
export type ListSnapshot<Row extends { id: string }, Id extends string> = SnapshotFrom<ListActor<Row, Id>>

/** A list's actor with its current snapshot. */
export interface ListPartProps<Row extends { id: string }, Id extends string> {
  actor: ListActor<Row, Id>
  snapshot: ListSnapshot<Row, Id>
}

/** An order of the rows by a name; phones have no column headers to press. */
export interface SortChoice<Id extends string> {
  label: string
  sort: Sort<Id> | null
}

/** Everything about a row. */
export interface RowDetails {
  title: string
  items: readonly Description[]
}

/** What a flow says about its rows. */
export interface ListLook<Row extends { id: string }, Id extends string> {
  /** The machine's id: tests and the atlas find the flow by it. */
  flow: string
  emptyText: string
  reader: StatusReader
  groups: readonly StatusGroup[]
  sorts: readonly SortChoice<Id>[]
  factsOf: (row: Row) => RowFacts
  /** @param open shows everything about a row */
  columns: (open: (row: Row) => void) => readonly Column<Row>[]
  /** A row of a phone: two lines, or a card. */
  phoneRow: (row: Row, look: { open: (row: Row) => void; isUnderDay: boolean }) => ReactNode
  /** The place of such a row until it comes, as high as the row; without one it is two lines high. */
  phoneSkeleton?: ReactNode
  /** The column whose order puts the rows under the headings of their days. */
  dayColumn: Id
  details: (row: Row) => RowDetails
}
