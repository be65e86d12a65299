/** On the administrator's start page: the applications that wait for a decision (RL09). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { counted } from '../../../domain/texts/plural.ts'
import type { requestCountMachine } from '../../../machines/team/request-count/machine.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Notice } from '../../../ui/content/notice.tsx'

const WAITING = { one: 'заявка ждёт решения', few: 'заявки ждут решения', many: 'заявок ждут решения' }

export const WaitingRequests = ({ actor }: { actor: Actor<typeof requestCountMachine> }) => {
  const count = useSelector(actor, ({ context }) => context.count)
  if (count === null || count === 0) return null
  return (
    <Notice
      title={counted(count, WAITING)}
      actions={
        <ButtonLink href="/sellers-requests" size="sm" variant="tonal">
          Открыть заявки
        </ButtonLink>
      }
    >
      Продавцы просят присоединиться к вашей точке
    </Notice>
  )
}
