/**
 * The effects that machines may name. They do nothing here: app/effects implements each of them once, and only a
 * screen's root machine names them.
 */
import type { LegalUser, User } from '../../api/types.ts'
import type { CaseKind, CaseVerdict } from '../../domain/desk/cases.ts'
import type { ReportFile } from '../../domain/support/report-file.ts'
import type { Mode } from '../../domain/people/roles.ts'
import type { ToFrame } from '../../domain/support/replay-frame.ts'

/** What has become of the row of a queue that an operator had open. */
export interface CaseNews {
  kind: CaseKind
  id: string
  /** Empty for a row that was not there. */
  title: string
  end:
    /** `due`: the instant at which the server carries it out. */
    | { how: 'decided'; verdict: CaseVerdict; due: string }
    | { how: 'handedOver'; to: { id: string; name: string } }
    | { how: 'gone' }
}

export type ToastTone = 'success' | 'danger' | 'info'

/** Parameters of every effect, by name. */
export interface EffectParams {
  /**
   * Navigates to another place of the portal; `replace` adds no history entry, a step is one that `goBack` takes back. A
   * message is passed beside the address, so that a link cannot contain one (A11).
   */
  navigate: { to: string; replace?: boolean; message?: string; isStep?: boolean }
  /** Takes back the step that led here, like the browser's Back; without such a step it navigates to this place. */
  goBack: { to: string }
  /**
   * Goes back to where in the portal the person came from, and there shows the message; whoever came by a link from outside goes to this
   * place. Unlike `goBack` it leaves a screen that a link has opened.
   */
  leave: { to: string; toast?: { title: string; text: string; tone: ToastTone; about?: string } }
  /**
   * A short message. It disappears by itself, when the user leaves the place where it was shown first, and when a newer message
   * has the same subject.
   */
  toast: { title: string; text: string; tone: ToastTone; about?: string }
  /** The message's subject is over: the toast disappears. */
  endToast: { about: string }
  /** Stores the token: permanently with `remember`, otherwise until the tab closes (A05). */
  storeToken: { token: string; remember: boolean }
  removeToken: undefined
  /** Tells the session about a newly stored token. */
  startSession: { token: string }
  /** Stores one phone's count of failed sign-ins, and when sign-in opens again, across reloads (A02, E12). */
  rememberFails: { phone: string; fails: number; opensAt: number | null }
  forgetFails: { phone: string }
  /** Erases the device's data of this phone's deleted account; data of another signed-in user stay (E11). */
  forgetPhone: { phone: string }
  /** Stores the current place as the target of the next sign-in, of this phone's user or of anybody (E14). */
  rememberGoal: { mobile: string | null }
  forgetGoal: undefined
  /** Stores the mode on this device, for this phone's user (SC02; E01). */
  storeMode: { mode: Mode; owner: string | null }
  /** Stores the choice at registration until the first sign-in of that phone (A06). */
  storeChoice: { mode: Mode; owner: string }
  /** Passes this phone to sign-in, in its field's format. */
  handPhone: { phone: string }
  /** Erases the drafts of a finished form that name this phone. Drafts of other phones stay (D40). */
  forgetDrafts: { form: 'registration'; phone: string }
  /** Restarts the wait for another code of this flow (A14). */
  forgetWait: { flow: 'confirmation' | 'recovery' }
  /** The signed-in person works in this mode from now on, and stays at this place. */
  changeMode: { mode: Mode; to: string }
  /** Signs out, because the link is somebody else's (E17): the next sign-in leads back to it. */
  leaveAccount: undefined
  /** Stores a serial number for the next form (A61). */
  storeSerial: { serial: string }
  /** Forgets that serial number after the form has taken it: it lives in the draft now. */
  forgetSerial: undefined
  /** This user has gone past the instructions of the tool form: the device opens the form from now on (D46). */
  rememberInstructions: undefined
  /** Erases all data of a user from storage and memory (B08). */
  eraseUser: undefined
  /** Erases other users' data from the device; for an unknown user it erases nothing (B08). */
  eraseOthers: { owner: string | null }
  /** Tells the session that its account is deleted: it ends, and the portal shows sign-in. */
  endSession: undefined
  /** Asks the session whether the user's status is another now; a change takes effect in every tab (E03). */
  refreshStatus: undefined
  /**
   * Opens an empty tab beside this one, which `showTab` leads to an address and `closeTab` closes again. To be named by the transition
   * of a press: browsers stop a tab that opens later.
   */
  openTab: undefined
  /** An address of the web, or a place of this origin; where the tab was stopped or closed, nothing happens. */
  showTab: { url: string }
  closeTab: undefined
  /** A message in a window of the browser: the page stops until it is closed. */
  alert: { text: string }
  /** Asks the session to reload the points. */
  refreshScore: undefined
  /** Asks the session to reload the user after failed answers. */
  reloadUser: undefined
  /** Passes the newly loaded profile to the session. */
  updateUser: { user: User | null; legal: LegalUser | null }
  /** Tells the other tabs that this user's status has changed (E03). */
  tellStatus: undefined
  /** Hands the report of a problem to the browser's downloads: the way without a network. */
  saveReport: ReportFile
  /** Copies a text, and says in a message what has come of it. */
  copyText: { text: string }
  /** Opens the window of the device that sends an address to somebody. */
  shareLink: { url: string }
  /** Forgets the token of an operator's invitation, which this tab has kept for a reload (E21). */
  forgetInvitation: undefined
  /** Opens the browser's window of printing. */
  printPage: undefined
  /** Tells the list beside it what has become of the row of a queue (C07). */
  tellCase: CaseNews
  /** Tells the list beside it that something was done in the conversation that is open at the desk. */
  tellChats: undefined
  /** Tells the list that a decision was taken back; null where it only may have changed. */
  tellUndone: { kind: CaseKind; id: string } | null
  /**
   * Gives back a row that the operator has left undecided; it is given back by itself ten minutes later, so nobody waits for it. Null where none
   * is open.
   */
  releaseCase: { kind: CaseKind; id: string } | null
  /** Tells the frame of a replay, which has an origin of its own, what to show (D263). */
  tellFrame: ToFrame
  /** Keeps the step that is shown in the address, without an entry of the history. */
  keepStep: { step: number }
  /** For the operators: written to the console, never shown. */
  logProblem: { problem: string }
}

type Effects = { [Name in keyof EffectParams]: (args: unknown, params: EffectParams[Name]) => void }

const nothing = () => {}

/** Picks a machine's effects, for its `setup({ actions })`. */
export const effects = <Name extends keyof EffectParams>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, nothing])) as unknown as Pick<Effects, Name>
