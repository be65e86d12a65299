/** A shop's first day: MODE=production without SANDBOX, each service by its own protocol in a process of its own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { oneOf } from '../../../server/kernel/database/rows.ts'
import { ledgerEntries, ledgerTransactions, payouts, sales, users } from '../../../server/kernel/database/schema.ts'
import { balanceOf, heldOf } from '../../../server/modules/ledger/ledger.ts'
import { totpCode } from '../../../server/modules/operators/totp.ts'
import { NAMES } from '../support/deeds/codes.ts'
import { picture } from '../support/deeds/upload.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { runToEnd, startProcess } from '../support/server/process.ts'
import type { ServerProcess } from '../support/server/process.ts'
import { expectSoundPayouts } from '../payouts/support.ts'
import { callTo, solvedCaptcha, startServices } from './portal.ts'
import type { Call, Services } from './portal.ts'

const START = 120_000
const SOON = { timeout: 60_000, interval: 200 }
const [PHONE, DESK, INN, SN] = ['79137770010', '79137770001', '526018159021', '700.00001']
const FISCAL = { fn: '9960440300000333', fd: '43560', fp: '70001' }

let services: Services
let opened: ReturnType<typeof openUnlimited>
let server: ServerProcess
let call: Call
const folder = mkdtempSync(join(tmpdir(), 'mst-production-'))

const programme = async (kind: string, rows: string[]): Promise<void> => {
  const file = join(folder, `${kind}.csv`)
  writeFileSync(file, `\uFEFF${rows.join('\r\n')}\r\n`)
  const { code, output } = await runToEnd('programme-command', [kind, file], services.env)
  if (code !== 0) throw new Error(output)
}

/** An operator by the link that the command prints. @returns a session of the desk */
const operator = async (): Promise<string> => {
  const { output } = await runToEnd(
    'operator-command',
    ['add', '--phone', DESK, '--surname', 'Петрова', '--name', 'Марина'],
    services.env,
  )
  const [, token = ''] = /\/desk\/invitation#([\w-]{32})/.exec(output) ?? []
  const { secret } = (await call('POST', '/desk/invitation', { body: { token } })).json.payload as { secret: string }
  const [password, code] = ['Тихая гавань 2026', totpCode(secret, Date.now())]
  await call('POST', '/desk/invitation/accept', { body: { token, password, code } })
  const login = { username: DESK, password, code: totpCode(secret, Date.now() + 30_000) }
  return ((await call('POST', '/desk/login', { body: login })).json.payload as { token: string }).token
}

/** Approves whatever waits in a queue of the desk. */
const approve = async (desk: string, kind: 'point' | 'inn'): Promise<void> => {
  await expect
    .poll(async () => {
      const { payload } = (await call('GET', `/desk/cases?kind=${kind}`, { token: desk })).json as {
        payload: { cases: { id: string }[] }
      }
      return payload.cases.length
    }, SOON)
    .toBe(1)
  const { payload } = (await call('GET', `/desk/cases?kind=${kind}`, { token: desk })).json as {
    payload: { cases: { id: string; version: number }[] }
  }
  const { id } = oneOf(payload.cases)
  await call('POST', `/desk/case/${kind}/${id}/take`, { token: desk })
  const { version } = (await call('GET', `/desk/case/${kind}/${id}`, { token: desk })).json.payload as { version: number }
  const decided = await call('POST', `/desk/case/${kind}/${id}/decide`, { token: desk, body: { verdict: 'approve', version } })
  expect(decided.status, JSON.stringify(decided.json)).toBe(200)
}

const codeByPhone = async (): Promise<string> => {
  await expect.poll(async () => (await services.sms.seen('smsc')).phones.length, SOON).toBeGreaterThan(0)
  const { phones } = await services.sms.seen('smsc')
  return /\d{6}/.exec(phones.at(-1)?.text ?? '')?.[0] ?? ''
}

const upload = async (token: string, colour: string): Promise<string> => {
  const form = new FormData()
  const bytes = await picture().tint(colour).jpeg().toBuffer()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'чек.jpg')
  const { status, json } = await call('POST', '/files', { token, body: form })
  expect(status, JSON.stringify(json)).toBe(200)
  return json.payload
}

const done = ({ status, json }: Awaited<ReturnType<Call>>): void =>
  expect([status, json.code], JSON.stringify(json)).toEqual([200, 0])

// Production means PostgreSQL.
describe.runIf(inject('engineSetup').engine === 'postgres')('production without a sandbox', () => {
  beforeAll(async () => {
    services = await startServices()
    opened = openUnlimited(services.env['DATABASE_URL'] ?? '', 1)
    await programme('models', ['Модель;Баллы продавцу;Баллы покупателю;Гарантия, месяцев', 'Дрель ДШ-18;900;300;24'])
    await programme('serials', ['Номер;Модель', `${SN};Дрель ДШ-18`])
    server = await startProcess(services.env)
    call = callTo(server.url)
  }, START)
  afterAll(async () => {
    server.signal('SIGTERM')
    await server.ended
    await opened.close()
    await services.stop()
    rmSync(folder, { recursive: true })
  })

  it(
    'AU01 C05 C06 B12 D187 D188 D198 a person registers by SMS, sells, earns, binds a card and is paid: the ledger and the bank agree',
    async () => {
      expect(server.output()).not.toContain('песочниц')
      // The code of the SMS.
      done(await call('POST', '/user/password/get', { body: { mobile: PHONE, captchaToken: await solvedCaptcha(call) } }))
      const password = await codeByPhone()
      done(await call('POST', '/user', { body: { ...NAMES, mobile: PHONE, password } }))
      const token: string = (await call('POST', '/login', { body: { username: PHONE, password } })).json.payload
      const person = oneOf(await opened.db.select().from(users).where(eq(users.mobile, PHONE)))

      // A point and a profile, with a passport in the bucket; nobody confirms a person's INN but the desk (D188).
      const desk = await operator()
      const retailPoint = {
        address: 'Казань, ул. Баумана, 5',
        adminPercentOfBonus: 10,
        directorFullName: 'Новикова Елена Ильинична',
        directorPhone: '79000000009',
        inn: '7728168971',
        name: 'Умелые руки',
        retailPointCoordinates: '',
        timeZone: '+03:00',
      }
      done(await call('POST', '/retail/point/new/seller', { token, body: { retailPoint, user: { id: person.id } } }))
      const passport = {
        departmentCode: '770-001',
        issuedBy: 'ОВД района Марьина Роща',
        issuedFrom: '01-04-2019',
        passportSeries: '4510 123456',
        passportImages: [await upload(token, '#33c')],
      }
      const profile = {
        version: 1,
        ...NAMES,
        patronymic: 'Игоревна',
        noPatronymic: false,
        mobile: PHONE,
        email: 'anna@example.org',
        city: 'Казань',
        birthday: '21-04-1999',
        inn: INN,
        passport,
        license: true,
        consentEdition: '1',
      }
      done(await call('PUT', '/user', { token, body: profile }))
      await Promise.all([approve(desk, 'point'), approve(desk, 'inn')])
      const standing = async () => {
        const { status, taxStatus } = oneOf(await opened.db.select().from(users).where(eq(users.id, person.id)))
        return [status, taxStatus]
      }
      await expect.poll(standing, SOON).toEqual(['SELLER', 'ACCEPTED'])

      // A sale with the photo of its receipt, which the tax service knows.
      const [day = ''] = new Date(Date.now() + 3 * 3_600_000 - 86_400_000).toISOString().split('T')
      const paper = {
        totalSum: 1_234_050,
        dateTime: `${day}T15:42:00`,
        fiscalDriveNumber: FISCAL.fn,
        fiscalDocumentNumber: Number(FISCAL.fd),
        fiscalSign: Number(FISCAL.fp),
        operationType: 1,
        items: [{ name: 'Дрель ДШ-18', price: 1_234_050, sum: 1_234_050, quantity: 1 }],
      }
      await services.tax.plan({ receipts: [paper] })
      const time = `${day.split('-').toReversed().join('-')}T15:42:00`
      const receiptQRDto = { ...FISCAL, sum: '12340.50', time, n: 1, isManualInput: true, images: [await upload(token, '#c33')] }
      const sold = { coordinates: '', gps: '', time, receiptQRDto }
      done(await call('POST', `/sale/seller/purchase/confirm/${SN}?offline=false`, { token, body: sold }))
      const saleStatus = async () => oneOf(await opened.db.select().from(sales).where(eq(sales.ownerId, person.id))).status
      await expect.poll(saleStatus, SOON).toBe('FINISH')
      expect((await call('GET', '/account/current/balance', { token })).json.payload).toBe(900)
      expect(await services.tax.seen()).toMatchObject([{ fp: '70001', s: '12340.50' }])

      // The bank's page, a card on it, and the money.
      const page: string = (await call('GET', '/e2c/add/card', { token })).json.payload
      expect(page).toMatch(/^https:\/\/securepay\.tinkoff\.ru\//)
      await services.bank.card(person.bankCustomer, 'succeeds')
      const cards = async () => (await call('GET', '/e2c/get/card/list', { token })).json.payload as { cardId: string }[]
      await expect.poll(async () => (await cards()).length, SOON).toBe(1)
      const { cardId } = oneOf(await cards())
      done(await call('POST', '/e2c/cash/out', { token, body: new URLSearchParams({ cardId, sum: '500' }) }))
      const payout = async () => oneOf(await opened.db.select().from(payouts).where(eq(payouts.userId, person.id)))
      await expect.poll(async () => (await payout()).step, SOON).toBe('settled')

      // The bank paid once; 400 are left, nothing is held.
      const { payments } = await services.bank.seen()
      expect(payments.map(({ amount, paid }) => [amount, paid])).toEqual([[50_000, 1]])
      expect([await balanceOf(opened.db, person.id), await heldOf(opened.db, person.id)]).toEqual([40_000, 0])
      const movements = await opened.db
        .selectDistinct({ operation: ledgerTransactions.operation, at: ledgerTransactions.createdAt })
        .from(ledgerTransactions)
        .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
        .orderBy(desc(ledgerTransactions.createdAt))
        .limit(3)
      expect(movements.map(({ operation }) => operation)).toEqual(['DISCHARGE', 'DISCHARGE_HOLD', 'CHARGE_FOR_SALE'])
      await expectSoundLedger(opened.db)
      await expectSoundPayouts(opened.db)
      expect((await runToEnd('ledger-command', ['verify'], services.env)).output).toContain('Журнал сходится')
      const examined = await runToEnd('doctor-command', [], services.env)
      expect(examined.output).toContain('Всё подключённое работает')
      // No key and no code stands in the log.
      for (const secret of [password, 'test/secret+key', 'PRIVATE KEY', INN, '4510 123456'])
        expect(server.output()).not.toContain(secret)
    },
    START,
  )
})
