import type { retailPoints } from '../kernel/database/schema.ts'
import { ABANDONED, ANDREY, APPLIED, IGOR, MASTER, OLGA, PROFI } from './people.ts'

type PointRow = Omit<typeof retailPoints.$inferInsert, 'createdAt' | 'directorPhone'> & { directorPhone: string }

/** Tax numbers of «Инструмент Профи» and of «Мастер Дом». */
export const PROFI_INN = '7707083893'
export const MASTER_INN = '7736050003'

const common = { adminPercentOfBonus: 10, timeZone: '+03:00' }

/** Points of the demo world: two of one tax number, one of another, and an application. */
export const points: readonly PointRow[] = [
  {
    ...common,
    id: PROFI,
    name: 'Инструмент Профи',
    address: 'Москва, ул. Складочная, 1',
    inn: PROFI_INN,
    directorFullName: 'Лебедев Игорь Павлович',
    directorPhone: '79000000002',
    retailPointCoordinates: '55.7965,37.5986',
    approved: true,
    adminId: IGOR,
  },
  {
    ...common,
    id: MASTER,
    name: 'Мастер Дом',
    address: 'Самара, Московское шоссе, 17',
    inn: MASTER_INN,
    directorFullName: 'Тихонов Андрей Романович',
    directorPhone: '79000000011',
    retailPointCoordinates: '53.2270,50.1970',
    approved: true,
    adminId: ANDREY,
  },
  {
    ...common,
    id: APPLIED,
    name: 'Крепёж и Ко',
    address: 'Тула, проспект Ленина, 40',
    inn: '7728168971',
    directorFullName: 'Крылова Ольга Сергеевна',
    directorPhone: '79000000004',
    retailPointCoordinates: '54.1931,37.6177',
    approved: false,
    adminId: OLGA,
  },
  {
    ...common,
    id: ABANDONED,
    name: 'Инструмент Профи Юг',
    address: 'Москва, Варшавское шоссе, 140',
    inn: PROFI_INN,
    directorFullName: 'Сорокин Антон Маркович',
    directorPhone: '79001112233',
    retailPointCoordinates: '55.6040,37.6170',
    approved: true,
    adminId: null,
  },
]
