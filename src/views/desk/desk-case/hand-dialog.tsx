import type { Actor, SnapshotFrom } from 'xstate'
import type { deskCaseMachine } from '../../../machines/desk/desk-case/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './desk-case.module.css'

type Props = { actor: Actor<typeof deskCaseMachine>; snapshot: SnapshotFrom<typeof deskCaseMachine> }

/** To whom the row is handed over. */
export const HandDialog = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const { colleagues, problem } = snapshot.context
  const contents = () => {
    if (snapshot.matches({ handing: 'failed' }))
      return (
        <ErrorState
          title="Операторы не загрузились"
          text={problem}
          action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
        />
      )
    if (snapshot.matches({ handing: 'loading' })) return <SkeletonBlock height="6rem" />
    if (colleagues.length === 0) return <p>Других операторов нет</p>
    return (
      <ul className={styles.reasons}>
        {colleagues.map((operator) => (
          <li key={operator.id}>
            <button type="button" className={styles.reason} onClick={() => send({ type: 'hand.choose', operator })}>
              {operator.name}
            </button>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <Dialog
      open={snapshot.matches('handing')}
      onClose={() => send({ type: 'back' })}
      title="Кому передать"
      text="Строка будет за этим оператором десять минут"
    >
      {contents()}
    </Dialog>
  )
}
