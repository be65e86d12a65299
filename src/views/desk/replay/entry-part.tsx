import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { replayMachine } from '../../../machines/desk/replay/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Upload } from '../../../ui/base/icons.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { FileButton } from '../../../ui/files/file-button.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'
import styles from './replay.module.css'

/** How a report comes to the desk: by its code, by a link, as a file. */
export const EntryPart = ({ actor }: { actor: Actor<typeof replayMachine> }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { errors, text } = useFields(actor, snapshot)
  const isBusy = snapshot.hasTag('busy')
  return (
    <div className={styles.entry}>
      <p className={styles.lead}>
        Код человек называет по телефону или в чате. Ссылка и файл несут запись в себе: их открытие записывается в журнал
      </p>
      <SubmitForm reveals={snapshot.context.form.reveals} onSubmit={() => !isBusy && send({ type: 'submit' })}>
        <div className={styles.ask}>
          <Field label="Код или ссылка" hint="МСТ-7F3K-92, можно латиницей и без дефисов" error={errors.code}>
            <TextInput {...text('code')} autoComplete="off" spellCheck={false} />
          </Field>
          <Button type="submit" variant="primary" busy={isBusy} className={styles.open}>
            Открыть
          </Button>
        </div>
      </SubmitForm>
      <div role="group" aria-label="Файл обращения">
        <FileButton
          label="Открыть файл"
          icon={<Upload />}
          accept=".json,application/json"
          busy={isBusy}
          disabled={false}
          onPick={([file]) => file && send({ type: 'pick', file })}
        />
      </div>
    </div>
  )
}
