/** The repeated code request, by the states of src/machines/fragments/resend. */
import { Button } from '../../ui/actions/button.tsx'
import { Countdown } from '../../ui/base/countdown.tsx'
import { RefreshCw } from '../../ui/base/icons.ts'
import styles from './resend-part.module.css'

type Props = {
  /** Epoch milliseconds: the end of the wait. */
  until: number
  isWaiting: boolean
  isSending: boolean
  /** Another request is being sent. */
  disabled: boolean
  /** A new code has been sent from this screen. */
  isSentAgain: boolean
  onResend: () => void
}

export const ResendPart = ({ until, isWaiting, isSending, disabled, isSentAgain, onResend }: Props) => (
  <div className={styles.resend}>
    <span aria-live="polite">{isWaiting && isSentAgain && 'Новый код отправлен. Прежний больше не подойдёт.'}</span>
    {isWaiting ? (
      <span role="timer" className={styles.timer}>
        Отправить код ещё раз можно через <Countdown until={until} />
      </span>
    ) : (
      <Button variant="ghost" icon={<RefreshCw />} busy={isSending} disabled={disabled} onClick={onResend}>
        Отправить код ещё раз
      </Button>
    )}
  </div>
)
