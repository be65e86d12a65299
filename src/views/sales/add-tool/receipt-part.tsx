import {
  formOf,
  hasCapture,
  isBusy,
  isReadByCode,
  isReceiptFolded,
  isRepair,
  isSeller,
  showsFields,
  showsReceipt,
} from '../../../machines/sales/add-tool/selectors.ts'
import { formatReceiptSum } from '../../../domain/money/money.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { CircleCheck, QrCode } from '../../../ui/base/icons.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './form-part.module.css'
import type { CaptureProps, PartProps } from './types.ts'
import { PhotosPart } from './photos-part.tsx'

/** Scan, manual entry or photo: the camera is the one large action until there is something of a receipt (AT13–AT18; D46). */
const ReceiptWays = ({ actor, snapshot, ports }: CaptureProps) => {
  const send = useSend(actor)
  const isBare = !hasCapture(snapshot)
  return (
    <Stack>
      <div className={styles.ways}>
        <Button
          icon={<QrCode />}
          data-scan
          wide
          variant={isBare ? 'primary' : 'secondary'}
          size={isBare ? 'lg' : 'md'}
          disabled={!snapshot.can({ type: 'scan' })}
          onClick={() => send({ type: 'scan' })}
        >
          Сканировать чек
        </Button>
        {!showsFields(snapshot) && (
          <Button
            data-manual
            wide
            size={isBare ? 'lg' : 'md'}
            disabled={!snapshot.can({ type: 'manual.open' })}
            onClick={() => send({ type: 'manual.open' })}
          >
            Ввести данные вручную
          </Button>
        )}
      </div>
      <PhotosPart actor={actor} snapshot={snapshot} ports={ports} />
    </Stack>
  )
}

/** A receipt whose code has filled the fields, in two lines: what is left to do comes right below. */
const ReadReceipt = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { dateTime, totalSum } = formOf(snapshot).values
  return (
    <div className={styles.read}>
      <CircleCheck />
      <p>
        <span className={styles.sum}>{`Чек прочитан: ${formatReceiptSum(totalSum)}`}</span>
        <span className={styles.of}>{`от ${dateTime}`}</span>
      </p>
      {isReceiptFolded(snapshot) && (
        <Button size="sm" variant="ghost" aria-label="Изменить данные чека" onClick={() => send({ type: 'receipt.edit' })}>
          Изменить
        </Button>
      )}
    </div>
  )
}

export const ReceiptPart = (props: CaptureProps) => {
  const { actor, snapshot } = props
  const send = useSend(actor)
  const { values } = formOf(snapshot)
  if (isReceiptFolded(snapshot))
    return (
      <Panel title="Чек">
        <ReadReceipt actor={actor} snapshot={snapshot} />
      </Panel>
    )
  return (
    <Panel title="Чек">
      <Stack>
        {isReadByCode(snapshot) && !isRepair(snapshot) && <ReadReceipt actor={actor} snapshot={snapshot} />}
        {showsReceipt(snapshot) ? (
          <ReceiptWays {...props} />
        ) : (
          <Notice title="Инструмент попадёт в резерв">
            Номер закрепится за вами, срок будет виден в списке продаж. Когда появится чек, подтвердите продажу там же
          </Notice>
        )}
        {isSeller(snapshot) && (
          <Checkbox
            label="У меня нет чека"
            checked={!values.haveABill}
            disabled={isBusy(snapshot)}
            onCheckedChange={(isWithout) => send({ type: 'form.change', patch: { haveABill: !isWithout } })}
          />
        )}
      </Stack>
    </Panel>
  )
}
