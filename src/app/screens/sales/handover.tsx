import { useEffect, useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { mayOwn } from '../../../domain/people/roles.ts'
import { handoverActors } from '../../../machines/sales/handover/actors.ts'
import type { KeptLink } from '../../../machines/sales/handover/draft.ts'
import { handoverMachine } from '../../../machines/sales/handover/machine.ts'
import type { Reader, ReaderKind } from '../../../machines/sales/handover/types.ts'
import { HandoverView } from '../../../views/sales/handover/view.tsx'
import { createHandover } from '../../effects/handover.ts'
import { keptLink, storeLink, takeLink } from '../../effects/storage/handover-link.ts'
import type { Visitor } from '../../routing/guard.ts'
import { useServices } from '../../session/context.ts'
import { useFlow, type FlowParts } from '../../session/flow.ts'
import { useVisitor } from '../../session/visitor.ts'

const kindOf = ({ isSignedIn, isReady, mode, person }: Visitor): ReaderKind => {
  if (!isSignedIn) return 'stranger'
  if (!isReady || person === null) return 'starting'
  if (person.standing.isLegalEntity) return 'company'
  if (!mayOwn(person.standing)) return 'barred'
  return mode
}

const useReader = (): Reader => {
  const visitor = useVisitor()
  const kind = kindOf(visitor)
  const { id = '', name = '', mobile = '' } = visitor.person ?? {}
  return useMemo(() => ({ kind, id, name, mobile }), [kind, id, name, mobile])
}

/** The pending registration is stored beside its token: under one key the server refuses another one (B10). */
const pendingIn = ({ context: { token, command, reader } }: SnapshotFrom<typeof handoverMachine>): KeptLink => ({
  token,
  command,
  owner: command && reader.id,
})

const slot = {
  initial: null,
  keep: (link: unknown) => {
    const pending = link as KeptLink
    // Signed out meanwhile, or another link has been opened: what is kept is not this one's.
    if (keptLink().token === pending.token) storeLink(pending)
  },
}

const Opened = ({ link: { token, command } }: { link: KeptLink }) => {
  const { session } = useServices()
  const reader = useReader()
  const parts = useMemo<FlowParts<typeof handoverMachine>>(
    () => ({
      machine: handoverMachine.provide({ actions: createHandover(session) }),
      actors: ({ api }) => handoverActors(api),
    }),
    [session],
  )
  const actor = useFlow(parts, { token, reader, command }, { draft: { slot, of: pendingIn } })
  useEffect(() => actor.send({ type: 'reader.changed', reader }), [actor, reader])
  return <HandoverView actor={actor} />
}

export const Screen = () => {
  const [link, setLink] = useState(takeLink)
  useEffect(() => {
    // Another link may be opened in this tab: then the address changes without a load.
    const take = () => setLink(takeLink())
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return <Opened key={link.token} link={link} />
}
