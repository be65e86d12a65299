import type { PayloadOf } from '../../../api/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './hand-dialog.module.css'

type Colleague = PayloadOf<'listDeskOperators'>[number]

interface Props {
  /** Where the question stands; null while nobody asks. */
  state: 'loading' | 'failed' | 'choosing' | null
  colleagues: readonly Colleague[]
  problem: string | null
  /** What the other operator gets. */
  text: string
  onChoose: (operator: Colleague) => void
  onRetry: () => void
  onClose: () => void
}

/** To whom a row or a conversation is handed over. */
export const HandDialog = ({ state, colleagues, problem, text, onChoose, onRetry, onClose }: Props) => {
  const contents = () => {
    if (state === 'failed')
      return <ErrorState title="Операторы не загрузились" text={problem} action={<Button onClick={onRetry}>Повторить</Button>} />
    if (state === 'loading') return <SkeletonBlock height="6rem" />
    if (colleagues.length === 0) return <p>Других операторов нет</p>
    return (
      <ul className={styles.operators}>
        {colleagues.map((operator) => (
          <li key={operator.id}>
            <button type="button" className={styles.operator} onClick={() => onChoose(operator)}>
              {operator.name}
            </button>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <Dialog open={state !== null} onClose={onClose} title="Кому передать" text={text}>
      {contents()}
    </Dialog>
  )
}
