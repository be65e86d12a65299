import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { recoverySuccessActors } from '../../../machines/account/recovery-success/actors.ts'
import { recoverySuccessMachine } from '../../../machines/account/recovery-success/machine.ts'
import { RecoverySuccessView } from '../../../views/account/recovery-success/view.tsx'
import { readWait } from '../../effects/storage/resend-wait.ts'
import { useFlow, type FlowParts } from '../../session/flow.ts'
import { phoneInQuery } from '../../routing/phone-in-query.ts'

const parts: FlowParts<typeof recoverySuccessMachine> = {
  machine: recoverySuccessMachine,
  actors: ({ api }) => recoverySuccessActors(api, Date.now),
}

const Flow = ({ phone }: { phone: string | null }) => {
  const [wait] = useState(() => readWait('recovery', phone ?? '', Date.now()))
  const actor = useFlow(parts, { phone, wait }, { wait: { flow: 'recovery', phone: phone ?? '' } })
  return <RecoverySuccessView actor={actor} />
}

export const Screen = () => {
  const [search] = useSearchParams()
  const phone = phoneInQuery(search)
  // Another phone has another wait.
  return <Flow key={phone} phone={phone} />
}
