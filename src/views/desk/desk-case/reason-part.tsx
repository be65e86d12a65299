import { useState } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { REASONS, VERDICT_WORDS } from '../../../domain/desk/cases.ts'
import type { deskCaseMachine } from '../../../machines/desk/desk-case/machine.ts'
import { isBusy, reasonIn, reasonProblemIn } from '../../../machines/desk/desk-case/selectors.ts'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { useKeys } from '../../../ui/base/use-keys.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './desk-case.module.css'

type Props = { actor: Actor<typeof deskCaseMachine>; snapshot: SnapshotFrom<typeof deskCaseMachine> }

/** Payouts, findings and corrections: what is written stays among operators. */
const UNREAD: ReadonlySet<string> = new Set(['payout', 'finding', 'correction'])

/** Reasons by digit, own words, and what the person will read. */
export const ReasonPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const [words, setWords] = useState<HTMLTextAreaElement | null>(null)
  const { kind, picked, words: typed, verdict, problem } = snapshot.context
  const reasons = REASONS[kind]
  const isClosed = isBusy(snapshot)
  const reason = reasonIn(snapshot)
  const choose = (at: number | null) => {
    send({ type: 'reason.pick', at })
    if (at === null) words?.focus()
  }
  const keys = reasons.map((_, at) => [`Digit${at + 1}`, isClosed ? null : () => choose(at)] as const)
  useKeys({ ...Object.fromEntries(keys), [`Digit${reasons.length + 1}`]: isClosed ? null : () => choose(null) })
  return (
    <>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <div role="group" aria-label={verdict === 'refuse' ? 'Причина отказа' : 'Причина'}>
        <h3 className={styles.subtitle}>
          {verdict === 'refuse' ? 'Причина отказа' : `Причина: ${VERDICT_WORDS[verdict ?? 'refuse'].toLowerCase()}`}
        </h3>
        <ul className={styles.reasons}>
          {[...reasons, 'Своими словами'].map((text, at) => {
            const place = at < reasons.length ? at : null
            return (
              <li key={text}>
                <button
                  type="button"
                  className={styles.reason}
                  aria-pressed={picked === place}
                  disabled={isClosed}
                  onClick={() => choose(place)}
                >
                  <KeyCap>{String(at + 1)}</KeyCap>
                  {text}
                </button>
              </li>
            )
          })}
        </ul>
      </div>
      <Field
        label={picked === null ? 'Причина своими словами' : 'Добавить от себя'}
        hint="Без имён, телефонов и данных налоговой службы"
        error={reasonProblemIn(snapshot)}
      >
        <TextArea
          ref={setWords}
          value={typed}
          readOnly={isClosed}
          onValueChange={(text) => send({ type: 'reason.change', words: text })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey) {
              event.preventDefault()
              send({ type: 'reason.confirm' })
            } else if (event.key === 'Escape') send({ type: 'back' })
          }}
        />
      </Field>
      {reason !== '' && (
        <div className={styles.preview}>
          <span className={styles.quiet}>
            {UNREAD.has(kind) ? 'Останется в журнале' : 'Человек увидит в строке и в уведомлении'}
          </span>
          <p>{reason}</p>
        </div>
      )}
    </>
  )
}
