/** What the rest of the portal may know of the session. */
import type { SnapshotFrom } from 'xstate'
import { effectiveMode, type Mode, type Standing } from '../../../domain/roles.ts'
import type { sessionMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

/** Person or company, in the one shape that screens and rules read. */
export interface Person {
  id: string
  /** «Соколова Анна», or the organisation's name; «-» where the server gives none. */
  name: string
  mobile: string
  standing: Standing
  taxStatus: string | null
  /** Whether points can be withdrawn, as far as the INN goes; a company withdraws none. */
  innApproved: boolean
  /** Survey flags, first to third. */
  stars: readonly [boolean, boolean, boolean]
}

/** What stands where a name is missing (FM20). */
const UNNAMED = '-'

export const isSignedIn = (snapshot: Snapshot): boolean => snapshot.matches('starting') || snapshot.matches('ready')

export const isReady = (snapshot: Snapshot): boolean => snapshot.matches('ready')

export const modeOf = ({ context: { mode, isLegal, user } }: Snapshot): Mode =>
  effectiveMode(mode, isLegal || user?.isLegalEntity === true)

/** @returns null while nobody is known: not signed in, still loading, or the answer failed (ER09) */
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
