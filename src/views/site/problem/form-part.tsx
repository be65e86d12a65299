import { isBusy, sentStepsOf, stepsOf } from '../../../machines/site/problem/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dock } from '../../../ui/actions/dock.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'
import { StepsPart } from './steps-part.tsx'
import styles from './view.module.css'
import type { PartProps } from './types.ts'

/** What no recording has (D255). */
const NEVER = ['Паролей, кодов из SMS, номеров карт', 'Имён, телефонов, адресов, паспорта', 'Фотографий и снимков экрана']

const countText = (sent: number, all: number): string => {
  if (all === 0) return ''
  return sent === all ? `Шагов: ${all}` : `Шагов: ${sent} из ${all}`
}

export const FormPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { errors, text } = useFields(actor, snapshot)
  const steps = stepsOf(snapshot)
  return (
    <SubmitForm reveals={snapshot.context.form.reveals} onSubmit={() => send({ type: 'submit' })}>
      <Stack>
        <Panel>
          <Field label="Что случилось" hint="Своими словами, можно не писать" error={errors.note}>
            <TextArea {...text('note')} verbatim maxLength={2_000} />
          </Field>
        </Panel>
        <Panel
          flush
          title="Что происходило"
          actions={<span className={styles.count}>{countText(sentStepsOf(snapshot), steps.length)}</span>}
        >
          <StepsPart actor={actor} snapshot={snapshot} />
        </Panel>
        <Panel title="Чего в записи нет никогда">
          <ul className={styles.never}>
            {NEVER.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Panel>
        <Dock>
          <Button type="submit" variant="primary" size="lg" wide busy={isBusy(snapshot)}>
            Отправить
          </Button>
        </Dock>
      </Stack>
    </SubmitForm>
  )
}
