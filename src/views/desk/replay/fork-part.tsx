import type { SnapshotFrom } from 'xstate'
import type { replayMachine } from '../../../machines/desk/replay/machine.ts'
import { callWords } from '../../../machines/desk/replay/selectors.ts'
import type { ReplayEvent } from '../../../machines/desk/replay/types.ts'
import type { Unstamped } from '../../../machines/kit/stamp.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { keysOf } from './outcome-keys.ts'
import styles from './replay.module.css'

interface Props {
  snapshot: SnapshotFrom<typeof replayMachine>
  send: (event: Unstamped<ReplayEvent>) => void
}

/** «Отсюда иначе»: the operator goes on by hand, and says what the server answers. */
export const ForkPart = ({ snapshot, send }: Props) => {
  const { context } = snapshot
  const { calls, chosen } = context
  if (calls.length === 0)
    return (
      <div className={styles.fork}>
        <h2 className={styles.subtitle}>Дальше ведёте вы</h2>
        <p>Нажимайте и вводите на экране портала. Когда он обратится к серверу, ответ выберете здесь</p>
      </div>
    )
  const keys = keysOf(calls)
  return (
    <div className={styles.fork}>
      <h2 className={styles.subtitle}>Что ответил бы сервер?</h2>
      <p>Портал ждёт. Выберите ответ, и экран пойдёт дальше сам</p>
      {calls.map((asked) => (
        <RadioGroup
          key={asked.call}
          label={callWords(context, asked)}
          options={asked.outcomes.map(({ id, label }) => ({
            value: id,
            label: (
              <>
                {keys.has(`${asked.call} ${id}`) && <KeyCap>{keys.get(`${asked.call} ${id}`) ?? ''}</KeyCap>} {label}
              </>
            ),
          }))}
          value={chosen?.call === asked.call ? chosen.outcome : null}
          onValueChange={(outcome) => send({ type: 'outcome.choose', call: asked.call, outcome })}
        />
      ))}
      <Button variant="primary" wide disabled={chosen === null} onClick={() => send({ type: 'answer' })}>
        Ответить<KeyCap>↵</KeyCap>
      </Button>
    </div>
  )
}
