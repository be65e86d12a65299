import type { components } from '../../../openapi/generated/schema.d.ts'
import { moscowDay } from '../../../src/domain/dates.ts'
import { userStatus } from '../../../src/domain/roles.ts'
import type { passports, users } from '../../db/schema.ts'
import type { Actor } from '../auth/actor.ts'

type UserRow = typeof users.$inferSelect
type PassportRow = typeof passports.$inferSelect
type Wire = components['schemas']

const ADULT_AGE = 18

/** yyyy-MM-dd as the profile spells it, dd-MM-yyyy. */
const wireDay = (day: string | null): string | null => day && day.split('-').toReversed().join('-')

const isAdult = (birthday: string, today: string): boolean => {
  const [year, rest] = [Number(birthday.slice(0, 4)), birthday.slice(4)]
  return `${year + ADULT_AGE}${rest}` <= today
}

/** Whether points may be withdrawn: computed, never stored (C02 of docs/decisions.md). */
const isApproved = (user: UserRow, passport: PassportRow | null, now: number): boolean =>
  user.username !== '' &&
  user.surname !== '' &&
  (user.patronymic !== null || user.noPatronymic) &&
  user.birthday !== null &&
  isAdult(user.birthday, moscowDay(now)) &&
  passport !== null &&
  passport.images.length > 0 &&
  user.taxStatus === 'ACCEPTED' &&
  !user.profileRefused

/** A person as the contract spells it. */
export const toUser = (user: UserRow, passport: PassportRow | null, roles: Actor['roles'], now: number): Wire['User'] => ({
  id: user.id,
  username: user.username,
  surname: user.surname,
  patronymic: user.patronymic,
  noPatronymic: user.noPatronymic,
  email: user.email,
  city: user.city,
  mobile: user.mobile,
  birthday: wireDay(user.birthday),
  inn: user.inn,
  innApproved: user.taxStatus === 'ACCEPTED',
  approved: isApproved(user, passport, now),
  taxLocked: user.taxLocked,
  taxStatus: user.taxStatus as Wire['TaxStatus'],
  roles,
  status: userStatus(user.status),
  locked: user.locked,
  firstStar: user.firstStar,
  secondStar: user.secondStar,
  thirdStar: user.thirdStar,
  isAdmin: roles.includes('ADMIN_RT'),
  isLegalEntity: user.isLegalEntity,
})

/** A company as the contract spells it. */
export const toLegalUser = (user: UserRow): Wire['LegalUser'] => ({
  id: user.id,
  responsible: user.responsible ?? '',
  organization_name: user.organizationName ?? '',
  organization_inn: user.inn ?? '',
  email: user.email,
  city: user.city,
  mobile: user.mobile,
  birthday: wireDay(user.birthday),
  locked: user.locked,
  isLegalEntity: true,
})
