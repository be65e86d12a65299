/** The profile's texts for a person's role and the check of their INN, which no earlier page needs (PR07–PR11, PR14–PR17). */
import { hasAdminRole, userStatus, type Standing } from './roles.ts'

/** The profile's title of a person: of the two sources of an administrator it uses the role (PR07–PR11). */
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
