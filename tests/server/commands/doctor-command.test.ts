/** D211 `npm run doctor` on an installation that works, and on one where much is broken. */
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { createServer as createNet } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { certificateIn, expiredCertificate } from '../support/expired-certificate.ts'
import { freshPlace, runToEnd } from '../support/server/process.ts'
import { startSmsStandIn } from '../support/sms-stand-in.ts'
import type { SmsStandIn } from '../support/sms-stand-in.ts'
import { startTaxStandIn } from '../support/tax-stand-in.ts'
import type { TaxStandIn } from '../support/tax-stand-in.ts'
import { startTbankStandIn } from '../support/tbank-stand-in.ts'
import type { TbankStandIn } from '../support/tbank-stand-in.ts'

let place: Awaited<ReturnType<typeof freshPlace>>
let tax: TaxStandIn
let sms: SmsStandIn
let bank: TbankStandIn
let folder: string

beforeAll(async () => {
  ;[place, tax, sms, bank] = await Promise.all([freshPlace(), startTaxStandIn(), startSmsStandIn(), startTbankStandIn()])
  folder = mkdtempSync(join(tmpdir(), 'mst-doctor-'))
})
beforeEach(() => tax.plan({}))
afterAll(async () => {
  await Promise.all([tax.stop(), sms.stop(), bank.stop()])
  rmSync(folder, { recursive: true })
  place.remove()
})

const doctor = (env: Record<string, string>) => runToEnd('doctor-command', [], { ...place.env, ...env })
const real = () => ({
  RECEIPT_CHECK: 'proverkacheka',
  PROVERKACHEKA_URL: tax.receiptUrl,
  PROVERKACHEKA_TOKEN: 'right',
  INN_CHECK: 'dadata',
  DADATA_PARTY_URL: tax.partyUrl,
  DADATA_TOKEN: 'right',
  SMS: 'smsc,http',
  ...sms.env,
})

it('D211 what is embedded needs no service', async () => {
  const { code, output } = await doctor({})
  expect(output).toContain('Чеки: без службы')
  expect(output).toContain('Всё подключённое работает')
  expect(code).toBe(0)
})

it('D211 services that work are named, and none of them has sent anything', async () => {
  const { code, output } = await doctor(real())
  for (const name of ['Чеки', 'ИНН', 'SMS']) expect(output).toContain(`${name}: работает`)
  expect(output).toContain('на счёте 4122.56 ₽')
  expect((await sms.seen('smsc')).phones).toEqual([])
  expect(code).toBe(0)
})

it('D211 wrong keys, a pair of keys that is none and a service that is down are told apart, and what to do about each', async () => {
  const { code, output } = await doctor({
    ...real(),
    PROVERKACHEKA_TOKEN: 'wrong-secret',
    DADATA_TOKEN: 'wrong-secret',
    SMSC_PASSWORD: 'wrong-secret',
    FILE_SCAN: 'clamd',
    CLAMD: 'tcp://127.0.0.1:9',
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/nothing',
    VAPID_PUBLIC_KEY: 'B'.repeat(87),
    VAPID_PRIVATE_KEY: 'A'.repeat(42) + 'E',
    VAPID_SUBJECT: 'mailto:it@example.org',
  })
  expect(output).toMatch(/Чеки: НЕ РАБОТАЕТ: ключ не принят .*Проверьте PROVERKACHEKA_TOKEN/)
  expect(output).toMatch(/ИНН: НЕ РАБОТАЕТ: ключ не принят .*Проверьте DADATA_TOKEN/)
  expect(output).toMatch(/SMS: НЕ РАБОТАЕТ: smsc — отказ 2\. Проверьте SMSC_LOGIN, SMSC_PASSWORD/)
  expect(output).toMatch(/База: НЕ РАБОТАЕТ: PostgreSQL по адресу из DATABASE_URL недоступен/)
  expect(output).toMatch(/Вирусы: НЕ РАБОТАЕТ: не отвечает .*ECONNREFUSED.*Проверьте/)
  expect(output).toMatch(/Уведомления: НЕ РАБОТАЕТ: VAPID_PUBLIC_KEY не от VAPID_PRIVATE_KEY/)
  expect(output).toContain('Не работает: 6')
  expect(output).not.toContain('wrong-secret')
  expect(code).toBe(1)
})

it('D211 a limit that is used up is no wrong key', async () => {
  await tax.plan({ next: [3, 3] })
  const { output } = await doctor({ ...real(), INN_CHECK: 'sandbox' })
  expect(output).toMatch(/Чеки: НЕ РАБОТАЕТ: лимит исчерпан/)
})

it('D211 an expired certificate is named', async () => {
  const { key, cert } = expiredCertificate(folder)
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_request, response) => response.end('{}'))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  try {
    const url = `https://localhost:${(server.address() as AddressInfo).port}/api/v1/check/get`
    const { code, output } = await doctor({ ...real(), PROVERKACHEKA_URL: url, NODE_EXTRA_CA_CERTS: cert })
    expect(output).toMatch(/Чеки: НЕ РАБОТАЕТ: сертификат службы не годится .*CERT_HAS_EXPIRED/)
    expect(code).toBe(1)
  } finally {
    server.close()
  }
})

it('D211 settings that cannot be used are told before anything is asked', async () => {
  const { code, output } = await doctor({ RECEIPT_CHECK: 'proverkacheka' })
  expect(output).toContain('Для RECEIPT_CHECK=proverkacheka задайте PROVERKACHEKA_TOKEN')
  expect(code).toBe(1)
})

it('D211 a database that takes the connection and says nothing is named, and holds nobody up', async () => {
  const silent = createNet((socket) => socket.on('error', () => undefined))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const DATABASE_URL = `postgresql://mst@127.0.0.1:${(silent.address() as AddressInfo).port}/mst`
  const { code, output } = await doctor({ DATABASE_URL, DATABASE_MIGRATION_URL: '' })
  expect(output).toMatch(/База: НЕ РАБОТАЕТ: /)
  expect(code).toBe(1)
  silent.close()
})

const DAY = 86_400_000
const inDays = (days: number): Date => new Date(Date.now() + days * DAY)

it.each([
  ['works', () => bank.env(), /Банк: работает: работает, сертификат до \d\d\.\d\d\.\d{4}/, 0],
  [
    'has a certificate that expires in ten days',
    () => bank.env({ from: inDays(-300), to: inDays(10) }),
    /Банк: ВНИМАНИЕ: сертификат действует до \S+, дней осталось: 10\. Выпустите новый/,
    0,
  ],
  [
    'has a certificate that expired yesterday',
    () => bank.env({ from: inDays(-300), to: inDays(-1) }),
    /Банк: НЕ РАБОТАЕТ: сертификат истёк .* Выпустите новый/,
    1,
  ],
  [
    'does not know the terminal',
    () => ({ ...bank.env(), TBANK_TERMINAL_KEY: 'other' }),
    /Банк: НЕ РАБОТАЕТ: код 501: такого терминала нет: проверьте TBANK_TERMINAL_KEY/,
    1,
  ],
  [
    'does not know the certificate',
    () => ({ ...bank.env(), TBANK_CERTIFICATE_FILE: '', TBANK_CERTIFICATE_SERIAL: 'ffff' }),
    /Банк: НЕ РАБОТАЕТ: код 411: .*TBANK_CERTIFICATE_SERIAL/,
    1,
  ],
  [
    'knows another key',
    () => ({ ...bank.env(), TBANK_CERTIFICATE_FILE: '', TBANK_KEY_FILE: otherKey() }),
    /Банк: НЕ РАБОТАЕТ: код 204: подпись не подошла: .*TBANK_KEY_FILE/,
    1,
  ],
  [
    'is down',
    () => ({ ...bank.env(), TBANK_URL: 'http://127.0.0.1:9/e2c/v2/' }),
    /Банк: НЕ РАБОТАЕТ: не отвечает .*TBANK_URL/,
    1,
  ],
])('D211 C05 a bank that %s', async (_title, env, told, expected) => {
  const { code, output } = await doctor(env())
  expect(output).toMatch(told)
  expect(code).toBe(expected)
})

const otherKey = (): string => {
  const path = join(folder, 'other.pem')
  writeFileSync(path, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }))
  return path
}

it('D211 C05 a certificate of another key, or with another number, stops the start', async () => {
  const other = certificateIn(folder, { from: inDays(-1), to: inDays(1) }).cert
  expect((await doctor({ ...bank.env(), TBANK_CERTIFICATE_FILE: other })).output).toContain(
    'сертификат не от ключа TBANK_KEY_FILE',
  )
  const { code, output } = await doctor({ ...bank.env(), TBANK_CERTIFICATE_SERIAL: 'ffff' })
  expect(output).toMatch(/TBANK_CERTIFICATE_SERIAL: у сертификата .* номер 0A1B2C3D/)
  expect(code).toBe(1)
})
