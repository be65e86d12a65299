/** The implementation of the effects that the desk's machines name. */
import type { EffectParams } from '../machines/kit/effects.ts'
import type { Places } from '../app/effects/places.ts'
import type { Toasts } from '../app/effects/toasts.ts'
import { storeGoal, storeInvitation, storeToken } from './storage.ts'

interface DeskEffectDeps {
  places: Places
  toasts: Toasts
  /** The current place: path and query. */
  place: () => string
  session: () => { send: (event: { type: 'started'; token: string }) => void }
}

type Named =
  | 'navigate'
  | 'toast'
  | 'endToast'
  | 'storeToken'
  | 'removeToken'
  | 'startSession'
  | 'rememberGoal'
  | 'forgetGoal'
  | 'forgetInvitation'
  | 'printPage'
  | 'logProblem'

export type DeskEffects = { [Name in Named]: (args: unknown, params: EffectParams[Name]) => void }

export const createDeskEffects = (deps: DeskEffectDeps): DeskEffects => ({
  navigate: (_, place) => deps.places.go(place),
  toast: (_, toast) => deps.toasts.show(toast),
  endToast: (_, { about }) => deps.toasts.end(about),
  storeToken: (_, { token }) => storeToken(token),
  removeToken: () => storeToken(null),
  startSession: (_, { token }) => deps.session().send({ type: 'started', token }),
  rememberGoal: () => storeGoal(deps.place()),
  forgetGoal: () => storeGoal(null),
  forgetInvitation: () => storeInvitation(null),
  printPage: () => window.print(),
  logProblem: (_, { problem }) => console.error(`desk: ${problem}`),
})
