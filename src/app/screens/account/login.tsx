import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loginActors } from '../../../machines/account/login/actors.ts'
import { draftOf, readDraft } from '../../../machines/account/login/draft.ts'
import { loginMachine } from '../../../machines/account/login/machine.ts'
import type { LoginPage } from '../../../machines/account/login/types.ts'
import { LoginView } from '../../../views/account/login/view.tsx'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { routeOf } from '../../routing/routes.ts'
import { ANONYMOUS, readFails, readGoal, readOpensAt } from '../../effects/storage/storage.ts'

const parts: FlowParts<typeof loginMachine> = {
  machine: loginMachine,
  actors: ({ api }) => loginActors(api, Date.now),
}

const pageOf = (path: string): LoginPage => (routeOf(path).name === 'again' ? 'again' : 'login')

export const Screen = () => {
  const page = pageOf(useLocation().pathname)
  const { slot, draft } = useDraft('login', ANONYMOUS, readDraft)
  const [input] = useState(() => ({
    page,
    fails: readFails(),
    opensAt: readOpensAt(),
    now: Date.now(),
    goal: readGoal(),
    username: draft,
  }))
  const actor = useFlow(parts, input, { draft: { slot, of: draftOf } })
  useEffect(() => actor.send({ type: 'url.changed', page, now: Date.now() }), [actor, page])
  return <LoginView actor={actor} />
}
