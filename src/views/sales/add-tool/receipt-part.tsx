import { formOf, isBusy, isSeller, showsFields, showsReceipt } from '../../../machines/sales/add-tool/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { QrCode } from '../../../ui/base/icons.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Actions, Stack } from '../../../ui/base/stack.tsx'
import { useSend } from '../../kit/use-send.ts'
import { FieldsPart } from './fields-part.tsx'
import type { CaptureProps } from './types.ts'
import { PhotosPart } from './photos-part.tsx'
import { useFieldsFocus } from './use-fields-focus.ts'

/** Scan, photo or manual entry: the user chooses (AT13–AT18). */
const ReceiptWays = ({ actor, snapshot, ports }: CaptureProps) => {
  const send = useSend(actor)
  const box = useFieldsFocus(showsFields(snapshot))
  return (
    <div ref={box}>
      <Stack gap="loose">
        <Actions>
          <Button icon={<QrCode />} disabled={!snapshot.can({ type: 'scan' })} onClick={() => send({ type: 'scan' })}>
            Сканировать QR код
          </Button>
          {!showsFields(snapshot) && (
            <Button
              variant="ghost"
              data-manual
              disabled={!snapshot.can({ type: 'manual.open' })}
              onClick={() => send({ type: 'manual.open' })}
            >
              Ввести данные вручную
            </Button>
          )}
        </Actions>
        <PhotosPart actor={actor} snapshot={snapshot} ports={ports} />
        {showsFields(snapshot) && <FieldsPart actor={actor} snapshot={snapshot} />}
      </Stack>
    </div>
  )
}

export const ReceiptPart = (props: CaptureProps) => {
  const { actor, snapshot } = props
  const send = useSend(actor)
  const { values } = formOf(snapshot)
  return (
    <Panel title="Чек">
      <Stack>
        {isSeller(snapshot) && (
          <Checkbox
            label="У меня нет чека"
            checked={!values.haveABill}
            disabled={isBusy(snapshot)}
            onCheckedChange={(isWithout) => send({ type: 'form.change', patch: { haveABill: !isWithout } })}
          />
        )}
        {showsReceipt(snapshot) ? (
          <ReceiptWays {...props} />
        ) : (
          <Notice title="Инструмент попадёт в резерв">
            Номер будет за вами 30 дней. Когда появится чек, подтвердите продажу в списке продаж
          </Notice>
        )}
      </Stack>
    </Panel>
  )
}
