import type { Person } from '../../../src/machines/account/session/selectors.ts'

/** A seller with a shop; tests override the relevant fields. */
export const seller: Person = {
  id: 'seller-1',
  name: 'Соколова Анна',
  mobile: '79000000001',
  standing: { status: 'SELLER', roles: [], isAdmin: false, locked: false, isLegalEntity: false },
  taxStatus: 'ACCEPTED',
  innApproved: true,
  stars: [false, false, false],
}
