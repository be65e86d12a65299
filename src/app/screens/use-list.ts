import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Actor } from 'xstate'
import type { createListMachine } from '../../machines/fragments/list/machine.ts'
import type { Sort } from '../../machines/fragments/list/types.ts'
import { useServices } from '../session/context.ts'
import { readSupports } from '../effects/storage/lists.ts'
import { useFlow, type FlowParts } from '../session/flow.ts'

type ListMachine<Row extends { id: string }, Column extends string> = ReturnType<typeof createListMachine<Row, Column>>

/** The latest rows, whatever the address says: a preview has no choice. */
export const usePreview = <Row extends { id: string }, Column extends string>(
  parts: FlowParts<ListMachine<Row, Column>>,
  size: number,
  sort: Sort<Column> | null,
): Actor<ListMachine<Row, Column>> => useFlow(parts, { size, sort, address: '', now: useServices().clock.now() })

/** A list that keeps its choice in the address, and takes a choice from there: after a reload, Back, or a link to the plain list. */
export const useListInAddress = <Row extends { id: string }, Column extends string>(
  parts: FlowParts<ListMachine<Row, Column>>,
  size: number,
  sort: Sort<Column> | null,
  /** Of its page, where that is not the flow's usual one. */
  path?: string,
): Actor<ListMachine<Row, Column>> => {
  const { clock } = useServices()
  const { search } = useLocation()
  const actor = useFlow(parts, {
    size,
    sort,
    address: search,
    now: clock.now(),
    supports: readSupports(),
    ...(path !== undefined && { path }),
  })
  // Before the next event: a later effect could bring an address that a newer choice has replaced already.
  useLayoutEffect(() => actor.send({ type: 'url.changed', address: search, now: clock.now() }), [actor, clock, search])
  return actor
}
