import { useSelector } from '@xstate/react'
import { Button } from '../../../ui/actions/button.tsx'
import { QrCode } from '../../../ui/base/icons.ts'
import { useSend } from '../../kit/use-send.ts'
import { UNNUMBERED } from '../../fragments/list/missing.ts'
import type { HandoverLinkActor } from './types.ts'

interface HandoverButtonProps {
  actor: HandoverLinkActor
  /** The own sale, which may be handed over. */
  sale: { id: string; sn: string }
  variant?: 'primary' | 'secondary'
}

/** Opens the window with the link of a sale (E17). */
export const HandoverButton = ({ actor, sale: { id, sn }, variant = 'secondary' }: HandoverButtonProps) => {
  const mayOpen = useSelector(actor, (snapshot) => snapshot.can({ type: 'open', id: '', sn: '', key: '', now: 0 }))
  const send = useSend(actor)
  return (
    <Button
      variant={variant}
      icon={<QrCode />}
      aria-label={`Показать покупателю: ${sn || UNNUMBERED}`}
      disabled={!mayOpen}
      onClick={() => send({ type: 'open', id, sn })}
    >
      Показать покупателю
    </Button>
  )
}
