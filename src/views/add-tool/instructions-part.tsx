import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Steps } from '../../ui/steps.tsx'
import { useSend } from '../kit/use-send.ts'
import type { PartProps } from './parts.ts'

const STEPS = [
  { title: 'Найдите серийный номер', text: 'Он на наклейке инструмента и на коробке: цифры и точки, например 100.00001' },
  {
    title: 'Возьмите чек покупки',
    text: 'Отсканируйте QR код чека или сфотографируйте чек. Можно и ввести вручную: дату, сумму, ФН, ФД и ФП',
  },
  { title: 'Отправьте данные', text: 'Налоговая служба проверит чек, обычно это занимает меньше минуты' },
]

/** What to have at hand. On a phone it comes before the form, on a wide screen it stands beside it (AT04, AT05). */
export const InstructionsPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <Panel title="Что понадобится">
      <Stack>
        <Steps steps={STEPS} />
        {snapshot.can({ type: 'start' }) && (
          <Button variant="primary" size="lg" wide onClick={() => send({ type: 'start' })}>
            Ввести данные
          </Button>
        )}
      </Stack>
    </Panel>
  )
}
