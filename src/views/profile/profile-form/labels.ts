import type { ProfileField } from '../../../machines/profile/profile-form/types.ts'

/** The label of each field, on the form and in the list of missing fields. */
export const LABELS: Record<ProfileField, string> = {
  surname: 'Фамилия',
  username: 'Имя',
  patronymic: 'Отчество',
  noPatronymic: 'Нет отчества',
  mobile: 'Телефон',
  email: 'Электронная почта',
  city: 'Город',
  birthday: 'Дата рождения',
  inn: 'ИНН',
  passportSeries: 'Серия и номер паспорта',
  issuedBy: 'Кем выдан',
  issuedFrom: 'Дата выдачи',
  departmentCode: 'Код подразделения',
  passportImages: 'Изображения паспорта',
  license: 'Согласие',
  responsible: 'Ответственное лицо',
  organization_name: 'Название организации',
  organization_inn: 'ИНН организации',
}
