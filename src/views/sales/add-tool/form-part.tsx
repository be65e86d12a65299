import {
  asksForFields,
  formOf,
  hasCapture,
  isBusy,
  isReadByCode,
  isReceiptFolded,
  isRepair,
  isScanning,
  scanAimOf,
  scanProblemOf,
  showsFields,
  showsReceipt,
} from '../../../machines/sales/add-tool/selectors.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ScanBarcode } from '../../../ui/base/icons.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dock } from '../../../ui/actions/dock.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { useBeginAgain } from '../../../ui/base/use-begin-again.ts'
import { ScanDialog } from '../../fragments/scan/scan-dialog.tsx'
import { SerialInput } from '../../kit/serial-input.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { CaptureProps } from './types.ts'
import { ClearQuestion, ReceiptQuestion, WhichQuestion } from './questions.tsx'
import { FieldsPart } from './fields-part.tsx'
import { ReceiptPart } from './receipt-part.tsx'
import { RepairNotice } from './repair-notice.tsx'
import styles from './form-part.module.css'
import { SerialHint } from './serial-hint.tsx'
import { useFieldsFocus } from './use-fields-focus.ts'
import { useWired } from './use-wired.ts'

/** What the form begins with after a result: what is wrong, the camera, the serial. */
const STARTS = ['[aria-invalid="true"]', '[data-scan]', 'input[name="serialNumber"]']

export const FormPart = ({ isBack, isDrawn, ...props }: CaptureProps & { isBack: boolean; isDrawn: boolean }) => {
  const { actor, snapshot, ports } = props
  const send = useSend(actor)
  const wired = useWired(props)
  const { errors, reveals, values } = formOf(snapshot)
  const box = useFieldsFocus(showsFields(snapshot), asksForFields(snapshot))
  useBeginAgain(box, STARTS, isBack)
  /** Whatever has been read, the serial is the next thing to type or to check, unless the receipt has a fault. */
  const afterScan = () => {
    const isNext =
      scanAimOf(snapshot) === 'serial' || isReceiptFolded(snapshot) || (isReadByCode(snapshot) && values.serialNumber === '')
    const next = errors.dateTime ? 'input[name="dateTime"]' : isNext ? 'input[name="serialNumber"]' : '[data-scan]'
    return box.current?.querySelector<HTMLElement>(next) ?? null
  }
  /** A repair has its serial: what is to be compared stands beside the photographs. */
  const fieldsPanel = showsFields(snapshot) && (
    <Panel title="Данные чека">
      <FieldsPart actor={actor} snapshot={snapshot} />
    </Panel>
  )
  return (
    <SubmitForm reveals={reveals} onSubmit={() => send({ type: 'submit' })}>
      <div ref={box}>
        <Stack gap="loose">
          {isRepair(snapshot) && <RepairNotice snapshot={snapshot} />}
          <ReceiptPart {...props} />
          {isRepair(snapshot) && fieldsPanel}
          <Panel title="Инструмент">
            <Field label="Серийный номер" hint={<SerialHint snapshot={snapshot} />} error={errors.serialNumber}>
              <div className={styles.serial}>
                <SerialInput {...wired('serialNumber')} />
                <IconButton
                  label="Сканировать код на инструменте"
                  icon={<ScanBarcode />}
                  disabled={!snapshot.can({ type: 'serial.scan' })}
                  onClick={() => send({ type: 'serial.scan' })}
                />
              </div>
            </Field>
          </Panel>
          {!isRepair(snapshot) && fieldsPanel}
          <Dock>
            <Button
              type="submit"
              variant={hasCapture(snapshot) || !showsReceipt(snapshot) ? 'primary' : 'secondary'}
              size="lg"
              wide
              busy={isBusy(snapshot)}
            >
              {showsReceipt(snapshot) ? 'Зарегистрировать' : 'Зарезервировать'}
            </Button>
          </Dock>
        </Stack>
      </div>
      <WhichQuestion actor={actor} snapshot={snapshot} />
      <ReceiptQuestion actor={actor} snapshot={snapshot} />
      <ClearQuestion actor={actor} snapshot={snapshot} />
      <ScanDialog
        open={isDrawn && (isScanning(snapshot) || scanProblemOf(snapshot) !== null)}
        problem={scanProblemOf(snapshot)}
        aim={scanAimOf(snapshot)}
        camera={ports.camera}
        returnTo={afterScan}
        onRetry={() => send({ type: 'scan' })}
        onClose={() => send({ type: 'scan.close' })}
      />
    </SubmitForm>
  )
}
