import type { ReactNode, Ref } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { NO_ANSWER } from '../../kit/no-answer-title.ts'
import type { QuestionProps } from './types.ts'

type Props = Pick<QuestionProps<'check' | 'repeat'>, 'send'> & {
  control?: Ref<HTMLButtonElement>
  /** What was sent. */
  children: ReactNode
}

/** Neither done nor refused (C04), above the list whose row the command is about. */
export const NoAnswerNotice = ({ send, control, children }: Props) => (
  <Notice
    tone="warning"
    live
    title={NO_ANSWER}
    actions={
      <>
        <Button ref={control} size="sm" variant="primary" onClick={() => send({ type: 'repeat' })}>
          Повторить
        </Button>
        <Button ref={control} size="sm" onClick={() => send({ type: 'check' })}>
          Обновить список
        </Button>
      </>
    }
  >
    {children}
  </Notice>
)
