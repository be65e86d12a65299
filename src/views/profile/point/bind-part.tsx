import { formOf, isSearching, problemOf, searchedOf } from '../../../machines/profile/point/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Search } from '../../../ui/base/icons.ts'
import { Stack } from '../../../ui/base/stack.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'
import styles from './bind-part.module.css'
import type { PartProps } from './types.ts'

/** Nothing is found: the number may be wrong, or the point new (RP04, RP05, A51). */
const NotFound = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <ConfirmDialog
      open={snapshot.matches('addDialog')}
      title="Поиск не дал результатов"
      text={`Торговых точек с ИНН ${searchedOf(snapshot)} пока нет. Проверьте номер или добавьте свою точку`}
      confirmLabel="Добавить торговую точку"
      cancelLabel="Отмена"
      onConfirm={() => send({ type: 'create' })}
      onCancel={() => send({ type: 'close' })}
    />
  )
}

/** The search by INN (RP02, VL48, VL49). Why it failed stays here too, for whoever blocks windows of the browser (RP06). */
export const BindPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { errors, text } = useFields(actor, snapshot)
  const problem = problemOf(snapshot)
  const busy = isSearching(snapshot)
  return (
    <Panel title="Найдите свою торговую точку">
      <SubmitForm reveals={formOf(snapshot).reveals} onSubmit={() => send({ type: 'submit' })}>
        <Stack>
          <p className={styles.lead}>
            Продажи регистрируют продавцы торговой точки. Найдите её по ИНН и подайте заявку: её рассмотрит администратор точки
          </p>
          <div className={styles.search}>
            <Field label="ИНН торговой точки" hint="10 или 12 цифр" error={errors.inn}>
              <TextInput {...text('inn')} digits inputMode="numeric" autoComplete="off" enterKeyHint="search" />
            </Field>
            <Button type="submit" variant="primary" icon={<Search />} busy={busy}>
              Найти
            </Button>
          </div>
          {problem !== null && !busy && (
            <Notice tone="danger" live title="Не удалось найти точку">
              {problem}
            </Notice>
          )}
        </Stack>
      </SubmitForm>
      <NotFound actor={actor} snapshot={snapshot} />
    </Panel>
  )
}
