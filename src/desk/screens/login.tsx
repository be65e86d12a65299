import { useState } from 'react'
import { deskLoginActors } from '../../machines/desk/desk-login/actors.ts'
import { deskLoginMachine } from '../../machines/desk/desk-login/machine.ts'
import { DeskLoginView } from '../../views/desk/desk-login/view.tsx'
import { useDeskFlow, type DeskFlowParts } from '../flow.ts'
import { readGoal } from '../storage.ts'

const parts: DeskFlowParts<typeof deskLoginMachine> = {
  machine: deskLoginMachine,
  actors: ({ api }) => deskLoginActors(api, Date.now),
}

export const LoginScreen = () => {
  const [input] = useState(() => ({ goal: readGoal(), now: Date.now() }))
  return <DeskLoginView actor={useDeskFlow(parts, input)} />
}
