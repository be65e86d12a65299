/** The session's interface to the rest of the portal. */
import type { SnapshotFrom } from 'xstate'
import { effectiveMode, type Mode, type Standing } from '../../../domain/people/roles.ts'
import type { sessionMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

/** Person or company, in the common shape that screens and rules read. */
export interface Person {
  id: string
  /** «Соколова Анна», or the organisation's name; «-» when the server sends none. */
  name: string
  mobile: string
  standing: Standing
  taxStatus: string | null
  /** Whether the INN allows a withdrawal of points; a company cannot withdraw any. */
  innApproved: boolean
  /** Survey flags, first to third. */
  stars: readonly [boolean, boolean, boolean]
}

/** The placeholder of a missing name (FM20). */
const UNNAMED = '-'

export const isSignedIn = (snapshot: Snapshot): boolean => snapshot.matches('starting') || snapshot.matches('ready')

export const isReady = (snapshot: Snapshot): boolean => snapshot.matches('ready')

export const modeOf = ({ context: { mode, isLegal, user } }: Snapshot): Mode =>
  effectiveMode(mode, isLegal || user?.isLegalEntity === true)

/** @returns null while the person is unknown: not signed in, still loading, or after a failure (ER09) */
export const personOf = ({ context: { user, legal } }: Snapshot): Person | null => {
  if (legal)
    return {
      id: legal.id,
      name: legal.organization_name || UNNAMED,
      mobile: legal.mobile,
      standing: { status: null, roles: [], isAdmin: false, locked: legal.locked, isLegalEntity: true },
      taxStatus: null,
      innApproved: false,
      stars: [false, false, false],
    }
  if (!user) return null
  return {
    id: user.id,
    name: [user.surname, user.username].filter(Boolean).join(' ') || UNNAMED,
    mobile: user.mobile,
    standing: {
      status: user.status,
      roles: user.roles,
      isAdmin: user.isAdmin,
      locked: user.locked,
      isLegalEntity: user.isLegalEntity,
    },
    taxStatus: user.taxStatus,
    innApproved: user.innApproved,
    stars: [user.firstStar, user.secondStar, user.thirdStar],
  }
}
