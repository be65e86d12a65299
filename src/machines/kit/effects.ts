/**
 * The effects that machines may name. They do nothing here: app/effects gives each its one implementation, and only a
 * screen's root machine names them.
 */
import type { LegalUser, User } from '../../api/types.ts'
import type { Mode } from '../../domain/roles.ts'

export type ToastTone = 'success' | 'danger' | 'info'

/** Parameters of every effect, by name. */
export interface EffectParams {
  /**
   * Leads to another place of the portal; `replace` leaves no step behind, a step is one that `goBack` takes back. A
   * message travels beside the address: whoever writes a link cannot write it (A11).
   */
  navigate: { to: string; replace?: boolean; message?: string; isStep?: boolean }
  /** Takes back the step that led here, as Back of the browser does; whoever came another way is led to this place instead. */
  goBack: { to: string }
  /**
   * Short news. It goes by itself, when the person leaves the place where it is first seen, and when newer news are about the
   * same thing.
   */
  toast: { title: string; text: string; tone: ToastTone; about?: string }
  /** What the news are about is over: they go. */
  endToast: { about: string }
  /** Keeps the token: for good when `remember`, else until the tab is closed (A05). */
  storeToken: { token: string; remember: boolean }
  removeToken: undefined
  /** Tells the session that a token has just been stored. */
  startSession: { token: string }
  /** Keeps the count of failed sign-ins of one phone, and when sign-in opens again, across reloads (A02, E12). */
  rememberFails: { phone: string; fails: number; opensAt: number | null }
  forgetFails: { phone: string }
  /** Erases what the device keeps of this phone's account, which is gone; whoever else is signed in keeps theirs (E11). */
  forgetPhone: { phone: string }
  /** Remembers the place that is open for the sign-in of whoever has this phone, or of anybody (E14). */
  rememberGoal: { mobile: string | null }
  forgetGoal: undefined
  /** Keeps the mode on this device, for whoever has this phone (SC02; E01). */
  storeMode: { mode: Mode; owner: string | null }
  /** Keeps what was chosen at a registration until the first sign-in of that phone (A06). */
  storeChoice: { mode: Mode; owner: string }
  /** Opens sign-in with this phone, written as its field shows it. */
  handPhone: { phone: string }
  /** Erases the drafts of a form that name this phone: the form is over. Drafts of other phones stay (D40). */
  forgetDrafts: { form: 'registration'; phone: string }
  /** The wait for another code of this flow begins anew (A14). */
  forgetWait: { flow: 'confirmation' | 'recovery' }
  /** Keeps a serial number for the form that is opened next (A61). */
  storeSerial: { serial: string }
  /** That serial number has been written into the form: it lives in the draft now. */
  forgetSerial: undefined
  /** Erases everything of a user from storage and memory (B08). */
  eraseUser: undefined
  /** Erases what users other than this one have left on the device; an unknown user erases nothing (B08). */
  eraseOthers: { owner: string | null }
  /** Tells the session that its account is gone: it ends, and the portal stands at sign-in. */
  endSession: undefined
  /** Asks the session to read the points again. */
  refreshScore: undefined
  /** Asks the session for the user again, where the first answers failed. */
  reloadUser: undefined
  /** Hands the session the person's profile as it has just been loaded. */
  updateUser: { user: User | null; legal: LegalUser | null }
  /** Tells the other tabs that this person's status has changed (E03). */
  tellStatus: undefined
  /** For the people who run the portal: written to the console, never shown. */
  logProblem: { problem: string }
}

type Effects = { [Name in keyof EffectParams]: (args: unknown, params: EffectParams[Name]) => void }

const nothing = () => {}

const all: Effects = {
  navigate: nothing,
  goBack: nothing,
  toast: nothing,
  endToast: nothing,
  storeToken: nothing,
  removeToken: nothing,
  startSession: nothing,
  rememberFails: nothing,
  forgetFails: nothing,
  forgetPhone: nothing,
  rememberGoal: nothing,
  forgetGoal: nothing,
  storeMode: nothing,
  storeChoice: nothing,
  handPhone: nothing,
  forgetDrafts: nothing,
  forgetWait: nothing,
  storeSerial: nothing,
  forgetSerial: nothing,
  eraseUser: nothing,
  eraseOthers: nothing,
  endSession: nothing,
  refreshScore: nothing,
  reloadUser: nothing,
  updateUser: nothing,
  tellStatus: nothing,
  logProblem: nothing,
}

/** Picks the effects that a machine names, for its `setup({ actions })`. */
export const effects = <Name extends keyof EffectParams>(...names: Name[]): Pick<Effects, Name> =>
  Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Effects, Name>
