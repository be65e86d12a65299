/** The new password was sent (AU37, AU40). The page does not reveal whether the phone has an account (B04). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { formatPhone } from '../../../domain/people/phone.ts'
import type { recoverySuccessMachine } from '../../../machines/account/recovery-success/machine.ts'
import { isSending, isShown, isWaiting, phoneOf, resendOf } from '../../../machines/account/recovery-success/selectors.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { ResendPart } from '../../kit/resend-part.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './view.module.css'

export const RecoverySuccessView = ({ actor }: { actor: Actor<typeof recoverySuccessMachine> }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { until, isSentAgain } = resendOf(snapshot)
  return (
    <FlowRoot flow="recoverySuccess" value={snapshot.value}>
      {isShown(snapshot) ? (
        <ResultView
          tone="success"
          title="Новый пароль отправлен"
          message={
            <>
              Если у номера <span className={styles.phone}>{formatPhone(phoneOf(snapshot))}</span> есть аккаунт, на него придёт
              SMS. Код из SMS — ваш новый пароль: войдите с ним в течение 10 минут. До этого действует прежний
            </>
          }
          actions={
            <>
              <ButtonLink href="/auth/login" variant="primary">
                Войти
              </ButtonLink>
              <div className={styles.again}>
                <ResendPart
                  until={until}
                  isWaiting={isWaiting(snapshot)}
                  isSending={isSending(snapshot)}
                  disabled={false}
                  isSentAgain={isSentAgain}
                  onResend={() => send({ type: 'code.resend' })}
                />
              </div>
            </>
          }
        />
      ) : (
        <PageSkeleton />
      )}
    </FlowRoot>
  )
}
