import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consents, users } from '../../../server/kernel/database/schema.ts'
import { userId } from '../../../server/demo/people.ts'
import { CONSENT, LEGAL_TEXTS } from '../../../src/domain/texts/legal-texts.ts'
import { FILL_IN, OTHER_PHONE } from '../../../src/domain/people/profile.ts'
import { allAnswered } from '../support/all-answered.ts'
import { testApp } from '../support/server/test-app.ts'
import { bare, EMPTY_PASSPORT, getUser, PASSPORT, save, saveNext, versionOf, whole } from './support.ts'

const world = testApp()
const ELENA = 9

describe('PUT /user', () => {
  it('API05 PR36 PR37 FM14 what is saved comes back, field by field', async () => {
    const { status, json } = await save(world(), ELENA, whole)
    expect([status, json]).toEqual([200, { code: 0, message: null, payload: { version: 2 } }])
    const { version: _version, license: _license, ...fields } = whole
    expect(await getUser(world(), ELENA)).toMatchObject({ ...fields, version: 2 })
  })

  it('A44 an empty field is cleared: null in the answer', async () => {
    await saveNext(world(), ELENA, whole)
    expect((await saveNext(world(), ELENA, bare)).status).toBe(200)
    expect(await getUser(world(), ELENA)).toMatchObject({
      patronymic: null,
      noPatronymic: false,
      email: null,
      city: null,
      birthday: null,
      inn: null,
      taxStatus: null,
      passport: { departmentCode: null, issuedBy: null, issuedFrom: null, passportSeries: null, passportImages: [] },
    })
  })

  it('A44 a passport may be half filled in', async () => {
    const half = { ...EMPTY_PASSPORT, passportSeries: PASSPORT.passportSeries }
    expect((await saveNext(world(), ELENA, { ...bare, passport: half })).status).toBe(200)
    expect((await getUser(world(), ELENA)).passport).toMatchObject({ passportSeries: '4510 123456', issuedBy: null })
  })

  it('A45 no patronymic', async () => {
    expect((await saveNext(world(), ELENA, { ...bare, noPatronymic: true })).status).toBe(200)
    expect(await getUser(world(), ELENA)).toMatchObject({ patronymic: null, noPatronymic: true })
  })

  it('names are kept in one form: й of two characters, spaces', async () => {
    const typed = { ...bare, surname: '  Крайний   Ёж '.normalize('NFD'), city: 'Йошкар-Ола '.normalize('NFD') }
    expect((await saveNext(world(), ELENA, typed)).status).toBe(200)
    expect(await getUser(world(), ELENA)).toMatchObject({ surname: 'Крайний Ёж', city: 'Йошкар-Ола' })
  })

  it('PR41 VL40 wrong fields come back as an object, and nothing is saved', async () => {
    const before = await getUser(world(), ELENA)
    const passport = { ...PASSPORT, departmentCode: '770-01', passportSeries: '1', issuedBy: '<>', issuedFrom: '31-12-2026' }
    const { status, json } = await saveNext(world(), ELENA, {
      ...whole,
      surname: '',
      username: 'John',
      patronymic: 'X',
      email: 'a@',
      city: '<script>',
      birthday: '01-01-2020',
      inn: '500100732258',
      license: false,
      passport,
    })
    expect([status, json.code]).toEqual([400, 6])
    expect(json.message).toMatchObject({
      surname: FILL_IN,
      license: CONSENT,
      email: 'Не корректный email',
      inn: 'Некорректный ИНН',
    })
    expect(Object.keys(json.message as object).toSorted()).toEqual([
      'birthday',
      'city',
      'departmentCode',
      'email',
      'inn',
      'issuedBy',
      'issuedFrom',
      'license',
      'passportSeries',
      'patronymic',
      'surname',
      'username',
    ])
    expect(await getUser(world(), ELENA)).toEqual(before)
  })

  it('the phone is the login: another one is refused at its field', async () => {
    const { json } = await save(world(), ELENA, { ...bare, mobile: '79000000001', version: await versionOf(world(), ELENA) })
    expect([json.code, json.message]).toEqual([6, { mobile: OTHER_PHONE }])
  })

  it('ids, roles and verdicts of a body are not fields of it', async () => {
    for (const extra of [
      { id: userId(1) },
      { taxStatus: 'ACCEPTED' },
      { approved: true },
      { locked: false },
      { roles: ['ADMIN_RT'] },
    ])
      expect((await save(world(), ELENA, { ...bare, ...extra })).json.code).toBe(123)
  })

  it('B09 E19 the consent is written down with its edition and the first time; a save that names none writes none', async () => {
    const maria = { ...bare, surname: 'Орлова', username: 'Мария' }
    const of = () =>
      world()
        .db.select()
        .from(consents)
        .where(eq(consents.userId, userId(5)))
    await saveNext(world(), 5, maria)
    expect(await of()).toEqual([])
    const { edition } = LEGAL_TEXTS.personalData
    await saveNext(world(), 5, { ...maria, consentEdition: edition })
    const first = await of()
    expect(first).toEqual([{ userId: userId(5), document: 'personalData', edition, at: new Date(world().clock.now()) }])
    world().clock.pass(1_000)
    await saveNext(world(), 5, { ...maria, consentEdition: edition })
    expect(await of()).toEqual(first)
    await saveNext(world(), 5, { ...maria, consentEdition: '9' })
    expect(await of()).toHaveLength(2)
  })

  it('A42 whoever waits for a point may save', async () => {
    expect((await saveNext(world(), 3, { ...bare, surname: 'Зайцев', username: 'Павел' })).status).toBe(200)
  })

  it('a company does not save as a person, nor a person as a company', async () => {
    const token = await world().tokenOf(6)
    expect((await world().call('PUT', '/user', { token, body: bare })).json.code).toBe(121)
    expect((await world().call('PUT', '/user/v2/legal', { token: await world().tokenOf(5), body: {} })).json.code).toBe(121)
  })
})

describe('a change from another tab', () => {
  it('is told, and nothing is overwritten', async () => {
    const version = await versionOf(world(), ELENA)
    expect((await save(world(), ELENA, { ...bare, version, city: 'Тверь' })).status).toBe(200)
    const { status, json } = await save(world(), ELENA, { ...bare, version, city: 'Пермь' })
    expect([status, json]).toEqual([
      409,
      { code: 126, message: 'Профиль изменили в другой вкладке или на другом устройстве', payload: null },
    ])
    expect(await getUser(world(), ELENA)).toMatchObject({ city: 'Тверь', version: version + 1 })
  })

  it('of ten saves of one version that come together exactly one is done', async () => {
    const version = await versionOf(world(), ELENA)
    const cities = ['Уфа', 'Бор', 'Шуя', 'Реж', 'Обь', 'Гай', 'Сим', 'Аша', 'Зея', 'Нея']
    const answers = await allAnswered(cities.map((city) => () => save(world(), ELENA, { ...bare, version, city })))
    const done = answers.flatMap(({ status }, at) => (status === 200 ? [cities[at]] : []))
    expect(answers.map(({ json }) => json.code).toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 9 }, () => 126)])
    expect(await getUser(world(), ELENA)).toMatchObject({ city: done[0], version: version + 1 })
  })

  it('B10 the same save under the same key is the same save', async () => {
    const body = { ...bare, version: await versionOf(world(), ELENA), city: 'Псков' }
    const first = await save(world(), ELENA, body, 'profile-key-1')
    const again = await save(world(), ELENA, body, 'profile-key-1')
    expect([again.status, again.json]).toEqual([first.status, first.json])
    expect((await save(world(), ELENA, { ...body, city: 'Тула' }, 'profile-key-1')).json.code).toBe(112)
    expect((await getUser(world(), ELENA)).city).toBe('Псков')
  })

  it('a verdict of the INN is no change of the form', async () => {
    const version = await versionOf(world(), ELENA)
    await world()
      .db.update(users)
      .set({ taxStatus: 'REFUSED', locked: false })
      .where(eq(users.id, userId(ELENA)))
    expect((await save(world(), ELENA, { ...bare, version })).status).toBe(200)
  })
})
