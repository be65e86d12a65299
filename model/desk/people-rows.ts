/** People as the desk sees them, as the contract gives them. */
import { personAtRest as person } from '../../src/atlas/screen/desk-person.ts'
import { stamp } from '../kit/stamp.ts'

export { person }

export const ANNA = person.id
/** When whole data are masked again: five minutes after the stamp. */
export const SHOWN_UNTIL = stamp.now + 300_000
export const PICTURE = '3b7cbe1f0a2f4e9d9a51c3f1e6f7a8b9.jpg'

export const foundOf = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  mobileTail: '001',
  role: 'Продавец',
  status: 'SELLER',
  point: 'Инструмент Профи',
  isLocked: false,
  foundBy: 'serial',
  relation: 'seller',
  ...more,
})

export const anna = foundOf(ANNA, 'Соколова А. И.')
export const maria = foundOf('user-maria', 'Орлова М. В.', {
  mobileTail: '005',
  role: 'Покупатель',
  status: 'BUYER',
  point: null,
  isLocked: true,
  relation: 'buyer',
})

export const details = {
  until: new Date(SHOWN_UNTIL).toISOString(),
  reason: 'chatRequest',
  name: 'Соколова Анна Игоревна',
  responsible: null,
  mobile: '79000000001',
  email: 'anna@example.org',
  city: 'Москва',
  birthday: '14-03-1991',
  inn: '500100732259',
  passport: { series: '•••• ••••56', issuedBy: 'ОВД Тверской', issuedFrom: '14-03-2011', departmentCode: '770-001' },
  pictures: [PICTURE],
}
