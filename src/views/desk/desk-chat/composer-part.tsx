import { useState } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { READY_ANSWERS } from '../../../domain/desk/ready-answers.ts'
import { REPEAT } from '../../../domain/texts/silence.ts'
import type { deskChatMachine } from '../../../machines/desk/desk-chat/machine.ts'
import { isAtHand } from '../../../machines/desk/desk-chat/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { useKeys } from '../../../ui/base/use-keys.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { NoAnswerNotice } from '../../fragments/question/no-answer-notice.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './desk-chat.module.css'

type Props = { actor: Actor<typeof deskChatMachine>; snapshot: SnapshotFrom<typeof deskChatMachine> }

const Unanswered = ({ actor }: Pick<Props, 'actor'>) => (
  <NoAnswerNotice send={useSend(actor)} checkLabel="Проверить">
    {`Ответа нет: неизвестно, выполнено ли. ${REPEAT}`}
  </NoAnswerNotice>
)

/** Ready answers by digit, which fill the field, and the answer itself. */
const Answer = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const [field, setField] = useState<HTMLTextAreaElement | null>(null)
  const { text, problem } = snapshot.context
  const isFree = isAtHand(snapshot)
  const pick = (at: number) => {
    send({ type: 'ready.pick', at })
    field?.focus()
  }
  const keys = READY_ANSWERS.map((_, at) => [`Digit${at + 1}`, isFree ? () => pick(at) : null] as const)
  useKeys(Object.fromEntries(keys))
  const answer = () => {
    if (text.trim() !== '') send({ type: 'answer' })
  }
  return (
    <>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <div role="group" aria-label="Готовые ответы" className={styles.ready}>
        {READY_ANSWERS.map(({ title }, at) => (
          <Button key={title} size="sm" disabled={!isFree} onClick={() => pick(at)}>
            <KeyCap>{String(at + 1)}</KeyCap> {title}
          </Button>
        ))}
      </div>
      <div className={styles.writing}>
        <Field label="Ответ" hint="Enter отправляет, Shift+Enter начинает новую строку">
          <TextArea
            ref={setField}
            value={text}
            verbatim
            readOnly={!isFree}
            onValueChange={(typed) => send({ type: 'text.change', text: typed })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || !isFree) return
              event.preventDefault()
              answer()
            }}
          />
        </Field>
        <Button variant="primary" busy={snapshot.matches('acting')} disabled={text.trim() === ''} onClick={answer}>
          Ответить
        </Button>
      </div>
    </>
  )
}

export const ComposerPart = ({ actor, snapshot }: Props) => (
  <div className={styles.composer}>
    {snapshot.matches('unanswered') ? <Unanswered actor={actor} /> : <Answer actor={actor} snapshot={snapshot} />}
  </div>
)
