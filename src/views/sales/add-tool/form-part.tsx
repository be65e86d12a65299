import { formOf, isBusy, isScanning, scanProblemOf } from '../../../machines/sales/add-tool/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { SerialInput } from '../../kit/serial-input.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { CaptureProps } from './types.ts'
import { ClearQuestion, ReceiptQuestion } from './questions.tsx'
import { ReceiptPart } from './receipt-part.tsx'
import { ScanDialog } from './scan-dialog.tsx'
import { useWired } from './use-wired.ts'

export const FormPart = (props: CaptureProps) => {
  const { actor, snapshot, ports } = props
  const send = useSend(actor)
  const wired = useWired(props)
  const { errors, reveals } = formOf(snapshot)
  return (
    <SubmitForm reveals={reveals} onSubmit={() => send({ type: 'submit' })}>
      <Stack gap="loose">
        <Panel title="Инструмент">
          <Field
            label="Серийный номер"
            hint="Цифры и точки, как на наклейке. После восьми цифр точка появится сама"
            error={errors.serialNumber}
          >
            <SerialInput {...wired('serialNumber')} />
          </Field>
        </Panel>
        <ReceiptPart {...props} />
        <Button type="submit" variant="primary" size="lg" wide busy={isBusy(snapshot)}>
          Зарегистрировать
        </Button>
      </Stack>
      <ReceiptQuestion actor={actor} snapshot={snapshot} />
      <ClearQuestion actor={actor} snapshot={snapshot} />
      <ScanDialog
        open={isScanning(snapshot) || scanProblemOf(snapshot) !== null}
        problem={scanProblemOf(snapshot)}
        camera={ports.camera}
        onRetry={() => send({ type: 'scan' })}
        onClose={() => send({ type: 'scan.close' })}
      />
    </SubmitForm>
  )
}
