import type { Actor, SnapshotFrom } from 'xstate'
import { formatInstant } from '../../../domain/dates/dates.ts'
import { CHECK_PASSED, CHECK_WORDS, UNKNOWN_CHECK, type CheckRule } from '../../../domain/desk/cases.ts'
import type { deskCaseMachine } from '../../../machines/desk/desk-case/machine.ts'
import { isOpenForVerdict } from '../../../machines/desk/desk-case/selectors.ts'
import type { CaseView } from '../../../machines/desk/desk-case/types.ts'
import { Check, Minus, TriangleAlert, X } from '../../../ui/base/icons.ts'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './desk-case.module.css'

type Props = { actor: Actor<typeof deskCaseMachine>; snapshot: SnapshotFrom<typeof deskCaseMachine> }
type Row = CaseView['rows'][number]
type CaseCheck = CaseView['checks'][number]

/** «В чеке другой товар»: what disagrees, before anything else. */
const disagreed = (rows: readonly Row[]): string[] => rows.filter(({ agrees }) => agrees === 'no').map(({ label }) => label)

const wordsOf = (rule: string): string => CHECK_WORDS[rule as CheckRule] ?? UNKNOWN_CHECK

const Strongest = ({ view }: { view: CaseView }) => {
  const wrong = disagreed(view.rows)
  const fired = view.checks.filter(({ outcome }) => outcome === 'fired').map(({ rule }) => wordsOf(rule))
  if (view.case.failed)
    return (
      <Notice tone="warning" title="Прошлое решение не исполнено">
        {view.case.failed}
      </Notice>
    )
  if (wrong.length === 0 && fired.length === 0) return null
  return (
    <Notice
      tone="danger"
      title={[...(wrong.length > 0 ? [`Не совпадает: ${wrong.join(', ').toLowerCase()}`] : []), ...fired].join('. ')}
    >
      Человек этой отметки не видит: ему уйдёт только причина отказа
    </Notice>
  )
}

const SIGNS = {
  yes: { Icon: Check, text: 'совпадает' },
  no: { Icon: X, text: 'не совпадает' },
  unknown: { Icon: Minus, text: 'не сказано' },
} as const

/** One line of the comparison; without anything official beside it, just what was claimed. */
const Line = ({ row: { label, claimed, official, agrees }, isCompared }: { row: Row; isCompared: boolean }) => {
  const { Icon, text } = SIGNS[agrees]
  return (
    <tr data-agrees={agrees}>
      <th scope="row">{label}</th>
      <td>{claimed ?? '-'}</td>
      {isCompared && (
        <>
          <td>{official ?? '-'}</td>
          <td className={styles.sign}>
            <Icon />
            <VisuallyHidden>{text}</VisuallyHidden>
          </td>
        </>
      )}
    </tr>
  )
}

const Comparison = ({ view }: { view: CaseView }) => {
  const isCompared = view.rows.some(({ official }) => official !== null)
  return (
    <table className={styles.table}>
      <caption>{view.checkedAt === null ? 'Данные заявки' : `Ответ налоговой службы, ${formatInstant(view.checkedAt)}`}</caption>
      <thead>
        <tr>
          <th scope="col">Поле</th>
          <th scope="col">В заявке</th>
          {isCompared && (
            <>
              <th scope="col">В ответе</th>
              <th scope="col">
                <VisuallyHidden>Совпадает ли</VisuallyHidden>
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) => (
          <Line key={row.label} row={row} isCompared={isCompared} />
        ))}
      </tbody>
    </table>
  )
}

const OUTCOMES = { fired: TriangleAlert, passed: Check, off: Minus } as const

const ClaimCheck = ({ check: { rule, outcome, note } }: { check: CaseCheck }) => {
  const Icon = OUTCOMES[outcome]
  const said = {
    fired: wordsOf(rule),
    passed: CHECK_PASSED[rule as CheckRule] ?? UNKNOWN_CHECK,
    off: wordsOf(rule),
  }
  return (
    <li data-outcome={outcome}>
      <Icon />
      <span>
        {said[outcome]}
        {note !== null && `: ${note}`}
      </span>
    </li>
  )
}

export const FactsPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const { view, problem, model } = snapshot.context
  if (!view) return null
  return (
    <>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Strongest view={view} />
      {view.rows.length > 0 && <Comparison view={view} />}
      {view.checks.length > 0 && (
        <section>
          <h3 className={styles.subtitle}>Проверки заявки</h3>
          <ul className={styles.checks}>
            {view.checks.map((check) => (
              <ClaimCheck key={check.rule} check={check} />
            ))}
          </ul>
        </section>
      )}
      {view.needsModel && (
        <Field label="Модель" hint="Номера нет в базе. Модель попадёт в базу с одобрением, если её указать">
          <TextInput
            value={model}
            readOnly={!isOpenForVerdict(snapshot)}
            onValueChange={(text) => send({ type: 'model.change', text })}
          />
        </Field>
      )}
      {view.history.length > 0 && (
        <section>
          <h3 className={styles.subtitle}>Что было раньше</h3>
          <ul className={styles.history}>
            {view.history.map(({ at, text }) => (
              <li key={`${at} ${text}`}>
                <time dateTime={at}>{formatInstant(at)}</time> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
