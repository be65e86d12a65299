/** Every list of the portal: table or rows of a phone, the choice above it, «Показать еще», and what is said without rows. */
import { useSelector } from '@xstate/react'
import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { isNarrowed, visibleRows } from '../../../machines/fragments/list/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useIsNarrow } from '../../../ui/base/use-media.ts'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { cx } from '../../../ui/base/cx.ts'
import { Panel } from '../../../ui/content/panel.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { canChoose } from './can-choose.ts'
import { countText, nothingText } from './count-text.ts'
import { DesktopBar } from './desktop-bar.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { DownloadPart, FileStatusPart, type ListFile } from './file-part.tsx'
import { MorePart } from './more-part.tsx'
import { PhoneBar } from './phone-bar.tsx'
import type { ListActor, ListLook, ListPartProps, ListSnapshot } from './types.ts'
import { useColumns, type RowActions } from './use-columns.tsx'
import styles from './list-view.module.css'

export interface ListViewProps<Row extends { id: string }, Id extends string> {
  actor: ListActor<Row, Id>
  look: ListLook<Row, Id>
  caption: string
  /** A preview has neither a choice nor further pages, only a link to the full list. */
  isPreview?: boolean
  footer?: ReactNode
  rowActions?: RowActions<Row>
  /** The way on that a row's details offer. */
  detailsActions?: RowActions<Row>
  /** The way on from a list in which nothing is yet. */
  firstStep?: ReactNode
  /** The list as a file, where somebody may want one. */
  file?: ListFile
}

/** The rows of the choice are not known yet. */
const isUnanswered = <Row extends { id: string }, Id extends string>(snapshot: ListSnapshot<Row, Id>): boolean =>
  snapshot.matches('loading') || snapshot.matches('pausing') || snapshot.matches('failed')

interface FoundProps {
  shown: number
  /** Takes the focus when «Сбросить» goes. */
  place: RefObject<HTMLDivElement | null>
  onReset: () => void
}

/** The number of rows, read aloud when it changes; with a choice everybody sees it, and the way back. */
const FoundPart = <Row extends { id: string }, Id extends string>(props: Omit<ListPartProps<Row, Id>, 'actor'> & FoundProps) => {
  const { snapshot, shown, place, onReset } = props
  /** Without rows the same button stands in their place, also while the next text is typed. */
  const isBelow = shown === 0 && !snapshot.matches('loading') && !snapshot.matches('failed')
  const text = shown > 0 && !isUnanswered(snapshot) && countText(snapshot.context, shown)
  const isChosen = isNarrowed(snapshot.context)
  return (
    <div ref={place} tabIndex={-1} className={cx(styles.found, isChosen && styles.chosen)}>
      <span role="status">{isChosen ? text : <VisuallyHidden>{text}</VisuallyHidden>}</span>
      {isChosen && !isBelow && (
        <Button size="sm" variant="ghost" onClick={onReset}>
          Сбросить
        </Button>
      )}
    </div>
  )
}

/** The rows of another choice are still coming, or did not come at all. */
const RowsPart = <Row extends { id: string }, Id extends string>(
  props: ListViewProps<Row, Id> & ListPartProps<Row, Id> & { rows: Row[]; onReset: () => void },
) => {
  const {
    actor,
    snapshot,
    look,
    caption,
    isPreview = false,
    footer,
    rowActions,
    detailsActions,
    firstStep,
    rows,
    onReset,
  } = props
  const send = useSend(actor)
  const isNarrow = useIsNarrow()
  const { context } = snapshot
  const [opened, setOpened] = useState<string | null>(null)
  const row = context.rows.find(({ id }) => id === opened)
  const columns = useColumns({ look, context, rows, isNarrow, open: setOpened, rowActions })
  const isLoading = snapshot.matches('loading')
  const isSkeleton = isLoading && rows.length === 0
  /** Previews and empty lists are not sortable by their headers, and phones have none. */
  const isSortable = !isPreview && !isNarrow && snapshot.can({ type: 'sort.change', by: look.dayColumn })
  const shownColumns = useMemo(
    () => (isSortable ? columns : columns.map((column) => ({ ...column, sortable: false }))),
    [columns, isSortable],
  )
  return (
    <>
      {/* On a phone what comes takes the skeleton's place; kept, its footer would move. A table's headers can be pressed: they stay. */}
      <Panel key={String(isNarrow && isSkeleton)} flush {...(footer !== undefined && { footer })}>
        <Table
          caption={caption}
          columns={shownColumns}
          rows={rows}
          rowKey={({ id }) => id}
          inset
          {...(rowActions && !isNarrow && { rowActions, cornerActions: true })}
          isOneLine={!isNarrow}
          isStacked={isNarrow}
          empty={
            isNarrowed(context) ? (
              <EmptyState
                title="Ничего не найдено"
                text={nothingText(context)}
                action={<Button onClick={onReset}>Сбросить</Button>}
              />
            ) : (
              <EmptyState title={look.emptyText} action={firstStep} />
            )
          }
          loading={isSkeleton}
          busy={isLoading && rows.length > 0}
          skeletonRows={isPreview ? context.size : 8}
          sort={context.sort && { column: context.sort.by, direction: context.sort.direction }}
          {...(isSortable && { onSort: (by: string) => send({ type: 'sort.change', by: by as Id }) })}
        />
      </Panel>
      <DetailsDialog
        details={row ? look.details(row) : null}
        actions={row && detailsActions?.(row)}
        onClose={() => setOpened(null)}
      />
    </>
  )
}

export const ListView = <Row extends { id: string }, Id extends string>(props: ListViewProps<Row, Id>) => {
  const { actor, look, isPreview = false, file } = props
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const isNarrow = useIsNarrow()
  const { context } = snapshot
  const { factsOf } = look
  const rows = useMemo(() => visibleRows(context, factsOf), [context, factsOf])
  const part = { actor, snapshot }
  const button = useRef<HTMLButtonElement>(null)
  const download = file && <DownloadPart {...part} file={file} place={button} shown={rows.length} isNarrow={isNarrow} />
  const place = useRef<HTMLDivElement>(null)
  const reset = () => {
    place.current?.focus({ preventScroll: true })
    send({ type: 'filter.reset' })
  }
  return (
    <FlowRoot flow={look.flow} value={snapshot.value}>
      <Stack>
        {!isPreview && canChoose(snapshot) && (
          <div>
            {isNarrow ? (
              <PhoneBar {...part} look={look} shown={rows.length} file={download} />
            ) : (
              <DesktopBar {...part} look={look} file={download} />
            )}
            {file && <FileStatusPart file={file} heir={button} />}
            <FoundPart snapshot={snapshot} shown={rows.length} place={place} onReset={reset} />
          </div>
        )}
        {snapshot.matches('failed') ? (
          <Panel>
            <ErrorState
              title="Не удалось загрузить список"
              text={context.problem}
              action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
            />
          </Panel>
        ) : (
          <RowsPart {...props} snapshot={snapshot} rows={rows} onReset={reset} />
        )}
        {!isPreview && <MorePart {...part} shown={rows.length} />}
      </Stack>
    </FlowRoot>
  )
}
