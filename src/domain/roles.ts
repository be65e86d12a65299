/** Who a user is in the programme and what follows from it (PR07–PR17, RL03–RL09). */

const USER_STATUSES = ['BUYER', 'ART_PENDING', 'SELLER_PENDING', 'SELLER'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** The mode a person works in; companies are always customers (SC03, RL06). */
export type Mode = 'seller' | 'customer'
const DEFAULT_MODE: Mode = 'customer'

/** What the rules below read of a user. */
export interface Standing {
  status: string | null
  roles: readonly string[]
  /** The server says so beside the roles. */
  isAdmin: boolean
  locked: boolean
  isLegalEntity: boolean
}

/** A missing or unknown status behaves as BUYER (PR12). */
export const userStatus = (status: string | null | undefined): UserStatus =>
  USER_STATUSES.includes(status as UserStatus) ? (status as UserStatus) : 'BUYER'

export const hasAdminRole = ({ roles }: Pick<Standing, 'roles'>): boolean => roles.includes('ADMIN_RT')

/** Whether a person has the rights of an administrator: either source gives them (RL09, E02). */
export const mayAdminister = (user: Pick<Standing, 'roles' | 'isAdmin'>): boolean => hasAdminRole(user) || user.isAdmin

export const isPending = (user: Pick<Standing, 'status'>): boolean => {
  const status = userStatus(user.status)
  return status === 'SELLER_PENDING' || status === 'ART_PENDING'
}

/** The mode of whoever has never chosen one: sellers, and those who apply to become one, sell (SC03; E01). */
export const firstMode = (user: Pick<Standing, 'roles' | 'isAdmin' | 'status'>): Mode =>
  mayAdminister(user) || userStatus(user.status) !== 'BUYER' ? 'seller' : DEFAULT_MODE

/** The mode that is in force: companies cannot leave customer mode (SC06, RL06). */
export const effectiveMode = (stored: Mode | null, isLegalEntity: boolean): Mode =>
  isLegalEntity ? 'customer' : (stored ?? DEFAULT_MODE)

/** Whether a person may register sales: a seller with an approved point, not locked (RL04, RL07). */
export const maySell = (user: Standing, hasPoint: boolean): boolean =>
  !user.isLegalEntity && !user.locked && userStatus(user.status) === 'SELLER' && hasPoint

/** Whether a person may register own tools: anyone who is not locked (RL07). */
export const mayOwn = (user: Pick<Standing, 'locked'>): boolean => !user.locked
