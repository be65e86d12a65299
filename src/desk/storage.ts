/** What the desk keeps in the browser, apart from what the portal keeps there: both may be signed in side by side (E21). */
import { read, write } from '../app/effects/storage/storage.ts'
import { deskGoal } from '../domain/portal/desk-places.ts'

export const TOKEN_KEY = 'deskToken'
const GOAL_KEY = 'deskGoal'
const INVITATION_KEY = 'deskInvitation'

export const readToken = (): string | null => read('localStorage', TOKEN_KEY)
export const storeToken = (token: string | null): void => write('localStorage', TOKEN_KEY, token)

/** Where the operator was going when the sign-in came between (E14). */
export const readGoal = (): string | null => read('sessionStorage', GOAL_KEY)
export const storeGoal = (goal: string | null): void => write('sessionStorage', GOAL_KEY, goal && deskGoal(goal))

/** The token of an invitation, in this tab alone: a reload needs it, and the address has it no more. */
export const readInvitation = (): string | null => read('sessionStorage', INVITATION_KEY)
export const storeInvitation = (token: string | null): void => write('sessionStorage', INVITATION_KEY, token)
