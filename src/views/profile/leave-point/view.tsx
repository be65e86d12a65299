/** Out of a point, or out of an application: the question, the result, the unknown result (M10; RP11–RP13). */
import { useSelector } from '@xstate/react'
import { Button } from '../../../ui/actions/button.tsx'
import { QuestionDialog } from '../../fragments/question/question-dialog.tsx'
import { ResultDialog } from '../../fragments/question/result-dialog.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { useSend } from '../../kit/use-send.ts'
import { TEXTS } from './texts.ts'
import type { LeavePointActor } from './types.ts'

type Props = {
  actor: LeavePointActor
  /** The control that has opened the question: it gets the focus when a result is closed and the control is still there. */
  returnTo: () => HTMLElement | null
}

export const LeavePointView = ({ actor, returnTo }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const flow = { snapshot, send }
  const { asked, problem } = snapshot.context
  const texts = TEXTS[asked.way]
  const isDone = snapshot.matches('done')
  return (
    <FlowRoot flow="leavePoint" value={snapshot.value}>
      <QuestionDialog
        {...flow}
        title={texts.question}
        text={texts.warning}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        tone="danger"
      />
      <ResultDialog
        {...flow}
        title={isDone ? texts.done : texts.refused}
        text={isDone ? texts.next : problem}
        returnTo={returnTo}
      />
      {snapshot.matches('unanswered') && (
        <NoAnswer message={texts.unknown} onRepeat={() => send({ type: 'repeat' })}>
          <Button variant="ghost" onClick={() => send({ type: 'check' })}>
            Проверить
          </Button>
        </NoAnswer>
      )}
    </FlowRoot>
  )
}
