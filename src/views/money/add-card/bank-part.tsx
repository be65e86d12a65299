import type { SnapshotFrom } from 'xstate'
import type { addCardMachine } from '../../../machines/money/add-card/machine.ts'
import { isAbsent, pageOf } from '../../../machines/money/add-card/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Actions, Stack } from '../../../ui/base/stack.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { AddCardActor } from './types.ts'

type Props = { actor: AddCardActor; snapshot: SnapshotFrom<typeof addCardMachine> }

/** The bank's tab is open: what to do there, and what it means when the card does not come. */
export const BankPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const page = pageOf(snapshot)
  const isLooking = snapshot.hasTag('busy')
  return (
    <Stack>
      <p>Введите данные карты на странице банка в новой вкладке и вернитесь сюда: карта появится в списке сама</p>
      {page !== null && (
        <p>
          Вкладка не открылась?{' '}
          <Link href={page} external>
            Открыть страницу банка
          </Link>
        </p>
      )}
      <div aria-live="polite">
        {isAbsent(snapshot) && (
          <Notice tone="warning" title="Карты в списке пока нет">
            Если банк принял карту, она появится в течение минуты. Если отказал или вы закрыли его страницу, начните заново
          </Notice>
        )}
      </div>
      <Actions>
        <Button variant="primary" busy={isLooking} onClick={() => send({ type: 'check' })}>
          Проверить
        </Button>
        <Button disabled={isLooking} onClick={() => send({ type: 'again' })}>
          Начать заново
        </Button>
      </Actions>
    </Stack>
  )
}
