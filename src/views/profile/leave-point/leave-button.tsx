import { useSelector } from '@xstate/react'
import type { Ref } from 'react'
import type { Way } from '../../../machines/profile/leave-point/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { LeavePointActor } from './types.ts'

const LABELS: Record<Way, string> = { leave: 'Выйти из точки', cancel: 'Отменить заявку' }

type Props = { actor: LeavePointActor; way: Way; ref?: Ref<HTMLButtonElement> }

/** The way out of a point, or out of an application (RP11, RP12). */
export const LeaveButton = ({ actor, way, ref }: Props) => {
  const mayAsk = useSelector(actor, (snapshot) => snapshot.can({ type: 'ask', way }))
  const send = useSend(actor)
  return (
    <Button ref={ref} disabled={!mayAsk} onClick={() => send({ type: 'ask', way })}>
      {LABELS[way]}
    </Button>
  )
}
