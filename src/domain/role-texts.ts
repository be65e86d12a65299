/** What the profile calls a person and the check of their INN: words that no page needs before it (PR07–PR11, PR14–PR17). */
import { hasAdminRole, userStatus, type Standing } from './roles.ts'

/** The title under which the profile shows a person: of the two sources of an administrator it reads the role (PR07–PR11). */
export const roleTitle = (user: Pick<Standing, 'roles' | 'status'>): string => {
  if (hasAdminRole(user)) return 'Продавец АРТ'
  const status = userStatus(user.status)
  return status === 'SELLER' || status === 'SELLER_PENDING' ? 'Продавец' : 'Покупатель'
}

/** The text of the approval icon; other statuses have none (PR14–PR17). */
export const taxStatusText = (taxStatus: string | null | undefined): string | null => {
  if (taxStatus === 'ACCEPTED') return 'ИНН подтвержден'
  return taxStatus === 'MANUAL_CHECK' || taxStatus === 'AWAITING_CHECK' ? 'Инн на проверке' : null
}
