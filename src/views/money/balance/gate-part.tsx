/** Why nothing can be withdrawn, and the way on (A71; BL10, BL11, BL41, BL42, RL11, RL12). */
import type { ReactNode } from 'react'
import { formatRubles } from '../../../domain/money/money.ts'
import type { Purse } from '../../../domain/money/withdrawal-sum.ts'
import { LACK_TEXTS, type Lack } from '../../../domain/money/withdrawal.ts'
import type { Gate } from '../../../machines/money/balance/selectors.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { LockKeyhole } from '../../../ui/base/icons.ts'
import { Stack } from '../../../ui/base/stack.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { LockedNotice } from '../../kit/locked-notice.tsx'
import styles from './gate-part.module.css'

type Open = Exclude<Gate, 'locked'>

const REASONS: Record<Open, string> = {
  innOpen: 'Выводить баллы можно, когда ИНН указан и подтверждён',
  profileOpen: 'Для вывода средств нужен полностью заполненный профиль, вместе с паспортом и ИНН',
  taxLocked: 'Превышен лимит выплат. Вывод средств недоступен, пока администрация не проверит профиль',
}

/** The conditions that the profile does not meet, as its own screen names them. */
const Lacks = ({ lacks }: { lacks: readonly string[] }) => {
  // The list is open-ended: a newer server's condition has no text here.
  const texts = lacks.map((lack) => LACK_TEXTS[lack as Lack] as string | undefined).filter((text) => text !== undefined)
  if (texts.length === 0) return null
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** What opens the withdrawal again: the administration's check, and what a person can do for it (BL41, D176). */
const AfterLimit = ({ limits }: { limits: Purse['limits'] | undefined }) => {
  const { perYear = null, leftThisYear = null, least = 0 } = limits ?? {}
  return (
    <>
      {/* A lock that somebody has set by hand is not explained by these figures. */}
      {perYear !== null && leftThisYear !== null && leftThisYear < least && (
        <p>
          В этом году выплачено {formatRubles(perYear - leftThisYear)} из {formatRubles(perYear)}
        </p>
      )}
      <ol className={styles.steps} aria-label="Что сделать">
        <li>Проверьте в профиле имя, дату рождения, паспорт и ИНН: их проверяет администрация</li>
        <li>После проверки вывод откроется здесь сам</li>
        <li>
          Если проверка затянулась, <Link href="/chat">напишите администратору</Link>
        </li>
      </ol>
    </>
  )
}

type Props = {
  gate: Gate
  lacks: readonly string[]
  /** The limit is exceeded too: whoever completes the profile should not learn it only then. */
  isTaxLocked: boolean
  /** Undefined while the balance is unknown. */
  limits: Purse['limits'] | undefined
}

export const GatePart = ({ gate, lacks, isTaxLocked, limits }: Props): ReactNode => {
  if (gate === 'locked') return <LockedNotice />
  return (
    <Panel>
      <Stack>
        <div className={styles.gate}>
          <LockKeyhole />
          <p>{REASONS[gate]}</p>
        </div>
        {gate === 'taxLocked' ? <AfterLimit limits={limits} /> : <Lacks lacks={lacks} />}
        {gate !== 'taxLocked' && isTaxLocked && <p>{REASONS.taxLocked}</p>}
        {/* Above the limit too: the administration checks what stands there. */}
        <ButtonLink href="/profile/user" variant="primary" size="lg" wide>
          Перейти в профиль
        </ButtonLink>
        <p className={styles.later}>Начисления продолжаются, пока вывод закрыт</p>
      </Stack>
    </Panel>
  )
}
