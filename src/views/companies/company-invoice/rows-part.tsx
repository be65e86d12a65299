import { useEffect, useMemo, useRef } from 'react'
import { isRemovable } from '../../../machines/companies/company-invoice/rows.ts'
import { denialsOf, isBusy, queueOf, rowsOf } from '../../../machines/companies/company-invoice/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAfterPress } from '../../../ui/base/use-after-press.ts'
import { Panel } from '../../../ui/content/panel.tsx'
import { useDeleteFocus } from '../../../ui/files/use-delete-focus.ts'
import { useSend } from '../../kit/use-send.ts'
import { RowPart } from '../serial-row/row-part.tsx'
import type { RowEvents } from '../serial-row/types.ts'
import { QueuePart } from './queue-part.tsx'
import styles from './rows-part.module.css'
import type { PartProps } from './types.ts'

/** The focus goes to a row that a person has added, and to the first one of those that were refused together. */
const useRowsFocus = (count: number, denials: number) => {
  const list = useRef<HTMLUListElement>(null)
  const isAdding = useRef(false)
  const before = useRef({ count, denials })
  useEffect(() => {
    const { count: countBefore, denials: denialsBefore } = before.current
    before.current = { count, denials }
    const fields = list.current?.querySelectorAll<HTMLElement>('input') ?? []
    if (denials > denialsBefore) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    else if (count > countBefore && isAdding.current) fields[fields.length - 1]?.focus()
    isAdding.current = false
  }, [count, denials])
  const expectRow = () => {
    isAdding.current = true
  }
  return { list, expectRow }
}

/** «1. Введите серийные номера»: the rows and the queue of their checks (LT02–LT07). */
export const RowsPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const afterPress = useAfterPress()
  const rows = rowsOf(snapshot)
  const add = useRef<HTMLButtonElement>(null)
  const { list, expectRow } = useRowsFocus(rows.length, denialsOf(snapshot))
  const keepFocus = useDeleteFocus(
    list,
    rows.filter((row) => isRemovable(rows, row)).map(({ id }) => id),
    add,
  )
  const remove = useRef(keepFocus)
  remove.current = keepFocus
  const on = useMemo(
    (): RowEvents => ({
      change: (id, text) => send({ type: 'row.change', id, text }),
      // Its message moves what stands below: not while a press is under way.
      leave: (id) => afterPress(() => send({ type: 'row.leave', id })),
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
    }),
    // eslint-disable-next-line react/exhaustive-deps
    [send, afterPress],
  )
  const isReadOnly = isBusy(snapshot)
  const isQueueHeld = queueOf(snapshot) !== 'running'
  return (
    <Panel title="1. Введите серийные номера">
      <ul ref={list} className={styles.rows}>
        {rows.map((row, at) => (
          <RowPart
            key={row.id}
            row={row}
            number={at + 1}
            isRemovable={isRemovable(rows, row)}
            isReadOnly={isReadOnly}
            isQueueHeld={isQueueHeld}
            on={on}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button
          ref={add}
          variant="ghost"
          disabled={isReadOnly}
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
