import { useSelector } from '@xstate/react'
import { Button } from '../../../ui/actions/button.tsx'
import { ShieldCheck } from '../../../ui/base/icons.ts'
import { useSend } from '../../kit/use-send.ts'
import { UNNUMBERED } from '../../fragments/list/missing.ts'
import type { CertificateActor } from './types.ts'

interface CertificateButtonProps {
  actor: CertificateActor
  /** The own tool: a row with a warranty, also one that has ended. */
  tool: { id: string; sn: string }
}

/** Opens the certificate of a tool's warranty (E17). */
export const CertificateButton = ({ actor, tool: { id, sn } }: CertificateButtonProps) => {
  const mayOpen = useSelector(actor, (snapshot) => snapshot.can({ type: 'open', id: '', sn: '' }))
  const send = useSend(actor)
  return (
    <Button
      icon={<ShieldCheck />}
      aria-label={`Сертификат гарантии: ${sn || UNNUMBERED}`}
      disabled={!mayOpen}
      onClick={() => send({ type: 'open', id, sn })}
    >
      Сертификат гарантии
    </Button>
  )
}
