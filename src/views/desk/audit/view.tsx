/** The audit of the desk: what is asked for, and the entries, newest first (C07). */
import { useSelector } from '@xstate/react'
import { useContext, type ReactNode } from 'react'
import type { Actor } from 'xstate'
import { formatInstant } from '../../../domain/dates/dates.ts'
import { auditEventWords, auditReasonWords } from '../../../domain/desk/audit-words.ts'
import type { auditMachine } from '../../../machines/desk/audit/machine.ts'
import type { AuditEntry } from '../../../machines/desk/audit/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { ClockContext } from '../../kit/clock-context.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { momentAt, useSend } from '../../kit/use-send.ts'
import { OperatorField } from './operator-field.tsx'
import styles from './audit.module.css'

type AuditActor = Actor<typeof auditMachine>

const Filter = ({ actor }: { actor: AuditActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { today } = momentAt(useContext(ClockContext)())
  const { errors, text } = useFields(actor, snapshot, () => false)
  return (
    <SubmitForm reveals={snapshot.context.form.reveals} onSubmit={() => send({ type: 'submit' })}>
      <div className={styles.filter}>
        <Field label="Человек" hint="Телефон или номер учётной записи">
          <TextInput {...text('person')} autoComplete="off" />
        </Field>
        <Field label="Номер строки">
          <TextInput {...text('object')} autoComplete="off" />
        </Field>
        <OperatorField
          operators={[snapshot.context.me, ...(snapshot.context.colleagues ?? [])]}
          me={snapshot.context.me.id}
          isWhole={snapshot.context.colleagues !== null || !snapshot.matches('shown')}
          {...text('operator')}
        />
        <Field label="С" error={errors.from}>
          <DateField {...text('from')} today={today} />
        </Field>
        <Field label="По" error={errors.to}>
          <DateField {...text('to')} today={today} />
        </Field>
        <Button type="submit" variant="primary" className={styles.show} busy={snapshot.matches('loading')}>
          Показать
        </Button>
      </div>
    </SubmitForm>
  )
}

const Row = ({ entry: { at, event, actor, subject, object, reason, note } }: { entry: AuditEntry }) => (
  <tr>
    <td className={styles.when}>
      <time dateTime={at}>{formatInstant(at)}</time>
    </td>
    <td>{actor?.name ?? 'Портал'}</td>
    <td>{auditEventWords(event)}</td>
    <td>{subject?.name ?? '-'}</td>
    <td className={styles.object}>{object ?? '-'}</td>
    <td>{[auditReasonWords(reason), note].filter(Boolean).join(', ') || '-'}</td>
  </tr>
)

const Entries = ({ actor }: { actor: AuditActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { entries, next, problem } = snapshot.context
  if (snapshot.matches('loading')) return <SkeletonBlock height="20rem" />
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        title="Журнал не загрузился"
        text={problem}
        action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
      />
    )
  if (entries.length === 0) return <EmptyState title="Таких записей нет" />
  return (
    <>
      <div className={styles.sheet}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['Когда', 'Кто', 'Что сделано', 'С кем', 'Над чем', 'Почему'].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
      {next !== null && (
        <Button busy={snapshot.matches({ shown: 'more' })} onClick={() => send({ type: 'more' })}>
          Показать ещё
        </Button>
      )}
    </>
  )
}

/** @param file the same entries as a file */
export const AuditView = ({ actor, file }: { actor: AuditActor; file: ReactNode }) => (
  <FlowRoot flow="audit" value={useSelector(actor, ({ value }) => value)}>
    <Filter actor={actor} />
    <div className={styles.page}>
      <h1 className={styles.title}>Журнал</h1>
      <p className={styles.lead}>Изменить или стереть записи не может никто. Кто читает журнал, тоже записывается</p>
      {file}
      <Entries actor={actor} />
    </div>
  </FlowRoot>
)
