import {
  formOf,
  isLoadingReceipt,
  isRepair,
  isSeller,
  serialOf,
  showsForm,
  showsInstructions,
} from '../../../machines/sales/add-tool/selectors.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { useSend } from '../../kit/use-send.ts'
import { FormPart } from './form-part.tsx'
import { InstructionsPart } from './instructions-part.tsx'
import styles from './main-part.module.css'
import type { CaptureProps } from './types.ts'

const titleOf = (isSeller: boolean, haveABill: boolean, isRepair: boolean): string => {
  if (isRepair && haveABill) return 'Исправление данных чека'
  if (!isSeller) return 'Регистрация инструмента'
  return haveABill ? 'Регистрация продажи с чеком' : 'Резерв без чека'
}

export const MainPart = ({ actor, snapshot, ports, isBack, isDrawn }: CaptureProps & { isBack: boolean; isDrawn: boolean }) => {
  const send = useSend(actor)
  const { haveABill } = formOf(snapshot).values
  return (
    <Page
      title={titleOf(isSeller(snapshot), haveABill, isRepair(snapshot))}
      onBack={() => send({ type: 'back' })}
      isBackDisabled={!snapshot.can({ type: 'back' })}
    >
      <div className={styles.columns}>
        {isLoadingReceipt(snapshot) && <SkeletonBlock height="24rem" />}
        {showsForm(snapshot) && <FormPart actor={actor} snapshot={snapshot} ports={ports} isBack={isBack} isDrawn={isDrawn} />}
        {showsInstructions(snapshot) && <InstructionsPart actor={actor} snapshot={snapshot} />}
      </div>
      <ConfirmDialog
        open={snapshot.matches('confirmingManual')}
        about={`Серийный номер ${serialOf(snapshot)}`}
        title="Серийный номер не найден в базе. Добавить инструмент вручную?"
        text={`Поддержка проверит ${haveABill ? 'номер и чек' : 'номер'}. Срок проверки появится в списке`}
        confirmLabel="Добавить"
        cancelLabel="Отмена"
        onConfirm={() => send({ type: 'confirm' })}
        onCancel={() => send({ type: 'cancel' })}
      />
    </Page>
  )
}
