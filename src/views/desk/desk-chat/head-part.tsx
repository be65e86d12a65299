import type { Actor, SnapshotFrom } from 'xstate'
import type { deskChatMachine } from '../../../machines/desk/desk-chat/machine.ts'
import { isAtHand, isClosed, isMine } from '../../../machines/desk/desk-chat/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { useKeys } from '../../../ui/base/use-keys.ts'
import { useSend } from '../../kit/use-send.ts'
import styles from './desk-chat.module.css'

type Props = { actor: Actor<typeof deskChatMachine>; snapshot: SnapshotFrom<typeof deskChatMachine> }

/** Who answers, in words. */
const stateOf = ({ context }: Props['snapshot']): string => {
  if (isClosed(context)) return 'Закрыта'
  const { takenBy = null } = context.chat ?? {}
  if (takenBy === null) return 'Ждёт ответа'
  return isMine(context) ? 'Ведёте вы' : `Ведёт ${takenBy.name}`
}

/** Who writes, who answers, and what may be done with the conversation. */
export const HeadPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const { context } = snapshot
  const [isFree, closed] = [isAtHand(snapshot), isClosed(context)]
  const [hand, close] = [() => send({ type: 'hand.open' }), () => send({ type: 'close' })]
  useKeys({ KeyT: isFree && !closed ? hand : null, KeyE: isFree && !closed ? close : null })
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h2 className={styles.name}>{context.person?.name ?? 'Удалённая учётная запись'}</h2>
        <span className={styles.state}>{stateOf(snapshot)}</span>
      </div>
      <div className={styles.buttons}>
        {closed ? (
          <Button size="sm" disabled={!isFree} onClick={() => send({ type: 'reopen' })}>
            Открыть снова
          </Button>
        ) : (
          <>
            {!isMine(context) && (
              <Button size="sm" variant="tonal" disabled={!isFree} onClick={() => send({ type: 'take' })}>
                Взять
              </Button>
            )}
            <Button size="sm" disabled={!isFree} onClick={hand}>
              Передать <KeyCap>T</KeyCap>
            </Button>
            <Button size="sm" disabled={!isFree} onClick={close}>
              Закрыть переписку <KeyCap>E</KeyCap>
            </Button>
          </>
        )}
      </div>
    </header>
  )
}
