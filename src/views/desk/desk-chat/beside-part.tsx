import { formatInstant } from '../../../domain/dates/dates.ts'
import { payoutWords } from '../../../domain/money/payout-words.ts'
import { taxStatusText } from '../../../domain/people/role-texts.ts'
import { saleStatusLabel, saleStatusTone } from '../../../domain/sales/sale-status.ts'
import type { ChatPerson, ChatReport, ChatSubject } from '../../../machines/desk/desk-chat/types.ts'
import { Link } from '../../../ui/actions/link.tsx'
import { Badge } from '../../../ui/content/badge.tsx'
import { StatusBadge, type StatusTone } from '../../../ui/content/status-badge.tsx'
import { ReportsList } from '../../fragments/reports/reports-list.tsx'
import styles from './desk-chat.module.css'

/** What matters about the person: the worst last, where it is read. */
const marksOf = ({ taxStatus, isLocked, isTaxLocked }: ChatPerson): { text: string; tone: StatusTone }[] => {
  const tax = taxStatusText(taxStatus)
  return [
    ...(tax === null ? [] : [{ text: tax, tone: taxStatus === 'ACCEPTED' ? 'success' : 'progress' } as const]),
    ...(taxStatus === 'REFUSED' ? [{ text: 'ИНН отклонён', tone: 'danger' } as const] : []),
    ...(isTaxLocked ? [{ text: 'Вывод закрыт', tone: 'danger' } as const] : []),
    ...(isLocked ? [{ text: 'Заблокирован', tone: 'danger' } as const] : []),
  ]
}

/** A payout's words do not need the times that the person sees. */
const payoutState = (step: string): string =>
  payoutWords({ step, until: null, isOverdue: false, endedAt: null, reason: null }).state

const PAYOUT_TONES: Readonly<Record<string, StatusTone>> = { settled: 'success', returned: 'danger' }

const stateOf = ({ kind, status }: ChatSubject): { text: string; tone: StatusTone } => {
  if (kind === 'payout') return { text: payoutState(status), tone: PAYOUT_TONES[status] ?? 'progress' }
  // The desk reads a failure as such, on both sides.
  return { text: saleStatusLabel(status, 'seller'), tone: saleStatusTone(status, 'seller') }
}

const Subject = ({ subject }: { subject: ChatSubject }) => {
  const { text, tone } = stateOf(subject)
  return (
    <li className={styles.subject}>
      <strong>{subject.model ?? subject.title}</strong>
      {subject.model !== null && <span className={styles.quiet}>{subject.title}</span>}
      <StatusBadge tone={tone}>{text}</StatusBadge>
      <time className={styles.quiet} dateTime={subject.at}>
        {formatInstant(subject.at)}
      </time>
    </li>
  )
}

interface Props {
  person: ChatPerson | null
  subjects: readonly ChatSubject[]
  reports: readonly ChatReport[]
}

/** The state of the person, and of the rows that are spoken of; the phone is masked. */
export const BesidePart = ({ person, subjects, reports }: Props) => (
  <aside className={styles.beside} aria-label="О ком и о чём разговор" tabIndex={0}>
    {person && (
      <section className={styles.panel} aria-label="Кто пишет">
        <strong className={styles.name}>
          <Link quiet href={`/desk/people/${person.id}`}>
            {person.name}
          </Link>
        </strong>
        <span className={styles.quiet}>{`+7 ••• •••-••-${person.mobileTail}`}</span>
        {person.point !== null && <span className={styles.quiet}>{person.point}</span>}
        <ul className={styles.marks}>
          <li>
            <Badge>{person.role}</Badge>
          </li>
          {marksOf(person).map(({ text, tone }) => (
            <li key={text}>
              <StatusBadge tone={tone}>{text}</StatusBadge>
            </li>
          ))}
        </ul>
      </section>
    )}
    <section className={styles.panel} aria-labelledby="chat-subjects">
      <h3 id="chat-subjects" className={styles.subtitle}>
        О чём пишет
      </h3>
      {subjects.length === 0 ? (
        <p className={styles.quiet}>Строка не названа</p>
      ) : (
        <ul className={styles.subjects}>
          {subjects.map((subject) => (
            <Subject key={subject.id} subject={subject} />
          ))}
        </ul>
      )}
    </section>
    {reports.length > 0 && (
      <section className={styles.panel} aria-labelledby="chat-reports">
        <h3 id="chat-reports" className={styles.subtitle}>
          Сообщения о проблемах
        </h3>
        <ReportsList reports={reports} />
      </section>
    )}
  </aside>
)
