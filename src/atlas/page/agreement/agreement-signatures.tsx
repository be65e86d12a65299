/** Who has signed, what has become of it, and the lines for a pen. */
import { StatusBadge, type StatusTone } from '../../../ui/content/status-badge.tsx'
import { verdictText } from '../../agreement/say.ts'
import { PORTAL, shortHash } from '../../agreement/statement.ts'
import type { Checked, Remark, Verdict } from '../../agreement/verdict.ts'
import { dayOf } from '../data/agreement.ts'
import styles from './agreement-signatures.module.css'

const TONES: Record<Verdict['kind'], StatusTone> = {
  good: 'success',
  void: 'danger',
  broken: 'danger',
  unknown: 'progress',
  unsigned: 'neutral',
  unchecked: 'neutral',
}

const NAMES: Record<Verdict['kind'], string> = {
  good: 'Действует',
  void: 'Не действует',
  broken: 'Подпись не подходит',
  unknown: 'Неизвестный ключ',
  unsigned: 'Не подписан',
  unchecked: 'Не проверена',
}

const Line = ({ one }: { one: Checked }) => {
  const { file, statement, verdict } = one
  return (
    <li className={styles.line}>
      <StatusBadge tone={TONES[verdict.kind]}>{NAMES[verdict.kind]}</StatusBadge>
      <p>
        <b>{statement ? `${statement.who}, версия ${statement.version}` : file}</b>
        {statement && (
          <>
            <br />
            {dayOf(statement.when)}, отпечаток <span className={styles.hash}>{shortHash(statement.hash)}</span>
            {statement.scenario === PORTAL && ', портал целиком'}
          </>
        )}
        <br />
        <span className={styles.quiet}>{verdictText(one)}</span>
      </p>
    </li>
  )
}

/** The files that concern a scenario; one that cannot be read concerns the whole portal. */
const ofScenario = (checked: readonly Checked[], scenario: string): Checked[] =>
  checked.filter(({ statement }) => statement?.scenario === scenario || (statement?.scenario ?? PORTAL) === PORTAL)

export const AgreementSignatures = ({ checked, scenario }: { checked: readonly Checked[]; scenario: string }) => {
  const own = ofScenario(checked, scenario)
  return (
    <>
      {own.length === 0 ? (
        <p>Эту версию ещё никто не подписал.</p>
      ) : (
        <ul className={styles.lines}>
          {own.map((one) => (
            <Line key={one.file} one={one} />
          ))}
        </ul>
      )}
      <div className={styles.places}>
        {['Заказчик', 'Исполнитель'].map((side) => (
          <section key={side} className={styles.place} aria-label={`${side}: место для подписи`}>
            <h3 className={styles.side}>{side}</h3>
            {['Должность', 'Фамилия, имя, отчество', 'Подпись', 'Дата'].map((name) => (
              <p key={name} className={styles.pen}>
                <span>{name}</span>
              </p>
            ))}
          </section>
        ))}
      </div>
    </>
  )
}

export const AgreementRemarks = ({ remarks }: { remarks: readonly Remark[] }) =>
  remarks.length === 0 ? (
    <p>Замечаний нет. Замечание — это файл «сценарий.тема.md» рядом с подписями.</p>
  ) : (
    <ul className={styles.lines}>
      {remarks.map(({ file, text, isClosed }) => (
        <li key={file} className={styles.line}>
          <StatusBadge tone={isClosed ? 'success' : 'progress'}>{isClosed ? 'Закрыто' : 'Открыто'}</StatusBadge>
          <div>
            <p className={styles.remark}>{text}</p>
            <p className={styles.quiet}>{file}</p>
          </div>
        </li>
      ))}
    </ul>
  )
