/** Every list of the portal: table or cards, filter, «Показать еще», and the empty state. */
import { useSelector } from '@xstate/react'
import { useMemo, type ReactNode } from 'react'
import { visibleRows } from '../../../machines/fragments/list/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { FilterMenu } from '../../../ui/table/filter-menu.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { Table } from '../../../ui/table/table.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { MorePart } from './more-part.tsx'
import type { ListActor } from './types.ts'

export interface ListViewProps<Row extends { id: string }, Id extends string> {
  actor: ListActor<Row, Id>
  flow: string
  caption: string
  columns: readonly Column<Row>[]
  emptyText: string
  /** The filter group of a row, and all groups: their texts are their names. */
  groupOf: (row: Row) => string
  groups: readonly string[]
  /** A preview has neither filter nor further pages, only a link to the full list. */
  isPreview?: boolean
  footer?: ReactNode
  rowActions?: (row: Row) => ReactNode
}

export const ListView = <Row extends { id: string }, Id extends string>(props: ListViewProps<Row, Id>) => {
  const { actor, flow, caption, columns, emptyText, groupOf, groups, isPreview = false, footer, rowActions } = props
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { context } = snapshot
  const rows = visibleRows(context, groupOf)
  const isLoading = snapshot.matches('loading')
  /** Previews and empty lists are not sortable. */
  const isSortable = !isPreview && snapshot.can({ type: 'sort.change', by: columns[0]?.id as Id })
  const shownColumns = useMemo(
    () => (isSortable ? columns : columns.map((column) => ({ ...column, sortable: false }))),
    [columns, isSortable],
  )

  if (snapshot.matches('failed'))
    return (
      <FlowRoot flow={flow} value={snapshot.value}>
        <Panel>
          <ErrorState
            title="Не удалось загрузить список"
            text={context.problem}
            action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
          />
        </Panel>
      </FlowRoot>
    )

  return (
    <FlowRoot flow={flow} value={snapshot.value}>
      <Stack>
        {!isPreview && (
          <div>
            <FilterMenu
              label="Статусы"
              options={groups.map((group) => ({ value: group, label: group }))}
              selected={groups.filter((group) => !context.hidden.includes(group))}
              disabled={!snapshot.can({ type: 'filter.change', hidden: [] })}
              onChange={(selected) =>
                send({ type: 'filter.change', hidden: groups.filter((group) => !selected.includes(group)) })
              }
            />
          </div>
        )}
        <Panel flush {...(footer !== undefined && { footer })}>
          <Table
            caption={caption}
            columns={shownColumns}
            rows={rows}
            rowKey={(row) => row.id}
            inset
            {...(rowActions && { rowActions, cornerActions: true })}
            emptyText={context.rows.length > 0 ? 'Нет данных' : emptyText}
            loading={isLoading && context.rows.length === 0}
            busy={isLoading && context.rows.length > 0}
            skeletonRows={isPreview ? context.size : 8}
            sort={context.sort && { column: context.sort.by, direction: context.sort.direction }}
            {...(isSortable && { onSort: (by: string) => send({ type: 'sort.change', by: by as Id }) })}
          />
        </Panel>
        {!isPreview && <MorePart actor={actor} snapshot={snapshot} />}
      </Stack>
    </FlowRoot>
  )
}
