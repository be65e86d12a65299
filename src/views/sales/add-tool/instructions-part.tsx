import { isFormBegun, showsReceipt } from '../../../machines/sales/add-tool/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { QrCode } from '../../../ui/base/icons.ts'
import { Panel } from '../../../ui/content/panel.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { Steps } from '../../../ui/content/steps.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

const SERIAL = {
  title: 'Найдите серийный номер',
  text: 'Он на наклейке инструмента и на коробке: цифры и точки, например 100.00001',
}
const SEND = 'Отправьте данные'

const WITH_RECEIPT = [
  SERIAL,
  {
    title: 'Возьмите чек покупки',
    text: 'Отсканируйте QR-код чека или сфотографируйте чек. Можно и ввести вручную: дату, сумму, ФН, ФД и ФП',
  },
  { title: SEND, text: 'Налоговая служба проверит чек, обычно это занимает меньше минуты' },
]
const WITHOUT_RECEIPT = [
  SERIAL,
  {
    title: SEND,
    text: 'Инструмент попадёт в резерв, срок будет виден в списке продаж. Когда появится чек, подтвердите продажу там же',
  },
]

/**
 * The preparations. On a phone they come before the form, on a wide screen they are beside it (AT04, AT05); they mention a
 * receipt only if the user has one (AT13).
 */
export const InstructionsPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const isBegun = isFormBegun(snapshot)
  return (
    <Panel title="Что понадобится">
      <Stack>
        <Steps steps={showsReceipt(snapshot) ? WITH_RECEIPT : WITHOUT_RECEIPT} />
        {snapshot.can({ type: 'start' }) && (
          <Stack gap="tight">
            {isBegun && (
              <Button variant="primary" size="lg" wide onClick={() => send({ type: 'start' })}>
                Продолжить ввод
              </Button>
            )}
            <Button
              variant={isBegun ? 'secondary' : 'primary'}
              size="lg"
              wide
              icon={<QrCode />}
              onClick={() => send({ type: 'scan' })}
            >
              Сканировать чек
            </Button>
            {!isBegun && (
              <Button size="lg" wide onClick={() => send({ type: 'start' })}>
                Ввести данные
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Panel>
  )
}
