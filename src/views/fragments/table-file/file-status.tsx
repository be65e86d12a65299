import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { counted } from '../../../domain/texts/plural.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/base/cx.ts'
import { useFocusHeir } from '../../../ui/base/use-focus-heir.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './file-status.module.css'
import type { TableFileActor } from './types.ts'

const ROWS = { one: 'строка', few: 'строки', many: 'строк' }

interface Props<Request> {
  actor: TableFileActor<Request>
  /** The button that asks for the file: it takes the focus of a button that goes. */
  heir: RefObject<HTMLButtonElement | null>
}

/** What becomes of the file: how far it is, that it is there, or why not. */
export const FileStatus = <Request,>({ actor, heir }: Props<Request>) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const control = useFocusHeir<HTMLButtonElement>(() => heir.current)
  const { file, rows, problem } = snapshot.context
  const isPreparing = snapshot.matches('preparing')
  const name = `«${file?.name}»`
  return (
    <div className={cx(!snapshot.matches('idle') && styles.place)}>
      <div className={styles.status}>
        {/* Told once: a number that is read aloud at every change drowns out everything else. */}
        <span role="status" className={styles.told}>
          {isPreparing && `Готовим файл ${name}`}
          {snapshot.matches('saved') && `Файл ${name} скачан: ${counted(rows, ROWS)}`}
          {snapshot.matches('cancelled') && 'Скачивание отменено'}
        </span>
        {isPreparing && (
          <>
            {rows > 0 && <span className={styles.rows}>{counted(rows, ROWS)}</span>}
            <Button ref={control} size="sm" variant="ghost" onClick={() => send({ type: 'cancel' })}>
              Отменить
            </Button>
          </>
        )}
      </div>
      {snapshot.matches('failed') && (
        <Notice
          tone="danger"
          live
          title={`Файл ${name} не скачан`}
          actions={
            <Button ref={control} size="sm" onClick={() => send({ type: 'retry' })}>
              Повторить
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
    </div>
  )
}
