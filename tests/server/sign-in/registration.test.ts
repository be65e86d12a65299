import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consents, smsCodes, smsMessages, users } from '../../../server/kernel/database/schema.ts'
import { sealsOf } from '../../../server/kernel/secrets/seal.ts'
import { LEGAL_TEXTS } from '../../../src/domain/texts/legal-texts.ts'
import { TOO_MANY_WRONG_CODES, WRONG_CODE } from '../../../src/domain/people/sms-code.ts'
import { MINUTE } from '../support/server/clock.ts'
import {
  askForCode,
  codeFor,
  freshPhone,
  messagesTo,
  NAMES,
  readCode,
  registered,
  typeCode,
  wrongFor,
} from '../support/deeds/codes.ts'
import { testPairs } from '../support/deeds/keys.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'

const world = testApp()

const COMPANY = { organization_name: 'ООО Василёк', organization_inn: '7707083893', responsible: 'Петрова Алла Юрьевна' }
const userOf = async (mobile: string) => (await world().db.select().from(users).where(eq(users.mobile, mobile)))[0]
const login = (username: string, password: string) => world().call('POST', '/login', { body: { username, password } })

describe('registration', () => {
  it('AU01 API13 API15 the code of the SMS registers an individual and is the password from then on', async () => {
    const mobile = freshPhone()
    const asked = await askForCode(world(), 'registration', mobile)
    expect([asked.status, asked.json]).toEqual([200, { code: 0, message: null, payload: null }])
    const code = await readCode(world(), mobile)
    expect(code).toMatch(/^\d{6}$/)
    const answer = await typeCode(world(), 'registration', mobile, code)
    expect([answer.status, answer.json]).toEqual([200, { code: 0, message: null, payload: null }])
    expect(await userOf(mobile)).toMatchObject({ ...NAMES, mobile, status: 'BUYER', isLegalEntity: false, locked: false })
    expect((await login(mobile, code)).status).toBe(200)
  })

  it('AU03 API16 a legal person registers with name, INN and responsible', async () => {
    const mobile = freshPhone()
    const code = await codeFor(world(), 'registration', mobile)
    const { status } = await world().call('POST', '/user/v2/legal', { body: { ...COMPANY, mobile, password: code } })
    expect(status).toBe(200)
    const token: string = (await login(mobile, code)).json.payload
    expect((await world().call('GET', '/user/v2/legal/get', { token })).json).toMatchObject({
      message: 'Юридическое лицо',
      payload: { ...COMPANY, mobile },
    })
  })

  const agreedBy = async (mobile: string) => {
    const user = await userOf(mobile)
    const rows = await world()
      .db.select()
      .from(consents)
      .where(eq(consents.userId, user?.id ?? ''))
    return Object.fromEntries(rows.map(({ document, edition, at }) => [document, { edition, at: at.getTime() }]))
  }

  it.each([
    ['/user', NAMES],
    ['/user/v2/legal', COMPANY],
  ])(
    'B09 E19 %s: the edition that the person has agreed to is kept with its time, apart from the agreement',
    async (path, names) => {
      const mobile = freshPhone()
      const code = await codeFor(world(), 'registration', mobile)
      // The edition on the user's screen counts, not the newest one.
      const body = { ...names, mobile, password: code, consentEdition: '7' }
      expect((await world().call('POST', path, { body })).status).toBe(200)
      const at = world().clock.now()
      expect(await agreedBy(mobile)).toEqual({
        agreement: { edition: LEGAL_TEXTS.agreement.edition, at },
        personalData: { edition: '7', at },
      })
    },
  )

  it('E06 E19 a portal that knows nothing of the edition registers too; a consent that nobody has given is not written down', async () => {
    const { mobile } = await registered(world())
    expect(Object.keys(await agreedBy(mobile))).toEqual(['agreement'])
  })

  it.each(['', '0', '12345', 'one', 7])('E19 %j is no edition: nothing is registered', async (consentEdition) => {
    const mobile = freshPhone()
    const code = await codeFor(world(), 'registration', mobile)
    const body = { ...NAMES, mobile, password: code, consentEdition }
    expect((await world().call('POST', '/user', { body })).status).toBe(400)
    expect(await userOf(mobile)).toBeUndefined()
  })

  it('B01 D145 the database keeps the code only as argon2id, sealed, and the message only until it is handed over', async () => {
    const mobile = freshPhone()
    const code = await codeFor(world(), 'registration', mobile)
    const [row] = await world().db.select().from(smsCodes).where(eq(smsCodes.mobile, mobile))
    expect(row?.hash).toMatch(/^sealed:/)
    expect(sealsOf(testPairs().PASSWORD_KEY).open(row?.hash ?? '')).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain(code)
    expect(await world().db.$count(smsMessages)).toBe(0)
  })

  it('names are kept in one Unicode form, with single spaces', async () => {
    const mobile = freshPhone()
    const code = await codeFor(world(), 'registration', mobile)
    const body = { username: ' Андре\u0438\u0306 ', surname: 'Де  Ла\u00a0Крус', mobile, password: code }
    expect((await world().call('POST', '/user', { body })).status).toBe(200)
    expect(await userOf(mobile)).toMatchObject({ username: 'Андрей', surname: 'Де Ла Крус' })
  })

  it('VL21 VL22 VL24 AU34 fields that are wrong come back by name, before the code is tried', async () => {
    const mobile = freshPhone()
    const code = await codeFor(world(), 'registration', mobile)
    for (let count = 0; count < 6; count += 1) {
      const body = { username: 'John', surname: '', mobile, password: '12345' }
      const { status, json } = await world().call('POST', '/user', { body })
      expect([status, json]).toEqual([
        400,
        {
          code: 6,
          message: {
            username: 'Только русские буквы, пробелы, запятые, точки и дефисы',
            surname: 'Обязательное поле',
            password: 'Введите 6 цифр из SMS',
          },
          payload: null,
        },
      ])
    }
    expect((await typeCode(world(), 'registration', mobile, code)).status).toBe(200)
  })

  it('VL25 VL26 VL27 a company has its own three fields', async () => {
    const body = {
      organization_name: 'Romashka',
      organization_inn: '7707083894',
      responsible: '',
      mobile: freshPhone(),
      password: '123456',
    }
    const { json } = await world().call('POST', '/user/v2/legal', { body })
    expect(json.message).toEqual({
      organization_name: 'Только русские буквы, пробелы, запятые, точки и дефисы',
      organization_inn: 'Некорректный ИНН',
      responsible: 'Обязательное поле',
    })
  })

  it('AU33 a wrong code is a string; the fifth in a row pauses for 15 minutes, the right one included', async () => {
    const mobile = freshPhone()
    const code = await codeFor(world(), 'registration', mobile)
    for (let count = 0; count < 5; count += 1) {
      const { status, json } = await typeCode(world(), 'registration', mobile, wrongFor(code))
      expect([status, json]).toEqual([400, { code: 6, message: WRONG_CODE, payload: null }])
    }
    const paused = await typeCode(world(), 'registration', mobile, code)
    expect([paused.status, paused.json, paused.headers['retry-after']]).toEqual([
      429,
      { code: 111, message: TOO_MANY_WRONG_CODES, payload: null },
      String(15 * 60),
    ])
  })

  it('a code works once: the second use is a wrong code', async () => {
    const { mobile, code } = await registered(world())
    expect((await typeCode(world(), 'registration', mobile, code)).json).toMatchObject({ code: 6, message: WRONG_CODE })
  })

  it('a resend replaces the code', async () => {
    const mobile = freshPhone()
    const first = await codeFor(world(), 'registration', mobile)
    world().clock.pass(MINUTE)
    expect((await askForCode(world(), 'registration', mobile, { captcha: null })).status).toBe(200)
    const second = await readCode(world(), mobile)
    expect((await typeCode(world(), 'registration', mobile, first)).json.code).toBe(6)
    expect((await typeCode(world(), 'registration', mobile, second)).status).toBe(200)
  })

  it('B01 a phone that exists gets a message without a code, and POST /user fails like a wrong code', async () => {
    const mobile = phoneOf(5)
    expect(await codeFor(world(), 'registration', mobile)).toBe('')
    expect(await messagesTo(world(), mobile)).toEqual([
      'Аккаунт на Платформе МСТ с этим номером уже есть. Войдите или запросите новый пароль',
    ])
    const { status, json } = await typeCode(world(), 'registration', mobile, '123456')
    expect([status, json]).toEqual([400, { code: 6, message: WRONG_CODE, payload: null }])
  })

  it('a phone that was registered since the code was sent is not registered again', async () => {
    const mobile = freshPhone()
    const code = await codeFor(world(), 'registration', mobile)
    const row = { id: '00000000-0000-4000-8009-000000000001', mobile, passwordHash: 'none', createdAt: new Date() }
    await world().db.insert(users).values(row)
    expect((await typeCode(world(), 'registration', mobile, code)).json).toMatchObject({ code: 6, message: WRONG_CODE })
    expect(await userOf(mobile)).toMatchObject({ id: row.id, passwordHash: 'none' })
  })
})

describe('repeats (B10)', () => {
  const KEY = '6f9c8f0e-3c58-4a43-9d0d-0f4b7f7b1a11'

  it('B10 C04 a registration repeated with its key gives the first answer again', async () => {
    const mobile = freshPhone()
    const code = await codeFor(world(), 'registration', mobile)
    const answers = [1, 2].map(() => typeCode(world(), 'registration', mobile, code, { key: KEY }))
    for (const { status, json } of await Promise.all(answers)) expect([status, json.code]).toEqual([200, 0])
    expect((await typeCode(world(), 'registration', mobile, code, { key: KEY })).status).toBe(200)
    const another = await typeCode(world(), 'registration', freshPhone(), code, { key: KEY })
    expect([another.status, another.json.code]).toEqual([409, 112])
  })

  it('B10 a code asked for twice with one key is sent once', async () => {
    const mobile = freshPhone()
    const key = `${KEY.slice(0, -1)}2`
    const captcha = null
    for (let count = 0; count < 3; count += 1)
      expect((await askForCode(world(), 'registration', mobile, { key, captcha })).status).toBe(200)
    await world().runJobs()
    expect(await messagesTo(world(), mobile)).toHaveLength(1)
  })

  it('B10 a wrong code repeated with its key is counted once; «too often» is not remembered', async () => {
    const mobile = freshPhone()
    const code = await codeFor(world(), 'registration', mobile)
    const wrong = wrongFor(code)
    for (let count = 0; count < 9; count += 1)
      expect((await typeCode(world(), 'registration', mobile, wrong, { key: `${KEY.slice(0, -1)}3` })).json.code).toBe(6)
    for (let count = 0; count < 4; count += 1) await typeCode(world(), 'registration', mobile, wrong)
    const key = `${KEY.slice(0, -1)}4`
    expect((await typeCode(world(), 'registration', mobile, code, { key })).json.code).toBe(111)
    world().clock.pass(15 * MINUTE)
    const fresh = await codeFor(world(), 'registration', mobile)
    expect((await typeCode(world(), 'registration', mobile, fresh, { key: `${KEY.slice(0, -1)}5` })).status).toBe(200)
  })
})

it('API17 A36 POST /stub answers success and does nothing', async () => {
  expect((await world().call('POST', '/stub')).json).toEqual({ code: 0, message: null, payload: null })
})
