/** The token stands in the fragment, which no server ever sees; from there it goes into the tab's memory, and out of the address (E21). */
import { useState } from 'react'
import { invitationActors } from '../../machines/desk/invitation/actors.ts'
import { invitationMachine } from '../../machines/desk/invitation/machine.ts'
import type { DrawnSecret } from '../../machines/desk/invitation/types.ts'
import { InvitationView } from '../../views/desk/invitation/view.tsx'
import { useDeskFlow, type DeskFlowParts } from '../flow.ts'
import { readInvitation, storeInvitation } from '../storage.ts'

const draw = async (uri: string): Promise<DrawnSecret> => (await import('../../qr/draw.ts')).drawQr(uri)

/** Without https there is no clipboard. */
const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const parts: DeskFlowParts<typeof invitationMachine> = {
  machine: invitationMachine,
  actors: ({ api }) => invitationActors(api, draw, copy),
}

const takeToken = (): string | null => {
  const { hash, pathname, search } = window.location
  if (hash.length > 1) {
    storeInvitation(hash.slice(1))
    window.history.replaceState(window.history.state, '', pathname + search)
  }
  return readInvitation()
}

export const InvitationScreen = () => {
  const [input] = useState(() => ({ token: takeToken() }))
  return <InvitationView actor={useDeskFlow(parts, input)} />
}
