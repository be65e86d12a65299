/** The person's points, and the entry that corrects them (C07). */
import { useSelector } from '@xstate/react'
import { useContext } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { correctedToday, needsSecond } from '../../../domain/desk/correction.ts'
import { SECOND_ABOVE } from '../../../domain/desk/people.ts'
import { formatPoints, formatRubles } from '../../../domain/money/money.ts'
import { REPEAT } from '../../../domain/texts/silence.ts'
import { pointsOf } from '../../../machines/desk/correction/form.ts'
import type { correctionMachine } from '../../../machines/desk/correction/machine.ts'
import type { DeskPerson } from '../../../machines/desk/person/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Plus } from '../../../ui/base/icons.ts'
import { Panel } from '../../../ui/content/panel.tsx'
import { NoAnswerDialog } from '../../fragments/question/no-answer-dialog.tsx'
import { ResultDialog } from '../../fragments/question/result-dialog.tsx'
import { ClockContext } from '../../kit/clock-context.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { FormDialog } from './form-dialog.tsx'
import styles from './correction.module.css'

type CorrectionActor = Actor<typeof correctionMachine>

/** «в пути +3 300, выведено в этом году 1 500 ₽ из 4 000 ₽» */
const restOf = ({ held, expected, paidThisYear, perYear }: DeskPerson['points']): string =>
  [
    expected > 0 ? `в пути ${formatPoints(expected, 'signed')}` : '',
    held > 0 ? `удержано выводами ${formatPoints(held)}` : '',
    `выведено в этом году ${formatRubles(paidThisYear)}${perYear === null ? '' : ` из ${formatRubles(perYear)}`}`,
  ]
    .filter(Boolean)
    .join(', ')

const Result = ({ actor, snapshot }: { actor: CorrectionActor; snapshot: SnapshotFrom<typeof correctionMachine> }) => {
  const isWaiting = snapshot.context.outcome === 'waiting'
  return (
    <ResultDialog
      snapshot={snapshot}
      send={useSend(actor)}
      title={isWaiting ? 'Ждёт второго оператора' : 'Записано'}
      text={
        isWaiting
          ? 'Баллы пока не изменились. Другой оператор решит в очереди «Поправки»'
          : 'Баллы изменились. Человек увидит запись и причину в истории'
      }
    />
  )
}

export const CorrectionView = ({ actor, person }: { actor: CorrectionActor; person: DeskPerson }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const now = useContext(ClockContext)
  const { points, corrections, isOwn } = person
  const today = correctedToday(corrections, now())
  return (
    <FlowRoot flow="correction" value={snapshot.value}>
      <Panel
        title="Баллы"
        footer={
          <div className={styles.foot}>
            <Button
              wide
              size="sm"
              icon={<Plus />}
              disabled={isOwn || !snapshot.matches('closed')}
              onClick={() => send({ type: 'open', standing: { free: points.free, today } })}
            >
              Поправить записью
            </Button>
            <p className={styles.quiet}>Больше {formatPoints(SECOND_ABOVE)} баллов за сутки — с согласия второго оператора</p>
          </div>
        }
      >
        <p className={styles.sum}>{formatPoints(points.free)}</p>
        <p className={styles.quiet}>{restOf(points)}</p>
      </Panel>
      <FormDialog actor={actor} snapshot={snapshot} isSecondNeeded={needsSecond(Math.abs(pointsOf(snapshot.context)), today)} />
      <Result actor={actor} snapshot={snapshot} />
      <NoAnswerDialog
        snapshot={snapshot}
        send={send}
        checkLabel="Проверить"
        text={`Ответа нет: неизвестно, записана ли поправка. ${REPEAT}`}
      />
    </FlowRoot>
  )
}
