import { useSelector } from '@xstate/react'
import { memo, useContext, useId } from 'react'
import { progressText } from '../../../domain/serials/serial-parts.ts'
import { FILES_PER_FORM, MAX_FILE_BYTES } from '../../../domain/portal/limits.ts'
import { areReady, type RowCounts } from '../../../machines/companies/company-invoice/rows.ts'
import {
  countsIn,
  filesOf,
  formOf,
  isBusy,
  isConfirming,
  kindOf,
  lastDayOf,
  leftDocument,
  progressIn,
  rowsOf,
} from '../../../machines/companies/company-invoice/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dock } from '../../../ui/actions/dock.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { FileLoader } from '../../../ui/files/file-loader.tsx'
import { HelpTip } from '../../../ui/overlays/term.tsx'
import { ClockContext } from '../../kit/clock-context.ts'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useFileItems } from '../../kit/use-file-items.ts'
import { momentAt, useSend } from '../../kit/use-send.ts'
import styles from './invoice-part.module.css'
import { LABELS, TEXTS } from './texts.ts'
import type { FormProps } from './types.ts'

const LARGEST = `${MAX_FILE_BYTES / 1024 / 1024} МБ`

/** What is missing before the button may be pressed (A65); the fields say theirs after the press. */
const missingOf = ({ available, manual, waiting, wrong }: RowCounts): string | null => {
  if (wrong > 0) return 'Исправьте, добавьте или удалите номера с ошибками'
  if (waiting > 0) return 'Дождитесь проверки номеров'
  return available + manual === 0 ? 'Введите хотя бы один серийный номер' : null
}

/** How far a document in several parts has come, while it is being sent. */
const progressOf = (snapshot: FormProps['snapshot']): string | null => {
  const progress = progressIn(snapshot)
  const wait = snapshot.matches('pausing') ? 'Сервер просит подождать, отправка продолжится сама' : null
  return [progress && progressText(progress), wait].filter(Boolean).join('. ') || null
}

type Snapshot = FormProps['snapshot']

const mayAddFiles = (snapshot: Snapshot): boolean => snapshot.can({ type: 'files.add', files: [] })

const areSameFields = (one: Snapshot, other: Snapshot): boolean =>
  formOf(one) === formOf(other) &&
  filesOf(one) === filesOf(other) &&
  isBusy(one) === isBusy(other) &&
  mayAddFiles(one) === mayAddFiles(other)

type DocumentProps = Pick<FormProps, 'actor' | 'files'>

/**
 * The document's own fields and files. They follow the actor by themselves: the answers of a thousand checks, which change rows
 * alone, do not draw them again.
 */
const DocumentFields = memo(({ actor, files }: DocumentProps) => {
  const snapshot = useSelector(actor, (current) => current, areSameFields)
  const send = useSend(actor)
  const { errors, text } = useFields(actor, snapshot)
  const items = useFileItems(filesOf(snapshot), files)
  const left = leftDocument(snapshot)
  const now = useContext(ClockContext)
  return (
    <>
      <div className={styles.fields}>
        <Field
          label={LABELS.upd}
          error={errors.upd}
          aside={<HelpTip label="Что такое УПД" text="Универсальный передаточный документ" />}
        >
          <TextInput {...text('upd')} autoComplete="off" />
        </Field>
        <Field label={TEXTS[kindOf(snapshot)].time} error={errors.time}>
          <DateField {...text('time')} today={lastDayOf(momentAt(now()))} />
        </Field>
        <Field label={TEXTS[kindOf(snapshot)].inn} hint="10 или 12 цифр" error={errors.inn}>
          <TextInput {...text('inn')} digits inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label={LABELS.sum} hint="Всего по документу, в рублях" error={errors.sum}>
          <TextInput {...text('sum')} digits inputMode="decimal" autoComplete="off" placeholder="0.00" />
        </Field>
      </div>
      {left && (
        <Notice tone="warning" live>
          Номера, отправленные на проверку, остались в документе № {left.upd} от {left.time}
        </Notice>
      )}
      <FileLoader
        label={LABELS.files}
        items={items}
        onAdd={(picked) => send({ type: 'files.add', files: files.pick(picked) })}
        onDelete={(id) => send({ type: 'file.remove', id })}
        onRetry={(id) => send({ type: 'file.retry', id })}
        accept=".png,.jpg,.jpeg,.pdf"
        capture="environment"
        max={FILES_PER_FORM}
        hint={`Все страницы: png, jpg или pdf, до ${FILES_PER_FORM} файлов по ${LARGEST}`}
        error={errors.files}
        disabled={!mayAddFiles(snapshot)}
      />
    </>
  )
})

/** «2. Введите данные УПД или ТН» (LT08–LT14, LS02, LS03). */
export const InvoicePart = ({ actor, snapshot, files }: FormProps) => {
  const send = useSend(actor)
  const missing = missingOf(countsIn(snapshot))
  const why = useId()
  return (
    <SubmitForm reveals={formOf(snapshot).reveals} onSubmit={() => send({ type: 'submit' })}>
      <Panel title="2. Введите данные УПД или ТН">
        <Stack gap="loose">
          <DocumentFields actor={actor} files={files} />
          <Dock>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              wide
              busy={isConfirming(snapshot)}
              disabled={!isConfirming(snapshot) && (isBusy(snapshot) || !areReady(rowsOf(snapshot)))}
              aria-describedby={why}
            >
              {TEXTS[kindOf(snapshot)].submit}
            </Button>
            <p id={why} className={styles.why} role="status">
              {isBusy(snapshot) ? progressOf(snapshot) : missing}
            </p>
          </Dock>
        </Stack>
      </Panel>
    </SubmitForm>
  )
}
