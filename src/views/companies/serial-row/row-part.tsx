import { memo, useEffect, useId, useRef, type ReactNode } from 'react'
import { refusals } from '../../../domain/texts/refusals.ts'
import { isRawGs1, RAW_GS1 } from '../../../domain/serials/gs1.ts'
import { isSerialList } from '../../../domain/serials/serial-list.ts'
import { hasFailed, rowState } from '../../../machines/companies/serial-row/row.ts'
import type { RowProblem, RowState, SerialRow } from '../../../machines/companies/serial-row/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { cx } from '../../../ui/base/cx.ts'
import { CircleAlert, CircleCheck, Clock, Trash2 } from '../../../ui/base/icons.ts'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { SerialInput } from '../../kit/serial-input.tsx'
import styles from './row-part.module.css'
import type { RowProps } from './types.ts'

const PROBLEMS: Record<RowProblem, (serial: string) => string> = {
  format: (serial) => (isRawGs1(serial) ? RAW_GS1 : 'Только цифры и точки'),
  duplicate: () => 'Этот номер уже есть в другой строке',
}

type Tone = 'success' | 'danger' | 'muted'

interface Said {
  tone: Tone
  text: string
}

const SAYS: Record<RowState, (message: string | null, isQueueHeld: boolean) => Said | null> = {
  unchecked: () => null,
  checking: (_, isQueueHeld) => ({ tone: 'muted', text: isQueueHeld ? 'Ждёт проверки' : 'Проверяем номер' }),
  available: (message) => ({ tone: 'success', text: message ?? 'Номер есть в базе' }),
  notFound: (message) => ({ tone: 'danger', text: message ?? refusals.notInBase.text }),
  adding: () => ({ tone: 'muted', text: 'Отправляем на ручную проверку' }),
  error: (message) => ({ tone: 'danger', text: message ?? refusals.toolRefused.text }),
  added: () => ({ tone: 'success', text: 'Отправлен на ручную проверку' }),
}

/** What the row says; null while there is nothing to say. */
const saidOf = ({ problem, availability, ...row }: SerialRow, isQueueHeld: boolean): Said | null =>
  problem === null
    ? SAYS[rowState({ problem, availability, ...row })](availability.message, isQueueHeld)
    : { tone: 'danger', text: PROBLEMS[problem](row.serialNumber) }

const SIGNS: Record<Tone, ReactNode> = {
  success: <CircleCheck />,
  danger: <CircleAlert />,
  muted: null,
}

/** The focus of a button that has gone with the press stays on its row. */
const useKeptFocus = (state: RowState) => {
  const field = useRef<HTMLInputElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const hadButton = before.current === 'adding' || before.current === 'error'
    before.current = state
    if (hadButton && document.activeElement === document.body) field.current?.focus()
  }, [state])
  return field
}

/** A serial number with what the server says of it (LT03–LT06, LT21–LT25). */
export const RowPart = memo(({ row, number, isRemovable, isReadOnly, isQueueHeld, on, ref, place, count }: RowProps) => {
  const { id, serialNumber } = row
  const state = rowState(row)
  const said = saidOf(row, isQueueHeld)
  const isFixed = isReadOnly || state === 'added' || state === 'adding'
  const status = useId()
  const field = useKeptFocus(state)
  return (
    <li
      ref={ref}
      className={styles.row}
      data-index={place}
      aria-posinset={place === undefined ? undefined : place + 1}
      aria-setsize={count}
    >
      <div className={styles.field}>
        <SerialInput
          ref={field}
          aria-label={`Серийный номер ${number}`}
          aria-describedby={status}
          {...(said?.tone === 'danger' && { 'aria-invalid': true })}
          placeholder="Введите серийный номер"
          autoComplete="off"
          value={serialNumber}
          readOnly={isFixed}
          onValueChange={(text) => on.change(id, text)}
          onBlur={() => on.leaveField(id)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            if (isFixed || !isSerialList(text)) return
            event.preventDefault()
            on.paste(text)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            on.enter(id)
          }}
        />
        {isRemovable && (
          <IconButton
            label={`Удалить строку ${number}`}
            icon={<Trash2 />}
            disabled={isReadOnly}
            data-delete={id}
            onClick={() => on.remove(id)}
          />
        )}
      </div>
      <div className={cx(styles.said, said && styles[said.tone])}>
        <span id={status} className={styles.words}>
          {state === 'checking' && !isQueueHeld && <Spinner />}
          {state === 'checking' && isQueueHeld && <Clock />}
          {said && SIGNS[said.tone]}
          {said && <span>{said.text}</span>}
        </span>
        {(state === 'notFound' || state === 'adding') && (
          <Button
            size="sm"
            variant="tonal"
            busy={state === 'adding'}
            disabled={isReadOnly && state !== 'adding'}
            aria-label={`Добавить ${serialNumber}`}
            onClick={() => on.send(id)}
          >
            Добавить
          </Button>
        )}
        {state === 'error' && hasFailed(row) && (
          <Button size="sm" disabled={isReadOnly} aria-label={`Проверить ещё раз ${serialNumber}`} onClick={() => on.check(id)}>
            Проверить ещё раз
          </Button>
        )}
      </div>
    </li>
  )
})
