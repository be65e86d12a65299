import type { Session } from '../../../api/types.ts'
import { formatInstant } from '../../../domain/dates/dates.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Monitor, Smartphone } from '../../../ui/base/icons.ts'
import { Badge } from '../../../ui/content/badge.tsx'
import styles from './view.module.css'

/** What the server says of a browser that says nothing of itself. */
const UNKNOWN = 'Неизвестный браузер'

const isHeld = (name: string): boolean => /iPhone|iPad|Android|HarmonyOS/.test(name)

const when = (label: string, instant: string | null) => instant !== null && <span>{`${label} ${formatInstant(instant)}`}</span>

type Props = { session: Session; isDisabled: boolean; onEnd: (name: string) => void }

/** One session: its browser, since when, and how lately it was used. The own one ends by «Выход» alone. */
export const SessionRow = ({ session, isDisabled, onEnd }: Props) => {
  const { createdAt, lastUsedAt, isCurrent } = session
  const name = session.name || UNKNOWN
  const since = createdAt === null ? '' : `, вход ${formatInstant(createdAt)}`
  return (
    <li className={styles.row}>
      {isHeld(name) ? <Smartphone /> : <Monitor />}
      <div className={styles.about}>
        <div className={styles.name}>{name}</div>
        <div className={styles.times}>
          {when('Вход', createdAt)}
          {!isCurrent && when('Последнее действие', lastUsedAt)}
        </div>
      </div>
      {isCurrent ? (
        <Badge>Это устройство</Badge>
      ) : (
        <Button size="sm" aria-label={`Завершить: ${name}${since}`} disabled={isDisabled} onClick={() => onEnd(name)}>
          Завершить
        </Button>
      )}
    </li>
  )
}
