/** A list of people: a table, on a phone rows of two lines; empty, failed, page by page (FM17, FM18, FM20). */
import { useMemo, useState, type ReactNode, type Ref } from 'react'
import type { Seller } from '../../../api/types.ts'
import { counted } from '../../../domain/texts/plural.ts'
import { sellerName } from '../../../domain/people/seller-name.ts'
import type { RosterContext } from '../../../machines/fragments/roster/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { useIsNarrow } from '../../../ui/base/use-media.ts'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { DetailsDialog } from '../list/details-dialog.tsx'
import { rosterColumns } from './columns.tsx'
import { personItems } from './person-items.tsx'
import { PersonRow, type OpensPerson } from './person-row.tsx'
import more from '../list/more-part.module.css'
import styles from './roster-part.module.css'

const PEOPLE = { one: 'человек', few: 'человека', many: 'человек' }

export interface RosterPartProps {
  context: Pick<RosterContext, 'rows' | 'total' | 'next' | 'size' | 'problem'>
  isLoading: boolean
  isFailed: boolean
  isLoadingMore: boolean
  /** Another step is under way: the next page waits. */
  isMoreDisabled?: boolean
  caption: string
  empty: { title: string; text?: string }
  /** The page of a person; without it a press shows everything about them in a window. */
  hrefOf?: (person: Seller) => string
  rowActions?: (person: Seller) => ReactNode
  /** Takes the focus when a row goes with its button. */
  place?: Ref<HTMLDivElement>
  onMore?: (() => void) | undefined
  onRetry: () => void
}

/** How many there are: read aloud when it changes. */
const countOf = ({ rows, total, next }: RosterPartProps['context']): string =>
  next === null || total === null ? `Всего ${counted(rows.length, PEOPLE)}` : `Показано ${rows.length} из ${total}`

type MoreProps = Pick<RosterPartProps, 'context' | 'isLoadingMore' | 'isMoreDisabled' | 'onMore'>

const MorePart = ({ context, isLoadingMore, isMoreDisabled = false, onMore }: MoreProps) =>
  onMore &&
  (context.next !== null || isLoadingMore) && (
    <div className={more.more}>
      {context.problem !== null && (
        <Notice tone="danger" live>
          {context.problem}
        </Notice>
      )}
      <Button variant="tonal" size="lg" busy={isLoadingMore} disabled={isMoreDisabled} onClick={onMore}>
        Показать еще
      </Button>
    </div>
  )

export const RosterPart = (props: RosterPartProps) => {
  const {
    context,
    isLoading,
    isFailed,
    isLoadingMore,
    isMoreDisabled = false,
    caption,
    empty,
    hrefOf,
    rowActions,
    place,
    onMore,
    onRetry,
  } = props
  const { rows } = context
  const isNarrow = useIsNarrow()
  const [opened, setOpened] = useState<string | null>(null)
  const person = rows.find(({ id }) => id === opened)
  const columns = useMemo(() => {
    const opens = (one: Seller): OpensPerson => (hrefOf ? { href: hrefOf(one) } : { onOpen: () => setOpened(one.id) })
    if (!isNarrow) return rosterColumns(opens)
    const cell = (one: Seller) => {
      const actions = rowActions?.(one)
      return (
        <>
          <PersonRow person={one} {...opens(one)} />
          {actions && <div className={styles.third}>{actions}</div>}
        </>
      )
    }
    return [{ id: 'row', header: 'Строка', primary: true, cell }]
  }, [isNarrow, hrefOf, rowActions])
  if (isFailed)
    return (
      <Panel>
        <ErrorState
          title="Не удалось загрузить список"
          text={context.problem}
          action={<Button onClick={onRetry}>Повторить</Button>}
        />
      </Panel>
    )
  return (
    <div ref={place} {...(place && { tabIndex: -1 })} className={styles.place}>
      <Stack>
        <VisuallyHidden>
          <span role="status">{!isLoading && rows.length > 0 && countOf(context)}</span>
        </VisuallyHidden>
        <Panel flush>
          <Table
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            inset
            {...(rowActions && !isNarrow && { rowActions })}
            isOneLine={!isNarrow}
            isStacked={isNarrow}
            empty={<EmptyState {...empty} />}
            loading={isLoading && rows.length === 0}
            busy={isLoading && rows.length > 0}
            skeletonRows={Math.min(context.size, 8)}
          />
        </Panel>
        <MorePart context={context} isLoadingMore={isLoadingMore} isMoreDisabled={isMoreDisabled} onMore={onMore} />
      </Stack>
      <DetailsDialog
        details={person ? { title: sellerName(person), items: personItems(person) } : null}
        onClose={() => setOpened(null)}
      />
    </div>
  )
}
