/** Who the screens of the atlas are shown to: nobody real. */
import type { Person } from '../../machines/session/selectors.ts'

export const sampleSeller: Person = {
  id: 'seller',
  name: 'Соколова Анна',
  mobile: '79000000001',
  standing: { status: 'SELLER', roles: [], locked: false, isLegalEntity: false },
  taxStatus: 'ACCEPTED',
  innApproved: true,
  stars: [true, false, false],
}

export const sampleCustomer: Person = {
  ...sampleSeller,
  id: 'customer',
  name: 'Орлова Мария',
  mobile: '79000000005',
  standing: { status: 'CUSTOMER', roles: [], locked: false, isLegalEntity: false },
  taxStatus: null,
  innApproved: false,
  stars: [false, false, false],
}
