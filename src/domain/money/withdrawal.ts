/** The conditions of a withdrawal that a profile does not yet meet (C02, A44; RL11). */
import { isAdult } from '../people/birthday.ts'
import { moscowDay } from '../dates/dates.ts'
import type { Day } from '../dates/day.ts'

/** In the order of the screen. */
export const LACKS = [
  'name',
  'patronymic',
  'birthday',
  'inn',
  'innCheck',
  'innRefused',
  'passport',
  'passportImages',
  'refused',
] as const
export type Lack = (typeof LACKS)[number]

/** The facts of a profile that the rule reads. */
export interface WithdrawalFacts {
  surname: string
  username: string
  patronymic: string | null
  noPatronymic: boolean
  birthday: Day | null
  inn: string | null
  taxStatus: string | null
  passport: {
    series: string | null
    issuedBy: string | null
    issuedFrom: string | null
    departmentCode: string | null
    images: number
  }
  /** The desk has checked and refused the profile. */
  isRefused: boolean
}

const innLack = ({ inn, taxStatus }: Pick<WithdrawalFacts, 'inn' | 'taxStatus'>): Lack | null => {
  if (!inn) return 'inn'
  if (taxStatus === 'ACCEPTED') return null
  return taxStatus === 'REFUSED' ? 'innRefused' : 'innCheck'
}

/** @returns the unmet conditions; none when the profile is approved. @param now epoch milliseconds */
export const withdrawalLacks = (facts: WithdrawalFacts, now: number): Lack[] => {
  const { passport } = facts
  const lacking: Record<Lack, boolean> = {
    name: facts.surname === '' || facts.username === '',
    patronymic: !facts.patronymic && !facts.noPatronymic,
    birthday: facts.birthday === null || !isAdult(facts.birthday, moscowDay(now)),
    inn: innLack(facts) === 'inn',
    innCheck: innLack(facts) === 'innCheck',
    innRefused: innLack(facts) === 'innRefused',
    passport: !passport.series || !passport.issuedBy || !passport.issuedFrom || !passport.departmentCode,
    passportImages: passport.images === 0,
    refused: facts.isRefused,
  }
  return LACKS.filter((lack) => lacking[lack])
}

/** The screen's text for each. */
export const LACK_TEXTS: Record<Lack, string> = {
  name: 'Укажите фамилию и имя',
  patronymic: 'Укажите отчество или отметьте «Нет отчества»',
  birthday: 'Укажите дату рождения',
  inn: 'Укажите ИНН',
  innCheck: 'ИНН на проверке',
  innRefused: 'ИНН не подтверждён. Проверьте номер',
  passport: 'Заполните паспортные данные',
  passportImages: 'Приложите изображение паспорта',
  refused: 'Профиль не прошёл проверку. Напишите в поддержку',
}
