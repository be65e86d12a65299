import type { Actor, SnapshotFrom } from 'xstate'
import { CASE_KINDS, countedWords, QUEUE_TITLES } from '../../../domain/desk/cases.ts'
import type { queueMachine } from '../../../machines/desk/queue/machine.ts'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './queue.module.css'

type Props = { actor: Actor<typeof queueMachine>; snapshot: SnapshotFrom<typeof queueMachine> }

/** What waits, by kind; how many of them are late stands in the name too. */
export const KindsPart = ({ actor, snapshot: { context } }: Props) => {
  const send = useSend(actor)
  const counts = new Map(context.queues.map((queue) => [queue.kind as string, queue]))
  return (
    <ul className={styles.kinds} aria-label="Что ждёт">
      {CASE_KINDS.map((kind) => {
        const queue = counts.get(kind)
        const late = queue?.late ?? 0
        return (
          <li key={kind}>
            <button
              type="button"
              className={styles.kind}
              aria-pressed={kind === context.kind}
              aria-disabled={kind === context.kind}
              onClick={() => {
                if (kind !== context.kind) send({ type: 'kind.choose', kind })
              }}
            >
              <span>{QUEUE_TITLES[kind]}</span>
              {queue && (
                <span className={styles.count} data-late={late > 0 || undefined}>
                  {countedWords(queue.count)}
                  {late > 0 && <VisuallyHidden>, просрочено {countedWords(late)}</VisuallyHidden>}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
