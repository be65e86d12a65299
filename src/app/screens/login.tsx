import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { loginActors } from '../../machines/login/actors.ts'
import { loginMachine } from '../../machines/login/machine.ts'
import type { LoginPage } from '../../machines/login/types.ts'
import { LoginView } from '../../views/login/view.tsx'
import { loadDraft, useDraft, useFlow, type FlowParts } from '../flow.ts'
import { ANONYMOUS, readFails } from '../effects/storage.ts'

const parts: FlowParts<typeof loginMachine> = {
  machine: loginMachine,
  actors: ({ api }) => loginActors(api),
}

const FLOW = 'login'

const pageOf = (path: string): LoginPage => (path.startsWith('/auth/again') ? 'again' : 'login')

/** Only the phone outlives a reload; passwords are never stored (B08 of docs/decisions.md). */
const draftOf = (snapshot: { context: { form: { values: { username: string } } }; value: unknown }): string | null =>
  snapshot.value === 'signedIn' ? null : snapshot.context.form.values.username || null

export const Screen = () => {
  const [path] = useLocation()
  const page = pageOf(path)
  const draft = loadDraft(FLOW, ANONYMOUS)
  const actor = useFlow(parts, { page, fails: readFails(), username: typeof draft === 'string' ? draft : '' })
  useDraft(actor, FLOW, ANONYMOUS, draftOf)
  useEffect(() => actor.send({ type: 'url.changed', page }), [actor, page])
  return <LoginView actor={actor} />
}
