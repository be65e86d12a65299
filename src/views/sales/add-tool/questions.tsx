/** The questions about a receipt: which of several in one photograph, a contradicting code, the deletion of the photo that filled the fields. */
import { receiptName } from '../../../domain/sales/receipt-qr.ts'
import { formatReceiptSum } from '../../../domain/money/money.ts'
import {
  choicesOf,
  isAskingClear,
  isAskingReceipt,
  isAskingWhich,
  sidesOf,
  type ReceiptSides,
} from '../../../machines/sales/add-tool/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { cx } from '../../../ui/base/cx.ts'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'
import styles from './questions.module.css'

const LABELS = { dateTime: 'Дата', totalSum: 'Сумма', fn: 'ФН', fd: 'ФД', fp: 'ФП' }

/** A receipt's sum has its kopecks always (F08); the rest is shown as it is written. */
const shown = (field: keyof typeof LABELS, text: string): string => (field === 'totalSum' ? formatReceiptSum(text) : text)

/** The form beside the code. Matching texts are muted. */
const Sides = ({ rows, photo }: ReceiptSides) => (
  <table className={styles.sides}>
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>Поле</VisuallyHidden>
        </th>
        <th scope="col">В форме</th>
        <th scope="col">{photo === null ? 'В QR-коде' : 'На фотографии'}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ field, kept, told }) => (
        <tr key={field} className={cx(kept !== told && styles.other)}>
          <th scope="row">{LABELS[field]}</th>
          <td>{shown(field, kept) || '-'}</td>
          <td>{shown(field, told)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

export const ReceiptQuestion = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const sides = sidesOf(snapshot)
  const source = sides.photo === null ? 'в QR-коде' : `на фотографии ${sides.photo}`
  return (
    <ConfirmDialog
      open={isAskingReceipt(snapshot)}
      title="Данные чека расходятся"
      text={`В форме одно, ${source} другое. Какие данные оставить?`}
      confirmLabel={sides.photo === null ? 'Взять из QR-кода' : 'Взять с фотографии'}
      cancelLabel="Оставить как в форме"
      onConfirm={() => send({ type: 'receipt.take' })}
      onCancel={() => send({ type: 'receipt.keep' })}
    >
      <Sides {...sides} />
    </ConfirmDialog>
  )
}

/** A button for each receipt in the photograph, by its sum and its day (D183). */
export const WhichQuestion = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const none = () => send({ type: 'receipt.keep' })
  return (
    <Dialog
      open={isAskingWhich(snapshot)}
      title="На фотографии несколько чеков"
      text="Какой из них нужен?"
      onClose={none}
      footer={<Button onClick={none}>Ни один</Button>}
    >
      <Stack>
        {choicesOf(snapshot).map((text) => (
          <Button key={text} wide onClick={() => send({ type: 'receipt.pick', text })}>
            {receiptName(text)}
          </Button>
        ))}
      </Stack>
    </Dialog>
  )
}

export const ClearQuestion = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <ConfirmDialog
      open={isAskingClear(snapshot)}
      title="Очистить данные чека?"
      text="Они взяты с фотографии, которую вы удалили"
      confirmLabel="Очистить"
      cancelLabel="Оставить данные"
      onConfirm={() => send({ type: 'receipt.clear' })}
      onCancel={() => send({ type: 'receipt.keep' })}
    />
  )
}
