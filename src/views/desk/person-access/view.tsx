/** What may be done to a person's access: each with a question and a reason; the lock stands last and is outlined red (C07). */
import { useSelector } from '@xstate/react'
import type { Actor, SnapshotFrom } from 'xstate'
import { formatInstant } from '../../../domain/dates/dates.ts'
import { DEED_RESULT, DEED_WORDS, type PersonDeed } from '../../../domain/desk/person-deeds.ts'
import { REPEAT } from '../../../domain/texts/silence.ts'
import type { personAccessMachine } from '../../../machines/desk/person-access/machine.ts'
import { reasonOf, reasonsOf } from '../../../machines/desk/person-access/selectors.ts'
import type { DeskPerson } from '../../../machines/desk/person/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CreditCard, LockKeyhole, LogOut } from '../../../ui/base/icons.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { NoAnswerDialog } from '../../fragments/question/no-answer-dialog.tsx'
import { ReasonPart } from '../../fragments/reason/reason-part.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './person-access.module.css'

type AccessActor = Actor<typeof personAccessMachine>
type Limited = NonNullable<DeskPerson['lock']>

/** «Заблокирован 25.11.2026 09:33, Петрова М.: чужие чеки» */
const Limit = ({ what, limited: { at, by, reason } }: { what: string; limited: Limited }) => (
  <p className={styles.limited}>
    {[[what, at && formatInstant(at)].filter(Boolean).join(' '), by].filter(Boolean).join(', ')}
    {reason !== null && `: ${reason}`}
  </p>
)

/** Deeds that take something away. */
const HARD: ReadonlySet<PersonDeed> = new Set(['endSessions', 'taxLock', 'lock'])

const QuestionPart = ({ actor, snapshot }: { actor: AccessActor; snapshot: SnapshotFrom<typeof personAccessMachine> }) => {
  const send = useSend(actor)
  const { context } = snapshot
  const busy = snapshot.hasTag('busy')
  const deed = context.asked?.deed ?? 'endSessions'
  const keep = () => send({ type: 'keep' })
  return (
    <Dialog
      open={snapshot.matches('asking') || busy}
      busy={busy}
      onClose={keep}
      title={`${DEED_WORDS[deed]}?`}
      text={DEED_RESULT[deed]}
      footer={
        <>
          <Button disabled={busy} onClick={keep}>
            Отмена
          </Button>
          <Button variant={HARD.has(deed) ? 'danger' : 'primary'} busy={busy} onClick={() => send({ type: 'confirm' })}>
            {DEED_WORDS[deed]}
          </Button>
        </>
      }
    >
      {context.problem !== null && (
        <Notice tone="danger" live>
          {context.problem}
        </Notice>
      )}
      <ReasonPart
        send={send}
        context={context}
        reasons={reasonsOf(context)}
        reason={reasonOf(context)}
        isReadOnly={busy}
        hint="Останется в журнале, человек её не увидит"
      />
    </Dialog>
  )
}

export const PersonAccessView = ({ actor, person }: { actor: AccessActor; person: DeskPerson }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { lock, taxLock, isOwn } = person
  const isClosed = isOwn || !snapshot.matches('idle')
  const ask = (deed: PersonDeed) => ({
    wide: true,
    size: 'sm' as const,
    disabled: isClosed,
    onClick: () => send({ type: 'ask', deed }),
    children: DEED_WORDS[deed],
  })
  return (
    <FlowRoot flow="personAccess" value={snapshot.value}>
      <Panel title="Доступ">
        {lock && <Limit what="Заблокирован" limited={lock} />}
        {taxLock && <Limit what="Выплаты закрыты" limited={taxLock} />}
        <div className={styles.deeds}>
          <Button icon={<LogOut />} {...ask('endSessions')} />
          <Button icon={<CreditCard />} {...ask(taxLock ? 'taxUnlock' : 'taxLock')} />
          <Button icon={<LockKeyhole />} className={lock ? undefined : styles.lock} {...ask(lock ? 'unlock' : 'lock')} />
        </div>
      </Panel>
      <QuestionPart actor={actor} snapshot={snapshot} />
      <NoAnswerDialog
        snapshot={snapshot}
        send={send}
        checkLabel="Проверить"
        text={`Ответа нет: неизвестно, выполнено ли. ${REPEAT}`}
      />
    </FlowRoot>
  )
}
