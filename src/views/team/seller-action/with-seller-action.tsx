/** The result screens (AD09, AD13, AD14), and the unknown outcome (C04). */
import { REPEAT } from '../../../domain/texts/silence.ts'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActionKind } from '../../../machines/team/seller-action/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { useSend } from '../../kit/use-send.ts'
import { Question } from './question.tsx'
import type { SellerActionActor } from './types.ts'

const SENT = `Запрос отправлен, но ответ не пришёл. ${REPEAT}`

const REFUSED: Record<ActionKind, string> = {
  assign: 'Не удалось передать права',
  exclude: 'Не удалось исключить продавца',
}

/** The flow's question and results around a screen: a result takes the screen's place. */
export const WithSellerAction = ({ actor, children }: { actor: SellerActionActor; children: ReactNode }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { asked, problem } = snapshot.context
  const kind = asked?.kind ?? 'assign'
  const wayOut = (label: string) => (
    <Button variant="primary" onClick={() => send({ type: 'back' })}>
      {label}
    </Button>
  )
  const screen = () => {
    if (snapshot.matches('handedOver'))
      return (
        <ResultView
          tone="success"
          title="Права переданы"
          message={
            <>
              {asked && <p>Администратор точки теперь {asked.name}</p>}
              <p>Раздел «Продавцы» вам больше не доступен</p>
            </>
          }
          actions={wayOut('На главную')}
        />
      )
    if (snapshot.matches('excluded'))
      return (
        <ResultView
          tone="success"
          title="Продавец исключён"
          message={`${asked?.name ?? ''} больше не продаёт от вашей точки`}
          actions={wayOut('К продавцам')}
        />
      )
    if (snapshot.matches('refused'))
      return <ResultView tone="danger" title={REFUSED[kind]} message={problem} actions={wayOut('Назад')} />
    if (snapshot.matches('unanswered'))
      return (
        <NoAnswer message={SENT} onRepeat={() => send({ type: 'repeat' })}>
          <Button onClick={() => send({ type: 'back' })}>Назад</Button>
        </NoAnswer>
      )
    // The portal is about to open another place: buttons that now fail must not stay until then (A74).
    return snapshot.matches('gone') ? null : children
  }
  return (
    <FlowRoot flow="sellerAction" value={snapshot.value}>
      {screen()}
      <Question actor={actor} />
    </FlowRoot>
  )
}
