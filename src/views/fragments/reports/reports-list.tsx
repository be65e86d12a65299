import { formatInstant } from '../../../domain/dates/dates.ts'
import { Link } from '../../../ui/actions/link.tsx'
import styles from './reports-list.module.css'

interface Props {
  /** Reports of problems as the contract lists them, newest first; where each ended, in words. */
  reports: readonly { code: string; at: string; note: string; end?: string }[]
}

/** What people have reported, each with the way to its replay (D257). */
export const ReportsList = ({ reports }: Props) => (
  <ul className={styles.list}>
    {reports.map(({ code, at, note, end = '' }) => (
      <li key={code}>
        <span className={styles.head}>
          <Link href={`/support/${encodeURIComponent(code)}`}>{code}</Link>
          <time className={styles.quiet} dateTime={at}>
            {formatInstant(at)}
          </time>
        </span>
        {end !== '' && <span>{end}</span>}
        <span className={note === '' ? styles.quiet : undefined}>{note === '' ? 'Без слов' : note}</span>
      </li>
    ))}
  </ul>
)
