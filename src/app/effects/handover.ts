/** What a hand-over does to the session (E17): a seller becomes a customer at this place, and whoever is somebody else signs out. */
import type { EffectParams } from '../../machines/kit/effects.ts'
import { linkOf } from '../../machines/sales/handover/draft.ts'
import { keptLink, storeLink } from './storage/handover-link.ts'
import { storeGoal } from './storage/storage.ts'

export type HandoverEffects = {
  [Name in 'changeMode' | 'leaveAccount']: (args: unknown, params: EffectParams[Name]) => void
}

/** What they tell the session. */
type Told = { type: 'mode.change'; mode: EffectParams['changeMode']['mode']; to: string } | { type: 'signOut'; to: '/auth/login' }

export const createHandover = (session: { send: (event: Told) => void }): HandoverEffects => ({
  changeMode: (_, { mode, to }) => session.send({ type: 'mode.change', mode, to }),
  leaveAccount: () => {
    // A sign-out erases both; neither is the account's.
    const link = keptLink()
    session.send({ type: 'signOut', to: '/auth/login' })
    storeLink(linkOf(link.token))
    storeGoal({ to: '/handover', mobile: null })
  },
})
