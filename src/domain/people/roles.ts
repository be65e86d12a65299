/** A user's roles in the programme and the rights that follow (PR07–PR17, RL03–RL09). */

const USER_STATUSES = ['BUYER', 'ART_PENDING', 'SELLER_PENDING', 'SELLER'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** The mode a person works in; companies are always customers (SC03, RL06). */
export type Mode = 'seller' | 'customer'
const DEFAULT_MODE: Mode = 'customer'

/** The fields of a user that the rules below read. */
export interface Standing {
  status: string | null
  roles: readonly string[]
  /** Sent by the server beside the roles. */
  isAdmin: boolean
  locked: boolean
  isLegalEntity: boolean
}

/** A missing or unknown status counts as BUYER (PR12). */
export const userStatus = (status: string | null | undefined): UserStatus =>
  USER_STATUSES.includes(status as UserStatus) ? (status as UserStatus) : 'BUYER'

export const hasAdminRole = ({ roles }: Pick<Standing, 'roles'>): boolean => roles.includes('ADMIN_RT')

/** Whether a person has an administrator's rights: either source grants them (RL09, E02). */
export const mayAdminister = (user: Pick<Standing, 'roles' | 'isAdmin'>): boolean => hasAdminRole(user) || user.isAdmin

/** An operator signs in at the desk alone (E21). */
export const worksAtDesk = ({ roles }: Pick<Standing, 'roles'>): boolean => roles.includes('OPERATOR')

export const isPending = (user: Pick<Standing, 'status'>): boolean => {
  const status = userStatus(user.status)
  return status === 'SELLER_PENDING' || status === 'ART_PENDING'
}

/** The default mode: sellers, and applicants to become one, sell (SC03; E01). */
export const firstMode = (user: Pick<Standing, 'roles' | 'isAdmin' | 'status'>): Mode =>
  mayAdminister(user) || userStatus(user.status) !== 'BUYER' ? 'seller' : DEFAULT_MODE

/** The effective mode: companies cannot leave customer mode (SC06, RL06). */
export const effectiveMode = (stored: Mode | null, isLegalEntity: boolean): Mode =>
  isLegalEntity ? 'customer' : (stored ?? DEFAULT_MODE)

/** Whether a person may register sales: a seller with an approved point, not locked (RL04, RL07). */
export const maySell = (user: Standing, hasPoint: boolean): boolean =>
  !user.isLegalEntity && !user.locked && userStatus(user.status) === 'SELLER' && hasPoint

/** Whether a person may register their own tools: anyone who is not locked (RL07). */
export const mayOwn = (user: Pick<Standing, 'locked'>): boolean => !user.locked
