import type { Actor, SnapshotFrom } from 'xstate'
import { VERDICT_WORDS, type CaseVerdict } from '../../../domain/desk/cases.ts'
import { REPEAT } from '../../../domain/texts/silence.ts'
import type { deskCaseMachine } from '../../../machines/desk/desk-case/machine.ts'
import { isBusy, isReasoning } from '../../../machines/desk/desk-case/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { useKeys, type Keys } from '../../../ui/base/use-keys.ts'
import { NoAnswerNotice } from '../../fragments/question/no-answer-notice.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './desk-case.module.css'

type Snapshot = SnapshotFrom<typeof deskCaseMachine>
type Props = { actor: Actor<typeof deskCaseMachine>; snapshot: Snapshot }

const isVerdict = (verdict: string): verdict is CaseVerdict => Object.hasOwn(VERDICT_WORDS, verdict)

/** The first verdict has A, the second R: yes and no, whatever they are called. */
const verdictsOf = ({ context: { view } }: Snapshot): CaseVerdict[] => (view?.verdicts ?? []).filter(isVerdict)

const Ready = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const [yes, no] = verdictsOf(snapshot)
  const busy = isBusy(snapshot)
  const decide = (verdict: CaseVerdict) => send({ type: 'verdict', verdict })
  const keys: Keys = {
    KeyA: yes ? () => decide(yes) : null,
    KeyR: no ? () => decide(no) : null,
    KeyT: () => send({ type: 'hand.open' }),
  }
  useKeys(busy ? {} : keys)
  return (
    <>
      {no && (
        <Button className={styles.no} disabled={busy} onClick={() => decide(no)}>
          {VERDICT_WORDS[no]} <KeyCap>R</KeyCap>
        </Button>
      )}
      {yes && (
        <Button className={styles.yes} variant="primary" busy={busy} onClick={() => decide(yes)}>
          {VERDICT_WORDS[yes]} <KeyCap>A</KeyCap>
        </Button>
      )}
    </>
  )
}

const Reasoning = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const busy = isBusy(snapshot)
  const confirm = () => send({ type: 'reason.confirm' })
  const back = () => send({ type: 'back' })
  useKeys(busy ? {} : { Enter: confirm, NumpadEnter: confirm, Escape: back })
  return (
    <>
      <Button className={styles.other} disabled={busy} onClick={back}>
        Вернуться <KeyCap>Esc</KeyCap>
      </Button>
      <Button
        className={styles.yes}
        variant={snapshot.context.verdict === 'refuse' ? 'danger' : 'primary'}
        busy={busy}
        onClick={confirm}
      >
        {VERDICT_WORDS[snapshot.context.verdict ?? 'refuse']} <KeyCap>↵</KeyCap>
      </Button>
    </>
  )
}

/** What can be done with the row now. */
export const DockPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const contents = () => {
    if (isReasoning(snapshot)) return <Reasoning actor={actor} snapshot={snapshot} />
    if (snapshot.matches('unanswered'))
      return (
        <NoAnswerNotice send={send} checkLabel="Проверить">
          {`Ответа нет: неизвестно, принято ли решение. ${REPEAT}`}
        </NoAnswerNotice>
      )
    if (snapshot.matches('expired'))
      return (
        <Button className={styles.yes} variant="primary" onClick={() => send({ type: 'take' })}>
          Взять снова
        </Button>
      )
    if (snapshot.matches('closed'))
      return (
        <Button className={styles.yes} onClick={() => send({ type: 'take' })}>
          Попробовать взять
        </Button>
      )
    if (snapshot.matches('ready') || snapshot.matches('acting') || snapshot.matches('handing'))
      return <Ready actor={actor} snapshot={snapshot} />
    return null
  }
  return <div className={styles.dock}>{contents()}</div>
}
