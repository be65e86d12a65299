/** The one implementation of every effect that machines name. */
import type { EffectParams } from '../../machines/kit/effects.ts'
import { eraseMemory } from './erasers.ts'
import * as storage from './storage.ts'
import type { Toasts } from './toasts.ts'

export interface EffectDeps {
  navigate: (to: string, options: { replace: boolean }) => void
  toasts: Toasts
  /** The id of the signed-in user. */
  owner: () => string
  /** The session comes to life after its effects: they reach it late. */
  session: () => {
    send: (event: { type: 'started'; token: string } | { type: 'score.refresh' } | { type: 'user.reload' }) => void
  }
}

export type Effects = { [Name in keyof EffectParams]: (args: unknown, params: EffectParams[Name]) => void }

export const createEffects = (deps: EffectDeps): Effects => ({
  navigate: (_, { to, replace = false }) => deps.navigate(to, { replace }),
  toast: (_, toast) => deps.toasts.show(toast),
  storeToken: (_, { token, remember }) => storage.storeToken(token, remember),
  removeToken: () => storage.removeToken(),
  startSession: (_, { token }) => deps.session().send({ type: 'started', token }),
  rememberFails: (_, { phone, fails }) => storage.storeFails(phone, fails),
  forgetFails: (_, { phone }) => storage.storeFails(phone, 0),
  storeMode: (_, { mode }) => storage.storeMode(mode),
  storeSerial: (_, { serial }) => storage.storeSerial({ owner: deps.owner(), serial }),
  eraseUser: () => {
    storage.eraseUser()
    eraseMemory(null)
  },
  eraseOthers: (_, { owner }) => {
    if (owner === null) return
    storage.eraseOthers(owner)
    eraseMemory(owner)
  },
  refreshScore: () => deps.session().send({ type: 'score.refresh' }),
  reloadUser: () => deps.session().send({ type: 'user.reload' }),
  logProblem: (_, { problem }) => console.error(`portal: ${problem}`),
})
