import { formatInstant } from '../../../domain/dates/dates.ts'
import { auditEventWords, auditReasonWords } from '../../../domain/desk/audit-words.ts'
import { QUEUE_TITLES } from '../../../domain/desk/cases.ts'
import { correctionWords } from '../../../domain/desk/person-words.ts'
import { formatPoints } from '../../../domain/money/money.ts'
import { saleStatusLabel, saleStatusSign, saleStatusTone } from '../../../domain/sales/sale-status.ts'
import type { DeskPerson } from '../../../machines/desk/person/types.ts'
import { Link } from '../../../ui/actions/link.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { StatusWord } from '../../../ui/content/status-word.tsx'
import { ReportsList } from '../../fragments/reports/reports-list.tsx'
import styles from './person.module.css'

type Tool = DeskPerson['tools'][number]

const ToolLine = ({ tool: { title, sn, status, side, atDesk } }: { tool: Tool }) => {
  const reader = side === 'seller' ? 'seller' : 'customer'
  return (
    <li>
      <span className={styles.what}>
        <span>{title}</span>
        <span className={styles.quiet}>
          {sn}, {side === 'seller' ? 'продажа' : 'покупка'}
        </span>
      </span>
      <span className={styles.what}>
        <StatusWord tone={saleStatusTone(status, reader)} sign={saleStatusSign(status, reader)}>
          {saleStatusLabel(status, reader)}
        </StatusWord>
        {atDesk && <Link href="/desk/queue?kind=tool">В очереди</Link>}
      </span>
    </li>
  )
}

/** What the person has sold, bought and waits for. */
export const WorkPart = ({ person: { tools, cases, reports, corrections } }: { person: DeskPerson }) => (
  <>
    <Panel title="Последние продажи и покупки">
      {tools.length === 0 ? (
        <p className={styles.quiet}>Ничего не зарегистрировано</p>
      ) : (
        <ul className={styles.list}>
          {tools.map((tool) => (
            <ToolLine key={`${tool.side} ${tool.id}`} tool={tool} />
          ))}
        </ul>
      )}
    </Panel>
    {cases.length > 0 && (
      <Panel title="Ждёт решения">
        <ul className={styles.list}>
          {cases.map(({ kind, id, title, since }) => (
            <li key={`${kind} ${id}`}>
              <span className={styles.what}>
                <span>{title}</span>
                <span className={styles.quiet}>с {formatInstant(since)}</span>
              </span>
              <Link href={`/desk/queue?kind=${kind}`}>{QUEUE_TITLES[kind] ?? 'Очередь'}</Link>
            </li>
          ))}
        </ul>
      </Panel>
    )}
    {reports.length > 0 && (
      <Panel title="Сообщения о проблемах">
        <ReportsList reports={reports} />
      </Panel>
    )}
    {corrections.length > 0 && (
      <Panel title="Поправки баллов">
        <ul className={styles.list}>
          {corrections.map(({ id, points, reason, state, at, by, refusal }) => (
            <li key={id}>
              <span className={styles.what}>
                <span>{reason}</span>
                <span className={styles.quiet}>
                  {[formatInstant(at), by, correctionWords(state), refusal].filter(Boolean).join(', ')}
                </span>
              </span>
              <span className={styles.points}>{formatPoints(points, 'signed')}</span>
            </li>
          ))}
        </ul>
      </Panel>
    )}
  </>
)

/** What was done with the person, the newest first. */
export const EventsPart = ({ person: { events } }: { person: DeskPerson }) => (
  <Panel title="Журнал" footer={<Link href="/desk/audit">Весь журнал</Link>}>
    {events.length === 0 ? (
      <p className={styles.quiet}>Записей нет</p>
    ) : (
      <ul className={styles.list}>
        {events.map(({ id, at, event, actor, reason, note }) => (
          <li key={id}>
            <span className={styles.what}>
              <time className={styles.quiet} dateTime={at}>
                {formatInstant(at)}
              </time>
              <span>
                {[[actor?.name, auditEventWords(event)].filter(Boolean).join(': '), auditReasonWords(reason), note]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)
