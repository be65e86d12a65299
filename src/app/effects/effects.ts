/** The implementation of the effects that machines name. */
import type { EffectParams } from '../../machines/kit/effects.ts'
import type { KeptModes } from '../../machines/account/session/types.ts'
import { dropDraftsOf, handOver } from './storage/drafts.ts'
import { eraseMemory } from './storage/erasers.ts'
import type { Places } from './places.ts'
import * as storage from './storage/storage.ts'
import type { HandoverEffects } from './handover.ts'
import type { SecondTab } from './second-tab.ts'
import { tellTabs } from './tabs.ts'
import type { WayBack } from './way-back.ts'
import type { Toasts } from './toasts.ts'

export interface EffectDeps {
  /** The browser's history. */
  places: Places
  toasts: Toasts
  /** The current place: path and query. */
  place: () => string
  /** The id of the signed-in user. */
  owner: () => string
  /** The session starts after its effects, so they get it lazily. */
  session: () => {
    send: (
      event:
        | { type: 'started'; token: string; kept: KeptModes }
        | { type: 'signOut'; to: '/auth/login' }
        | { type: 'score.refresh' }
        | { type: 'status.refresh' }
        | { type: 'user.reload' }
        | ({ type: 'user.updated' } & EffectParams['updateUser']),
    ) => void
  }
}

/** What comes with the screen of a report (src/app/effects/report). */
type OfReport = 'saveReport' | 'copyText' | 'shareLink'

/** What only the desk does (src/desk/effects.ts). */
type OfDesk =
  | 'forgetInvitation'
  | 'printPage'
  | 'tellCase'
  | 'tellChats'
  | 'tellUndone'
  | 'releaseCase'
  | 'tellFrame'
  | 'keepStep'

/** All effects but those that come with the screens that have them: of a second tab, of the way back, of a hand-over. */
export type Effects = {
  [Name in Exclude<keyof EffectParams, keyof SecondTab | keyof WayBack | keyof HandoverEffects | OfReport | OfDesk>]: (
    args: unknown,
    params: EffectParams[Name],
  ) => void
}

/** Runs an effect that removes the token, and tells the other tabs with the same token. */
const endingSession = (erase: () => void) => {
  const token = storage.readToken()
  erase()
  if (token !== null) tellTabs({ kind: 'ended', token })
}

export const createEffects = (deps: EffectDeps): Effects => ({
  navigate: (_, place) => deps.places.go(place),
  goBack: (_, { to }) => deps.places.goBack(to),
  toast: (_, toast) => deps.toasts.show(toast),
  endToast: (_, { about }) => deps.toasts.end(about),
  storeToken: (_, { token, remember }) => {
    storage.storeToken(token, remember)
    if (!remember) tellTabs({ kind: 'begun' })
  },
  removeToken: () => endingSession(storage.removeToken),
  startSession: (_, { token }) => deps.session().send({ type: 'started', token, kept: storage.readModes() }),
  rememberFails: (_, { phone, fails, opensAt }) => storage.storeFails(phone, fails, opensAt),
  forgetFails: (_, { phone }) => storage.storeFails(phone, 0, null),
  forgetPhone: (_, { phone }) => {
    const owner = deps.owner() || null
    // The screens of deletion are loaded with it: nothing waits for a network here, and no other page carries it.
    void import('./storage/forget-phone.ts').then(({ forgetPhone }) => forgetPhone(phone, owner))
    eraseMemory(owner)
    tellTabs({ kind: 'deleted', phone })
  },
  rememberGoal: (_, { mobile }) => storage.storeGoal({ to: deps.place(), mobile }),
  forgetGoal: () => storage.storeGoal(null),
  storeMode: (_, { mode, owner }) => storage.storeMode(mode, owner),
  storeChoice: (_, { mode, owner }) => storage.storeChoice(mode, owner),
  handPhone: (_, { phone }) => handOver('login', storage.ANONYMOUS, phone, Date.now()),
  forgetDrafts: (_, { form, phone }) => dropDraftsOf(form, storage.ANONYMOUS, phone),
  forgetWait: (_, { flow }) => storage.forgetWait(flow),
  storeSerial: (_, { serial }) => storage.storeSerial({ owner: deps.owner(), serial }),
  forgetSerial: () => storage.storeSerial(null),
  rememberInstructions: () => storage.storeInstructed(deps.owner()),
  eraseUser: () => {
    endingSession(storage.eraseUser)
    eraseMemory(null)
    tellTabs({ kind: 'erased', owner: null })
  },
  eraseOthers: (_, { owner }) => {
    if (owner === null) return
    storage.eraseOthers(owner)
    eraseMemory(owner)
    tellTabs({ kind: 'erased', owner })
  },
  endSession: () => deps.session().send({ type: 'signOut', to: '/auth/login' }),
  refreshStatus: () => deps.session().send({ type: 'status.refresh' }),
  alert: (_, { text }) => window.alert(text),
  refreshScore: () => deps.session().send({ type: 'score.refresh' }),
  reloadUser: () => deps.session().send({ type: 'user.reload' }),
  updateUser: (_, params) => deps.session().send({ type: 'user.updated', ...params }),
  tellStatus: () => tellTabs({ kind: 'status' }),
  logProblem: (_, { problem }) => console.error(`portal: ${problem}`),
})
