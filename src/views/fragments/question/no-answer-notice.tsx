import type { ReactNode, Ref } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { ProblemLink } from '../../../ui/actions/problem-link.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { NO_ANSWER } from '../../kit/no-answer-title.ts'
import type { QuestionProps } from './types.ts'

type Props = Pick<QuestionProps<'check' | 'repeat'>, 'send'> & {
  control?: Ref<HTMLButtonElement>
  /** Whom the command is about, where several may wait for their answers: it is in the names of the buttons. */
  about?: string
  /** Another command is being sent: the list stays as it is until then. */
  isCheckDisabled?: boolean
  /** What shows whether it was done; by itself the list. */
  checkLabel?: string
  /** What was sent. */
  children: ReactNode
}

/** Neither done nor refused (C04), above the list whose row the command is about. */
export const NoAnswerNotice = ({
  send,
  control,
  about,
  isCheckDisabled = false,
  checkLabel = 'Обновить список',
  children,
}: Props) => {
  const named = (label: string) => (about === undefined ? {} : { 'aria-label': `${label}: ${about}` })
  return (
    <Notice
      tone="warning"
      live
      title={NO_ANSWER}
      actions={
        <>
          <Button ref={control} size="sm" variant="primary" {...named('Повторить')} onClick={() => send({ type: 'repeat' })}>
            Повторить
          </Button>
          <Button
            ref={control}
            size="sm"
            disabled={isCheckDisabled}
            {...named(checkLabel)}
            onClick={() => send({ type: 'check' })}
          >
            {checkLabel}
          </Button>
          <ProblemLink />
        </>
      }
    >
      {children}
    </Notice>
  )
}
