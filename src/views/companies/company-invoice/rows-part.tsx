import { useLayoutEffect, useMemo, useRef } from 'react'
import { counted } from '../../../domain/texts/plural.ts'
import { isRemovable, isWrong } from '../../../machines/companies/company-invoice/rows.ts'
import {
  denialsOf,
  foldedCount,
  isBusy,
  queueOf,
  rowsOf,
  shownRows,
} from '../../../machines/companies/company-invoice/selectors.ts'
import type { SerialRow } from '../../../machines/companies/serial-row/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAfterPress } from '../../../ui/base/use-after-press.ts'
import { Stack } from '../../../ui/base/stack.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { useDeleteFocus } from '../../../ui/files/use-delete-focus.ts'
import { RowList, type RowListHandle } from '../../../ui/list/row-list.tsx'
import { useSend } from '../../kit/use-send.ts'
import { RowPart } from '../serial-row/row-part.tsx'
import type { RowEvents } from '../serial-row/types.ts'
import { ListPart } from './list-part.tsx'
import { QueuePart } from './queue-part.tsx'
import styles from './rows-part.module.css'
import type { FormProps } from './types.ts'
import { WrongPart } from './wrong-part.tsx'

const FOLDED = { one: 'строка', few: 'строки', many: 'строк' }

const keyOf = ({ id }: SerialRow): string => id
/** The estimated height of a row, in pixels. */
const ROW_HEIGHT = 60

/** The focus goes to a row that a person has added, and to the first one of those that were refused together. */
const useRowsFocus = (rows: readonly SerialRow[], denials: number) => {
  const handle = useRef<RowListHandle>(null)
  const isAdding = useRef(false)
  const before = useRef({ count: rows.length, denials })
  // Before the next key of a scanner.
  useLayoutEffect(() => {
    const { count: countBefore, denials: denialsBefore } = before.current
    before.current = { count: rows.length, denials }
    const wrong = rows.findIndex(isWrong)
    if (denials > denialsBefore && wrong !== -1) handle.current?.focus(wrong)
    else if (rows.length > countBefore && isAdding.current) handle.current?.focus(rows.length - 1)
    isAdding.current = false
  }, [rows, denials])
  const expectRow = () => {
    isAdding.current = true
  }
  return { handle, expectRow }
}

/** «1. Введите серийные номера»: the rows and the queue of their checks (LT02–LT07). */
export const RowsPart = ({ actor, snapshot, files }: FormProps) => {
  const send = useSend(actor)
  const afterPress = useAfterPress()
  const rows = rowsOf(snapshot)
  const shown = shownRows(snapshot)
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { handle, expectRow } = useRowsFocus(shown, denialsOf(snapshot))
  const keepFocus = useDeleteFocus(
    list,
    shown.filter((row) => isRemovable(rows, row)).map(({ id }) => id),
    add,
  )
  const remove = useRef(keepFocus)
  remove.current = keepFocus
  const on = useMemo(
    (): RowEvents => ({
      change: (id, text) => send({ type: 'row.change', id, text }),
      // Its message moves what stands below: not while a press is under way.
      leaveField: (id) => afterPress(() => send({ type: 'row.leave', id })),
      enter: (id) => {
        expectRow()
        send({ type: 'row.enter', id })
      },
      remove: (id) => {
        remove.current(id)
        send({ type: 'row.remove', id })
      },
      check: (id) => send({ type: 'row.check', id }),
      send: (id) => send({ type: 'row.send', id }),
      paste: (text) => send({ type: 'list.paste', text }),
    }),
    // eslint-disable-next-line react/exhaustive-deps
    [send, afterPress],
  )
  const isReadOnly = isBusy(snapshot)
  const folded = foldedCount(snapshot)
  const isQueueHeld = queueOf(snapshot) !== 'running'
  // A row keeps its number while others are hidden.
  const numbers = useMemo(() => (shown === rows ? null : new Map(rows.map(({ id }, at) => [id, at + 1]))), [shown, rows])
  const numberOf = ({ id }: SerialRow, at: number): number => numbers?.get(id) ?? at + 1
  return (
    <Panel title="1. Введите серийные номера">
      <Stack gap="normal">
        <ListPart actor={actor} snapshot={snapshot} files={files} />
        <WrongPart actor={actor} snapshot={snapshot} />
        <RowList
          rows={shown}
          rowKey={keyOf}
          usual={ROW_HEIGHT}
          list={list}
          handle={handle}
          render={(row, at, item) => (
            <RowPart
              row={row}
              number={numberOf(row, at)}
              isRemovable={isRemovable(rows, row)}
              isReadOnly={isReadOnly}
              isQueueHeld={isQueueHeld}
              on={on}
              ref={item?.ref}
              place={item?.index}
              count={item?.count}
            />
          )}
        />
        {folded !== null && folded > 0 && (
          <p className={styles.folded}>
            {shown.length === 0 ? 'Ошибок нет. ' : ''}Свёрнуто {counted(folded, FOLDED)}
          </p>
        )}
      </Stack>
      <div className={styles.foot}>
        <Button
          ref={add}
          variant="ghost"
          disabled={!snapshot.can({ type: 'row.add' })}
          onClick={() => {
            expectRow()
            send({ type: 'row.add' })
          }}
        >
          + Добавить поле
        </Button>
        <QueuePart actor={actor} snapshot={snapshot} />
      </div>
    </Panel>
  )
}
