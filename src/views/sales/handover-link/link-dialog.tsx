import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { formatInstant } from '../../../domain/dates/dates.ts'
import type { handoverLinkMachine } from '../../../machines/sales/handover-link/machine.ts'
import type { Asked } from '../../../machines/sales/handover-link/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/base/cx.ts'
import { CircleCheck, Clock } from '../../../ui/base/icons.ts'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { QrPicture } from '../../../ui/content/qr-picture.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './link-dialog.module.css'

interface LinkDialogProps {
  snapshot: SnapshotFrom<typeof handoverLinkMachine>
  send: (event: { type: 'close' } | { type: 'retry' } | { type: 'renew' } | ({ type: 'ask' } & Asked)) => void
}

const HOW = 'Покупатель наводит камеру телефона: данные чека уже в форме'

/** The window that the seller turns to the buyer: the code, what has become of it, and what it is for. */
export const LinkDialog = ({ snapshot, send }: LinkDialogProps) => {
  const { asked, link, drawn } = snapshot.context
  const isShowing = snapshot.matches('showing')
  const isOver = snapshot.matches('over')
  const contents = (): ReactNode => {
    if (snapshot.matches('failed'))
      return (
        <ErrorState
          title="Не удалось нарисовать QR-код"
          action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
        />
      )
    if (snapshot.matches('used'))
      return (
        <p className={cx(styles.state, styles.end, styles.done)} role="status">
          <CircleCheck />
          Покупатель зарегистрировал инструмент
        </p>
      )
    if (isOver)
      return (
        <p className={cx(styles.state, styles.end)} role="status">
          <Clock />
          Ссылка больше не действует
        </p>
      )
    if (!isShowing || !drawn || !link) return <SkeletonBlock height="20rem" />
    return (
      <>
        <div className={styles.code}>
          <QrPicture label="QR-код для покупателя" drawn={drawn} />
        </div>
        <p className={styles.state} role="status">
          <Clock />
          Ждём покупателя
        </p>
        <p className={styles.quiet}>Код сработает один раз, до {formatInstant(link.until)}. Новая ссылка заменит эту.</p>
      </>
    )
  }
  const footer = (): ReactNode => {
    if (isShowing && asked)
      return (
        <>
          <Button variant="ghost" onClick={() => send({ type: 'ask', ...asked })}>
            Отменить ссылку
          </Button>
          <Button onClick={() => send({ type: 'renew' })}>Новая ссылка</Button>
        </>
      )
    if (isOver)
      return (
        <Button variant="primary" onClick={() => send({ type: 'renew' })}>
          Новая ссылка
        </Button>
      )
    return (
      snapshot.matches('used') && (
        <Button variant="primary" onClick={() => send({ type: 'close' })}>
          Готово
        </Button>
      )
    )
  }
  return (
    <Dialog
      open={['issuing', 'drawing', 'failed', 'used', 'over'].some((state) => snapshot.value === state) || isShowing}
      onClose={() => send({ type: 'close' })}
      busy={snapshot.matches('issuing')}
      title="Передать покупателю"
      {...(!snapshot.matches('used') && { text: HOW })}
      footer={footer()}
    >
      <div className={styles.give}>
        {asked?.sn && <p className={styles.tool}>{link?.model.name ? `${link.model.name}, ${asked.sn}` : asked.sn}</p>}
        {contents()}
      </div>
    </Dialog>
  )
}
