import type { components } from '../../../openapi/generated/schema.d.ts'
import { userStatus } from '../../../src/domain/people/roles.ts'
import type { Actor } from '../../kernel/call/actor.ts'
import type { passports, users } from '../../kernel/database/schema.ts'
import { lacksOf, NO_PASSPORT } from '../profile/lacks.ts'
import type { Passport } from '../profile/lacks.ts'

type UserRow = typeof users.$inferSelect
type PassportRow = typeof passports.$inferSelect
type Wire = components['schemas']

/** yyyy-MM-dd as the profile spells it, dd-MM-yyyy. */
const wireDay = (day: string | null): string | null => day && day.split('-').toReversed().join('-')

const toPassport = (passport: Passport): Wire['Passport'] => ({
  departmentCode: passport.departmentCode,
  issuedBy: passport.issuedBy,
  issuedFrom: wireDay(passport.issuedFrom),
  passportSeries: passport.series,
  passportImages: passport.images,
})

/** The subject of `getUser`. */
interface Known {
  user: UserRow
  passport: PassportRow | null
  images: string[]
}

/** A person as the contract spells it. */
const userOf = (user: UserRow, passport: Passport, roles: Actor['roles'], lacks: Wire['WithdrawalLack'][]): Wire['User'] => ({
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
  approved: !user.isLegalEntity && lacks.length === 0,
  taxLocked: user.taxLocked,
  taxStatus: user.taxStatus,
  roles,
  status: userStatus(user.status),
  locked: user.locked,
  firstStar: user.firstStar,
  secondStar: user.secondStar,
  thirdStar: user.thirdStar,
  isAdmin: roles.includes('ADMIN_RT'),
  isLegalEntity: user.isLegalEntity,
  passport: toPassport(passport),
  version: user.profileVersion,
  lacks,
})

/** A person as in the contract, with the profile's missing parts at this moment. */
export const toUser = ({ user, passport, images }: Known, roles: Actor['roles'], now: number): Wire['User'] => {
  const filled = { ...(passport ?? NO_PASSPORT), images }
  return userOf(user, filled, roles, lacksOf(user, filled, now))
}

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
  version: user.profileVersion,
})
