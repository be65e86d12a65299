/** The profile's form as data: its values, its bodies, its messages. */
import { LEGAL_TEXTS } from '../../../../../src/domain/texts/legal-texts.ts'
import { describe, expect, test } from 'vitest'
import { createActor, toPromise, type AnyActorLogic } from 'xstate'
import type { Api } from '../../../../../src/api/client.ts'
import { STAGED_BASE, stagedApi } from '../../../../../model/kit/staged-api.ts'
import { profileFormActors } from '../../../../../src/machines/profile/profile-form/actors.ts'
import { companyBody, personBody } from '../../../../../src/machines/profile/profile-form/body.ts'
import {
  baseOf,
  checkProfile,
  emptyProfile,
  sortMessages,
  valuesOf,
} from '../../../../../src/machines/profile/profile-form/form.ts'
import { company, companyAccount, personAccount, user } from '../../../../../model/profile/profile-form.ts'
import { stamp } from '../../../../../model/kit/stamp.ts'

const NO_PASSPORT = { departmentCode: null, issuedBy: null, issuedFrom: null, passportSeries: null, passportImages: [] }

const consentEdition = LEGAL_TEXTS.personalData.edition

describe('what a save sends', () => {
  test('PR36 PR37 E19 a profile that nobody touched is sent as it was told', () =>
    expect(personBody({ ...valuesOf(personAccount), license: true }, 7)).toEqual({
      version: 7,
      surname: user.surname,
      username: user.username,
      patronymic: user.patronymic,
      noPatronymic: false,
      mobile: user.mobile,
      email: user.email,
      city: user.city,
      birthday: user.birthday,
      inn: user.inn,
      passport: user.passport,
      license: true,
      consentEdition,
    }))

  test('PR38 a company’s too', () => {
    const { id: _, locked: _locked, isLegalEntity: _isLegal, ...fields } = company
    expect(companyBody({ ...valuesOf(companyAccount), license: true }, 1)).toEqual({ ...fields, license: true, consentEdition })
  })

  test('PR36 PR37 what is empty is empty text, there and back', () => {
    const bare = { ...user, patronymic: null, email: null, city: null, birthday: null, inn: null, passport: NO_PASSPORT }
    const values = valuesOf({ kind: 'person', user: bare })
    expect(values).toMatchObject({
      patronymic: '',
      email: '',
      city: '',
      birthday: '',
      inn: '',
      issuedFrom: '',
      passportImages: [],
    })
    expect(personBody(values, 1)).toMatchObject({
      email: '',
      birthday: '',
      passport: { departmentCode: '', issuedBy: '', issuedFrom: '', passportSeries: '', passportImages: [] },
    })
  })

  test('texts are sent as they are kept, whether the field was left or not', () => {
    const values = { ...valuesOf(personAccount), surname: ' Анна  Мария ', inn: ' 500100732259 ', issuedBy: 'ОВД  Марьина Роща ' }
    expect(personBody(values, 1)).toMatchObject({
      surname: 'Анна Мария',
      inn: '500100732259',
      passport: { issuedBy: 'ОВД Марьина Роща' },
    })
    expect(companyBody({ ...valuesOf(companyAccount), organization_name: 'ООО «Ромашка»' }, 1).organization_name).toBe(
      'ООО Ромашка',
    )
  })
})

describe('the rules', () => {
  const check = (patch: object) => checkProfile('person', stamp.now, [])({ ...valuesOf(personAccount), license: true, ...patch })

  test('VL32 a phone that is not whole fails', () =>
    expect(check({ mobile: '+7 (900' })).toEqual({ mobile: 'Введите номер телефона' }))

  test('VL29 VL36 spaces around a right text do not make it wrong', () =>
    expect(check({ surname: ' Петрова ', inn: ' 500100732259' })).toEqual({}))

  test('VL40 an empty form of each kind lacks what is required', () => {
    expect(Object.keys(checkProfile('person', stamp.now, [])(emptyProfile))).toEqual(['surname', 'username', 'mobile', 'license'])
    expect(Object.keys(checkProfile('company', stamp.now, [])(emptyProfile)).toSorted()).toEqual([
      'birthday',
      'city',
      'email',
      'license',
      'mobile',
      'organization_inn',
      'organization_name',
      'responsible',
    ])
  })

  test('VL41 a company is not asked for a passport: images are none of its business', () => {
    const waiting = { id: 'a', name: 'a', size: 1, status: 'waiting', stored: null, problem: null, key: null } as const
    expect(checkProfile('company', stamp.now, [waiting])({ ...valuesOf(companyAccount), license: true })).toEqual({})
  })
})

test('C02 what the form does not show of the profile is kept beside it', () => {
  expect(baseOf(personAccount)).toMatchObject({ version: 1, taxStatus: 'ACCEPTED', isRefused: false })
  expect(baseOf({ kind: 'person', user: { ...user, lacks: ['inn', 'refused'], taxStatus: null } })).toMatchObject({
    taxStatus: null,
    isRefused: true,
  })
  expect(baseOf(companyAccount)).toMatchObject({ version: 1, taxStatus: null, isRefused: false })
})

test('PR41 A48: messages of fields that this form lacks go with the others', () => {
  const messages = { email: 'Почта', surname: 'Фамилия', responsible: 'Лицо', colour: 'Цвет' }
  expect(sortMessages('person', messages)).toEqual({ shown: { email: 'Почта', surname: 'Фамилия' }, others: ['Лицо', 'Цвет'] })
  expect(sortMessages('company', messages)).toEqual({
    shown: { email: 'Почта', responsible: 'Лицо' },
    others: ['Фамилия', 'Цвет'],
  })
})

describe('the calls', () => {
  const network = (body: unknown) => {
    const sent: { method: string; url: string; key: string | null; body: unknown }[] = []
    const api = stagedApi(
      async (request) => {
        const { url, method, headers } = request as Request
        const text = await (request as Request).text()
        sent.push({
          method,
          url: decodeURIComponent(url.replace(STAGED_BASE, '')),
          key: headers.get('Idempotency-Key'),
          body: text === '' ? null : JSON.parse(text),
        })
        return new Response(JSON.stringify(body))
      },
      { token: () => 'stored' },
    )
    /** Calls at the same moment as an actor: the client itself waits for its chunk. */
    const called: string[] = []
    const call: Api['call'] = (id, args) => {
      called.push(id)
      return api.call(id, args)
    }
    return { sent, called, actors: profileFormActors({ call }, { get: () => null, redraw: () => Promise.resolve(null) }) }
  }
  const run = (logic: AnyActorLogic, input: unknown) => toPromise(createActor(logic, { input }).start())
  const saved = { code: 0, message: null, payload: { version: 2 } }

  test.each([
    ['API05', 'person', personAccount, '/user', personBody],
    ['API09', 'company', companyAccount, '/user/v2/legal', companyBody],
  ] as const)('%s PR30 a %s is saved by its own call, under its key', async (_row, kind, account, url, bodyOf) => {
    const { sent, actors } = network(saved)
    const values = { ...valuesOf(account), license: true }
    expect(await run(actors.saveProfile, { kind, values, version: 3, key: 'key-00000001' })).toEqual({
      kind: 'ok',
      payload: { version: 2 },
      message: null,
    })
    expect(sent).toEqual([{ method: 'PUT', url, key: 'key-00000001', body: bodyOf(values, 3) }])
  })

  test('B10: the draft is stored before a save leaves', async () => {
    const { called, actors } = network(saved)
    const done = run(actors.saveProfile, { kind: 'person', values: valuesOf(personAccount), version: 1, key: 'key-00000001' })
    expect(called).toEqual([])
    await done
    expect(called).toEqual(['saveProfile'])
  })

  test('API04 API08 each kind is loaded by its own call; nobody’s company is a failure', async () => {
    const people = network({ code: 0, message: null, payload: user })
    expect(await run(people.actors.loadProfile, { kind: 'person' })).toMatchObject({ kind: 'ok', payload: personAccount })
    expect(people.sent[0]).toMatchObject({ method: 'GET', url: '/user' })
    const firms = network({ code: 0, message: 'Юридическое лицо', payload: company })
    expect(await run(firms.actors.loadProfile, { kind: 'company' })).toMatchObject({ kind: 'ok', payload: companyAccount })
    expect(firms.sent[0]).toMatchObject({ method: 'GET', url: '/user/v2/legal' })
    const nobody = network({ code: 0, message: 'Физическое лицо', payload: null })
    expect(await run(nobody.actors.loadProfile, { kind: 'company' })).toEqual({ kind: 'failed', reason: 'contract' })
  })

  test('API62 PR42 cities are asked for by what was typed; a service that sleeps has none', async () => {
    const suggestions = [{ value: 'Казань', region: 'Республика Татарстан' }]
    const { sent, actors } = network({ code: 0, message: null, payload: { suggestions } })
    expect(await run(actors.suggestCities, { query: 'Каз' })).toEqual(suggestions)
    expect(sent[0]).toMatchObject({ method: 'GET', url: '/suggestions/city?query=Каз' })
    expect(await run(network({ code: 500, message: 'Нет', payload: null }).actors.suggestCities, { query: 'Каз' })).toEqual([])
  })
})
