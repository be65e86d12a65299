/** Who is signed in: a seller, an applicant, an administrator, a company. */
import type { LegalUser, User } from '../../src/api/types.ts'

export const user: User = {
  id: '5f0c3a2e-8d0b-4b39-9a7e-0a4e5c5f1a01',
  username: 'Анна',
  surname: 'Соколова',
  patronymic: 'Игоревна',
  noPatronymic: false,
  email: 'anna@example.org',
  city: 'Москва',
  mobile: '79000000001',
  birthday: '14-03-1991',
  inn: '500100732259',
  innApproved: true,
  approved: true,
  taxLocked: false,
  taxStatus: 'ACCEPTED',
  roles: [],
  status: 'SELLER',
  locked: false,
  firstStar: true,
  secondStar: false,
  thirdStar: false,
  isAdmin: false,
  isLegalEntity: false,
  passport: {
    departmentCode: '770-001',
    issuedBy: 'ОВД района Марьина Роща',
    issuedFrom: '01-04-2011',
    passportSeries: '4510 123456',
    passportImages: [`${'0'.repeat(31)}1.jpg`],
  },
  version: 1,
  lacks: [],
}

/** Her application is still pending. */
export const applicant: User = { ...user, status: 'SELLER_PENDING' }

/** The rights of her point have been handed over to her. */
export const administrator: User = { ...user, roles: ['ADMIN_RT'], isAdmin: true }

export const company: LegalUser = {
  id: '5f0c3a2e-8d0b-4b39-9a7e-0a4e5c5f1a06',
  responsible: 'Петрова Алла Юрьевна',
  organization_name: 'ООО Ромашка',
  organization_inn: '7728168971',
  email: 'office@example.org',
  city: 'Казань',
  mobile: '79000000006',
  birthday: '01-02-1980',
  locked: false,
  isLegalEntity: true,
  version: 1,
}
