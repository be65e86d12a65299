import { useContext } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { formatInstantDay } from '../../../domain/dates/dates.ts'
import { REVEAL_REASON_WORDS } from '../../../domain/desk/people.ts'
import { innWords, maskedPhone } from '../../../domain/desk/person-words.ts'
import { formatPhone } from '../../../domain/people/phone.ts'
import type { DeskPerson } from '../../../machines/desk/person/types.ts'
import type { revealMachine } from '../../../machines/desk/reveal/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Eye, EyeOff } from '../../../ui/base/icons.ts'
import { TimeLeft } from '../../../ui/base/time-left.tsx'
import { StatusBadge } from '../../../ui/content/status-badge.tsx'
import { ClockContext } from '../../kit/clock-context.ts'
import { useSend } from '../../kit/use-send.ts'
import styles from '../person/person.module.css'

type Props = { actor: Actor<typeof revealMachine>; snapshot: SnapshotFrom<typeof revealMachine>; person: DeskPerson }

const Tags = ({ person: { role, innStatus, isComplete, lock, taxLock } }: { person: DeskPerson }) => {
  const inn = innWords(innStatus)
  return (
    <div className={styles.tags}>
      {role !== '' && <StatusBadge tone="neutral">{role}</StatusBadge>}
      {lock && <StatusBadge tone="danger">Заблокирован</StatusBadge>}
      {taxLock && <StatusBadge tone="danger">Выплаты закрыты</StatusBadge>}
      {inn && <StatusBadge tone={inn.tone}>{inn.text}</StatusBadge>}
      <StatusBadge tone={isComplete ? 'success' : 'progress'}>{isComplete ? 'Профиль полный' : 'Профиль неполный'}</StatusBadge>
    </div>
  )
}

/** Name, masked or whole, and until when it is whole. */
export const HeroPart = ({ actor, snapshot, person }: Props) => {
  const send = useSend(actor)
  const now = useContext(ClockContext)
  const { details, until } = snapshot.context
  const mayAsk = snapshot.matches('masked') && !person.isOwn
  return (
    <>
      <div className={styles.hero}>
        <div>
          <h2 className={styles.name}>{details?.name ?? person.name}</h2>
          <p className={styles.quiet}>
            {details ? formatPhone(details.mobile) : maskedPhone(person.mobileTail)}, в портале с {formatInstantDay(person.since)}
          </p>
          <Tags person={person} />
        </div>
        {snapshot.matches('shown') ? (
          <Button icon={<EyeOff />} onClick={() => send({ type: 'hide' })}>
            Скрыть
          </Button>
        ) : (
          <Button
            icon={<Eye />}
            busy={snapshot.matches('loading')}
            disabled={!mayAsk && !snapshot.matches('loading')}
            onClick={() => send({ type: 'open' })}
          >
            Показать данные
          </Button>
        )}
      </div>
      {person.isOwn && (
        <p className={styles.banner}>
          <EyeOff />
          <span>
            Это ваша учётная запись, или у неё ваши ИНН или карта. Открыть, закрыть и поправить её может другой оператор
          </span>
        </p>
      )}
      {details && (
        <p className={styles.banner}>
          <Eye />
          <span>
            Данные видны вам ещё{' '}
            <strong>
              <TimeLeft until={until} now={now} />
            </strong>
            . В журнал записано: вы, причина «{REVEAL_REASON_WORDS[details.reason]}»
          </span>
        </p>
      )}
    </>
  )
}
