import { isSeller, showsForm, showsInstructions } from '../../machines/add-tool/selectors.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Page } from '../../ui/page.tsx'
import { useSend } from '../kit/use-send.ts'
import { FormPart } from './form-part.tsx'
import { InstructionsPart } from './instructions-part.tsx'
import styles from './main-part.module.css'
import type { PartProps } from './parts.ts'

export const MainPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const title = isSeller(snapshot) ? 'Регистрация продажи с чеком' : 'Регистрация инструмента'
  return (
    <Page title={title} {...(snapshot.can({ type: 'back' }) && { onBack: () => send({ type: 'back' }) })}>
      <div className={styles.columns}>
        {showsForm(snapshot) && <FormPart actor={actor} snapshot={snapshot} />}
        {showsInstructions(snapshot) && <InstructionsPart actor={actor} snapshot={snapshot} />}
      </div>
      <ConfirmDialog
        open={snapshot.matches('confirmingManual')}
        title="Серийный номер не найден в базе. Добавить инструмент вручную?"
        text="Модератор проверит номер и чек. Это занимает до трёх рабочих дней"
        confirmLabel="Добавить"
        cancelLabel="Отмена"
        onConfirm={() => send({ type: 'confirm' })}
        onCancel={() => send({ type: 'cancel' })}
      />
    </Page>
  )
}
