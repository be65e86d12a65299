import type { PointForm } from '../../domain/people/point.ts'

/** The label of each field of a point, in its form and in its data. */
export const POINT_LABELS: Record<keyof PointForm, string> = {
  inn: 'ИНН',
  name: 'Название',
  address: 'Адрес',
  directorFullName: 'ФИО директора',
  directorPhone: 'Телефон директора',
}
