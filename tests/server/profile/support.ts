import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'
import { phoneOf } from '../support/server/test-app.ts'

type Schemas = components['schemas']
export type PersonBody = Schemas['PersonProfile']
export type CompanyBody = Schemas['CompanyProfile']
export type User = Schemas['User']

export const EMPTY_PASSPORT = { departmentCode: '', issuedBy: '', issuedFrom: '', passportSeries: '', passportImages: [] }

export const PASSPORT = {
  departmentCode: '770-001',
  issuedBy: 'ОВД района Марьина Роща',
  issuedFrom: '01-04-2019',
  passportSeries: '4510 123456',
  passportImages: [] as string[],
}

/** Елена's request with only the required fields. */
export const bare: PersonBody = {
  version: 1,
  surname: 'Новикова',
  username: 'Елена',
  patronymic: '',
  noPatronymic: false,
  mobile: phoneOf(9),
  email: '',
  city: '',
  birthday: '',
  inn: '',
  passport: EMPTY_PASSPORT,
  license: true,
}

/** Everything that a withdrawal needs, except the images. */
export const whole: PersonBody = {
  ...bare,
  patronymic: 'Ильинична',
  email: 'elena@example.org',
  city: 'Казань',
  birthday: '21-04-1999',
  inn: '526018159021',
  passport: PASSPORT,
}

export const romashka: CompanyBody = {
  version: 1,
  responsible: 'Петрова Алла Юрьевна',
  organization_name: 'ООО Ромашка',
  organization_inn: '7728168971',
  mobile: phoneOf(6),
  city: 'Казань',
  email: 'office@example.org',
  birthday: '01-02-1980',
  license: true,
}

export const getUser = async (world: TestApp, person: number): Promise<User> =>
  (await world.call('GET', '/user', { token: await world.tokenOf(person) })).json.payload

export const versionOf = async (world: TestApp, person: number): Promise<number> => (await getUser(world, person)).version

/** Saves a person's profile as the account's owner. */
export const save = async (world: TestApp, person: number, body: unknown, key?: string): Promise<Answer> =>
  world.call('PUT', '/user', { token: await world.tokenOf(person), body, ...(key && { key }) })

/** Saves over whatever is there. */
export const saveNext = async (world: TestApp, person: number, body: PersonBody): Promise<Answer> =>
  save(world, person, { ...body, mobile: phoneOf(person), version: await versionOf(world, person) })

export const saveCompany = async (world: TestApp, body: unknown): Promise<Answer> =>
  world.call('PUT', '/user/v2/legal', { token: await world.tokenOf(6), body })
