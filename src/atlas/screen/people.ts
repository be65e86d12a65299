/** The fictitious users of the atlas's screens. */
import type { LegalUser, User } from '../../api/types.ts'
import type { Person } from '../../machines/account/session/selectors.ts'

export const sampleSeller: Person = {
  id: 'seller',
  name: 'Соколова Анна',
  mobile: '79000000001',
  standing: { status: 'SELLER', roles: [], isAdmin: false, locked: false, isLegalEntity: false },
  taxStatus: 'ACCEPTED',
  innApproved: true,
  stars: [true, false, false],
}

export const sampleCustomer: Person = {
  ...sampleSeller,
  id: 'customer',
  name: 'Орлова Мария',
  mobile: '79000000005',
  standing: { status: 'CUSTOMER', roles: [], isAdmin: false, locked: false, isLegalEntity: false },
  taxStatus: null,
  innApproved: false,
  stars: [false, false, false],
}

/** The account's full data; the person above is the data for everybody else. */
export const sampleUser = ({ id, name, mobile, standing, taxStatus, innApproved, stars }: Person): User => {
  const [surname = '', username = ''] = name.split(' ')
  const [firstStar, secondStar, thirdStar] = stars
  return {
    id,
    username,
    surname,
    patronymic: 'Игоревна',
    noPatronymic: false,
    email: 'user@example.org',
    city: 'Москва',
    mobile,
    birthday: '14-03-1991',
    inn: taxStatus === null ? null : '500100732259',
    innApproved,
    approved: false,
    taxLocked: false,
    taxStatus: taxStatus as User['taxStatus'],
    roles: [],
    status: 'BUYER',
    locked: standing.locked,
    firstStar,
    secondStar,
    thirdStar,
    isAdmin: standing.isAdmin,
    isLegalEntity: standing.isLegalEntity,
    passport: {
      departmentCode: '770-001',
      issuedBy: 'ОВД района Марьина Роща',
      issuedFrom: '01-04-2011',
      passportSeries: '4510 123456',
      passportImages: [],
    },
    version: 1,
    lacks: ['passportImages'],
  }
}

export const sampleCompany: LegalUser = {
  id: 'company',
  organization_name: 'ООО Ромашка',
  organization_inn: '7728168971',
  responsible: 'Петрова Алла Юрьевна',
  mobile: '79000000006',
  email: 'office@example.org',
  city: 'Казань',
  birthday: '01-02-1980',
  locked: false,
  isLegalEntity: true,
  version: 1,
}
