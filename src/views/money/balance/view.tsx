/** The withdrawal of points to a bank card, and beside it their history (M19; BL01–BL11). */
import { REPEAT } from '../../../domain/texts/silence.ts'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { formatRubles } from '../../../domain/money/money.ts'
import {
  askedOf,
  gateOf,
  isDone,
  isRefused,
  isUnanswered,
  purseOf,
  rightsOf,
  sumSent,
} from '../../../machines/money/balance/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { useSend } from '../../kit/use-send.ts'
import { AddCardView } from '../add-card/view.tsx'
import type { CardFlows } from '../cards/types.ts'
import { RemoveCardView } from '../remove-card/view.tsx'
import { FormPart } from './form-part.tsx'
import { GatePart } from './gate-part.tsx'
import { QuestionPart } from './question-part.tsx'
import { ResultPart } from './result-part.tsx'
import type { BalanceActor, PartProps } from './types.ts'
import { WalletPart } from './wallet-part.tsx'
import styles from './view.module.css'

type Props = {
  actor: BalanceActor
  flows: CardFlows
  /** The unmet conditions of the person's profile. */
  lacks: readonly string[]
  /** The history of points, for people whose INN is approved. */
  history: ReactNode
}

/** The payout may have been accepted (C04). */
const UnansweredPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <NoAnswer
      message={`Ответа нет: неизвестно, принят ли вывод на ${formatRubles(Number(sumSent(snapshot)))}. ${REPEAT}`}
      onRepeat={() => send({ type: 'repeat' })}
    >
      <Button variant="ghost" onClick={() => send({ type: 'check' })}>
        Проверить баланс и историю
      </Button>
    </NoAnswer>
  )
}

const MainPart = ({ actor, snapshot, flows, lacks, history }: PartProps & Omit<Props, 'actor'>) => {
  const gate = gateOf(snapshot)
  const { innApproved, taxLocked } = rightsOf(snapshot)
  // Back from a result: for a screen reader this is a new page, so the heading takes the focus.
  const isBack = askedOf(snapshot) !== null
  const main = (
    <Stack>
      <WalletPart actor={actor} snapshot={snapshot} />
      {gate === null ? (
        <FormPart actor={actor} snapshot={snapshot} flows={flows} />
      ) : (
        <GatePart gate={gate} lacks={lacks} isTaxLocked={taxLocked} limits={purseOf(snapshot)?.limits} />
      )}
    </Stack>
  )
  return (
    <Page title={innApproved ? 'Вывод средств' : 'Вывод средств недоступен'} backHref="/" focus={isBack}>
      {innApproved ? (
        <div className={styles.columns}>
          {main}
          <div>{history}</div>
        </div>
      ) : (
        <div className={styles.one}>{main}</div>
      )}
    </Page>
  )
}

export const BalanceView = ({ actor, flows, lacks, history }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const isResult = isDone(snapshot) || isRefused(snapshot)
  return (
    <>
      <FlowRoot flow="balance" value={snapshot.value}>
        {isResult && <ResultPart actor={actor} snapshot={snapshot} />}
        {isUnanswered(snapshot) && <UnansweredPart actor={actor} snapshot={snapshot} />}
        {!isResult && !isUnanswered(snapshot) && (
          <MainPart actor={actor} snapshot={snapshot} flows={flows} lacks={lacks} history={history} />
        )}
        <QuestionPart actor={actor} snapshot={snapshot} />
      </FlowRoot>
      <AddCardView actor={flows.add} />
      <RemoveCardView actor={flows.remove} />
    </>
  )
}
