import { generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PUSH_HOSTS } from '../../../server/modules/push/endpoints.ts'
import { BadConfig } from '../../../server/start/bad-config.ts'
import { readConfig } from '../../../server/start/config.ts'
import { describeError } from '../../../server/kernel/describe-error.ts'
import { migrate } from '../../../server/kernel/database/migrate.ts'
import { users } from '../../../server/kernel/database/schema.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { argonPasswordsOf } from '../../../server/kernel/secrets/passwords.ts'
import { sealsOf } from '../../../server/kernel/secrets/seal.ts'
import { sandboxesOf } from '../../../server/start/sandboxes.ts'
import { testPairs } from '../support/deeds/keys.ts'
import { cheapPasswords } from '../support/deeds/passwords.ts'
import { production } from '../support/server/production.ts'
import { testApp } from '../support/server/test-app.ts'
import { openAsOwner } from '../support/server/test-database.ts'

const world = testApp()

const PRODUCTION = { ...production, DATABASE_URL: 'postgresql://mst@127.0.0.1/mst' }

describe('configuration', () => {
  it('outside of demo mode every outside party is named, or the server does not start', () => {
    expect(() => readConfig({ MODE: 'production' })).toThrow(BadConfig)
    expect(() => readConfig({})).toThrow(/RECEIPT_CHECK, .*FILES, FILE_SCAN, SMS, CAPTCHA/)
    expect(readConfig(PRODUCTION)).toMatchObject({
      mode: 'production',
      sms: [{ kind: 'http', url: 'https://sms.example.org/send', token: 'secret', sender: null, timeout: 10_000 }],
      captcha: { kind: 'altcha' },
      proxies: 0,
    })
    expect(readConfig({ MODE: 'demo' })).toMatchObject({
      mode: 'demo',
      port: 3000,
      dataDir: '.data',
      databaseUrl: null,
      databasePatience: 3_000,
      checkAnswers: false,
      metrics: null,
      drain: 1_000,
    })
    expect(readConfig({ MODE: 'demo', METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  })

  it('D158 D159 a bucket and clamd are chosen with all that they need, and no line of theirs is plain', () => {
    const bucket = { FILES: 's3', FILES_ENDPOINT: 'https://storage.example.org', FILES_BUCKET: 'files', FILES_ACCESS_KEY: 'a' }
    expect(() => readConfig({ ...PRODUCTION, ...bucket })).toThrow(new BadConfig('Для FILES=s3 задайте FILES_SECRET_KEY'))
    const whole = { ...PRODUCTION, ...bucket, FILES_SECRET_KEY: 'b', FILES_PATH_STYLE: 'no' }
    expect(readConfig(whole)).toMatchObject({
      files: 's3',
      bucket: {
        endpoint: 'https://storage.example.org',
        region: 'us-east-1',
        bucket: 'files',
        isPathStyle: false,
        encryption: null,
      },
    })
    expect(() => readConfig({ ...whole, FILES_SECRET_KEY_FILE: '/none' })).toThrow(
      new BadConfig('Задайте что-то одно: FILES_SECRET_KEY или FILES_SECRET_KEY_FILE'),
    )
    expect(() => readConfig({ ...whole, FILES_SECRET_KEY: '', FILES_SECRET_KEY_FILE: '/none' })).toThrow(
      new BadConfig('FILES_SECRET_KEY_FILE: файл /none не читается'),
    )
    expect(() => readConfig({ ...whole, FILES_ENDPOINT: 'http://storage.example.org' })).toThrow('FILES_ENDPOINT: вне')
    expect(() => readConfig({ ...whole, FILES_ENDPOINT: 'https://storage.example.org/files' })).toThrow('FILES_ENDPOINT')
    const scan = { ...PRODUCTION, FILE_SCAN: 'clamd' }
    expect(() => readConfig(scan)).toThrow(new BadConfig('Для FILE_SCAN=clamd задайте CLAMD'))
    expect(() => readConfig({ ...scan, CLAMD: 'tcp://antivirus:3310' })).toThrow('CLAMD: вне')
    expect(readConfig({ ...scan, CLAMD: 'tcp://127.0.0.1:3310' }).fileScan).toMatchObject({
      kind: 'clamd',
      address: { host: '127.0.0.1', port: 3310 },
    })
    const { fileScan } = readConfig({ ...scan, CLAMD: 'unix:/run/clamav/clamd.ctl' })
    expect(fileScan).toMatchObject({ address: { path: '/run/clamav/clamd.ctl' } })
    expect(sandboxesOf(readConfig({ ...scan, CLAMD: 'unix:/run/clamav/clamd.ctl' })).map(({ setting }) => setting)).not.toContain(
      'FILE_SCAN',
    )
  })

  it('production does not play unnoticed: no embedded database and no sandbox, unless they are accepted', () => {
    const { SANDBOX: _, ...strict } = PRODUCTION
    const played =
      'RECEIPT_CHECK (проверка чеков), INN_CHECK (проверка ИНН), ACQUIRER (выплаты на карты), FILE_SCAN (проверка файлов на вирусы)'
    const how = 'Подключите настоящее или подтвердите пробную установку: SANDBOX=accepted'
    expect(() => readConfig(strict)).toThrow(new BadConfig(`MODE=production не работает на песочнице: ${played}. ${how}`))
    expect(() => readConfig({ ...strict, DATABASE_URL: '' })).toThrow('DATABASE_URL (встроенная база вместо PostgreSQL)')
    expect(() => readConfig({ ...strict, SANDBOX: 'yes' })).toThrow('SANDBOX')
    expect(sandboxesOf(readConfig({ ...PRODUCTION, DATABASE_URL: '' })).map(({ setting }) => setting)).toEqual([
      'DATABASE_URL',
      'RECEIPT_CHECK',
      'INN_CHECK',
      'ACQUIRER',
      'FILE_SCAN',
    ])
    expect(readConfig({ MODE: 'demo' }).mode).toBe('demo')
  })

  it('an adapter that is chosen needs its settings', () => {
    expect(() => readConfig({ ...PRODUCTION, SMS_URL: '' })).toThrow('Для SMS=http задайте SMS_URL')
    expect(() => readConfig({ ...PRODUCTION, CAPTCHA: 'yandex' })).toThrow(
      'Для CAPTCHA=yandex задайте YANDEX_CAPTCHA_SITE_KEY, YANDEX_CAPTCHA_SERVER_KEY',
    )
    const keys = { YANDEX_CAPTCHA_SITE_KEY: 'site', YANDEX_CAPTCHA_SERVER_KEY: 'secret' }
    expect(readConfig({ ...PRODUCTION, CAPTCHA: 'yandex', ...keys }).captcha).toEqual({
      kind: 'yandex',
      siteKey: 'site',
      serverKey: 'secret',
    })
  })

  it('gateways of SMS are asked in the order in which they are named, each once, each with its settings', () => {
    const two = {
      ...PRODUCTION,
      SMS: 'smsc,smsru',
      SMSC_LOGIN: 'mst',
      SMSC_PASSWORD: 'secret',
      SMSRU_API_ID: 'id',
      SMS_SENDER: 'MST',
    }
    const shared = { sender: 'MST', timeout: 10_000 }
    expect(readConfig(two).sms).toEqual([
      { kind: 'smsc', url: 'https://smsc.ru/sys/', login: 'mst', password: 'secret', ...shared },
      { kind: 'smsru', url: 'https://sms.ru/sms/', apiId: 'id', ...shared },
    ])
    expect(() => readConfig({ ...two, SMSC_PASSWORD: '' })).toThrow('Для SMS=smsc задайте SMSC_PASSWORD')
    expect(() => readConfig({ ...two, SMSRU_API_ID: '' })).toThrow('Для SMS=smsru задайте SMSRU_API_ID')
    expect(() => readConfig({ ...two, SMS: 'smsc,smsc' })).toThrow('SMS')
    expect(() => readConfig({ ...two, SMS: 'smsc,pigeon' })).toThrow('SMS')
    expect(() => readConfig({ ...two, SMS: 'smsc,outbox' })).toThrow('SMS=outbox')
    expect(() => readConfig({ ...two, SMSC_URL: 'https://smsc.ru/sys' })).toThrow('SMSC_URL')
    expect(() => readConfig({ ...two, SMSRU_URL: 'http://sms.ru/sms/' })).toThrow(/^SMSRU_URL: .*PLAIN_LINES/)
    expect(() => readConfig({ ...two, SMS_TIMEOUT_SECONDS: '25' })).toThrow('SMS_TIMEOUT_SECONDS')
  })

  it('C05 payouts by T-Bank need their settings, a key that is one and a folder that is there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tbank-'))
    const write = async (name: string, key: KeyObject): Promise<string> => {
      const path = join(folder, name)
      await writeFile(path, key.export({ type: 'pkcs8', format: 'pem' }))
      return path
    }
    const right = await write('right.pem', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
    const short = await write('short.pem', generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey)
    const other = await write('other.pem', generateKeyPairSync('ed25519').privateKey)
    const bank = {
      ...PRODUCTION,
      ACQUIRER: 'tbank-e2c',
      BANK_PAGE_HOSTS: 'securepay.tinkoff.ru',
      TBANK_TERMINAL_KEY: '1762332910910E2C',
      TBANK_KEY_FILE: right,
      TBANK_CERTIFICATE_SERIAL: '0A1b2c',
      TBANK_REGISTRIES: folder,
    }
    const config = readConfig(bank)
    expect(config.tbank).toMatchObject({ url: 'https://securepay.tinkoff.ru/e2c/v2/', serial: '0A1b2c', registries: folder })
    expect(sandboxesOf(config).map(({ setting }) => setting)).not.toContain('ACQUIRER')
    for (const name of [
      'BANK_PAGE_HOSTS',
      'TBANK_TERMINAL_KEY',
      'TBANK_KEY_FILE',
      'TBANK_CERTIFICATE_SERIAL',
      'TBANK_REGISTRIES',
    ])
      expect(() => readConfig({ ...bank, [name]: '' })).toThrow(`Для ACQUIRER=tbank-e2c задайте ${name}`)
    expect(() => readConfig({ ...bank, TBANK_REGISTRIES: join(folder, 'none') })).toThrow('TBANK_REGISTRIES: папки')
    expect(() => readConfig({ ...bank, TBANK_KEY_FILE: join(folder, 'none') })).toThrow('TBANK_KEY_FILE: в файле')
    for (const wrong of [short, other])
      expect(() => readConfig({ ...bank, TBANK_KEY_FILE: wrong })).toThrow('TBANK_KEY_FILE: нужен ключ RSA')
    expect(() => readConfig({ ...bank, TBANK_URL: 'http://bank.example/e2c/v2/' })).toThrow(/^TBANK_URL: .*PLAIN_LINES/)
    expect(() => readConfig({ ...bank, TBANK_URL: 'https://bank.example/e2c/v2' })).toThrow('TBANK_URL')
    await rm(folder, { recursive: true })
  })

  it('the work of a captcha is of the usual size, or of a chosen one', () => {
    expect(readConfig({ MODE: 'demo' }).captcha).toEqual({ kind: 'altcha', steps: 3_000 })
    expect(readConfig({ MODE: 'demo', CAPTCHA_STEPS: '9000' }).captcha).toEqual({ kind: 'altcha', steps: 9_000 })
    for (const wrong of ['0', '10001', 'many'])
      expect(() => readConfig({ MODE: 'demo', CAPTCHA_STEPS: wrong })).toThrow('CAPTCHA_STEPS')
    expect(readConfig({ MODE: 'demo', CAPTCHA_STEPS: '30' }).captcha).toMatchObject({ steps: 30 })
    expect(() => readConfig({ ...PRODUCTION, CAPTCHA_STEPS: '2999' })).toThrow(
      'CAPTCHA_STEPS меньше 3000 есть только с MODE=demo',
    )
    expect(readConfig({ ...PRODUCTION, CAPTCHA_STEPS: '9000' }).captcha).toMatchObject({ steps: 9_000 })
  })

  it('production talks to other machines on lines that nobody reads, unless somebody answers for one by name', () => {
    const away = 'postgresql://mst@db.example.org/mst'
    const refused = (env: Record<string, string>) => () => readConfig({ ...PRODUCTION, ...env })
    expect(refused({ SMS_URL: 'http://sms.example.org' })).toThrow(/^SMS_URL: .*PLAIN_LINES/)
    expect(refused({ DATABASE_URL: away, DATABASE_MIGRATION_URL: away })).toThrow(/^DATABASE_URL, DATABASE_MIGRATION_URL: /)
    for (const weak of ['', '?sslmode=disable', '?sslmode=require', '?sslmode=no-verify'])
      expect(refused({ DATABASE_URL: away + weak })).toThrow('sslmode=verify-full')
    expect(refused({ DADATA_URL: 'http://dadata.example.org' })).toThrow('DADATA_URL')
    for (const closed of [
      { DATABASE_URL: `${away}?sslmode=verify-full` },
      { DATABASE_URL: 'postgresql://mst@/mst?host=/run/postgresql' },
      { DATABASE_URL: 'postgresql://mst@[::1]:5432/mst' },
      { SMS_URL: 'http://127.0.0.1:8080/send' },
      { SMS_URL: 'http://sms.example.org', DATABASE_URL: away, PLAIN_LINES: 'SMS_URL,DATABASE_URL' },
    ])
      expect(refused(closed)).not.toThrow()
    expect(refused({ SMS_URL: 'http://sms.example.org', PLAIN_LINES: 'DATABASE_URL' })).toThrow('SMS_URL')
    expect(refused({ PLAIN_LINES: 'ALL' })).toThrow('PLAIN_LINES')
    expect(() => readConfig({ MODE: 'demo', DATABASE_URL: away })).not.toThrow()
  })

  it('production is told where people find the portal, as an origin', () => {
    expect(() => readConfig({ ...PRODUCTION, PUBLIC_ORIGIN: '' })).toThrow('PUBLIC_ORIGIN')
    expect(() => readConfig({ ...PRODUCTION, PUBLIC_ORIGIN: 'https://portal.example.org/' })).toThrow('PUBLIC_ORIGIN')
    expect(readConfig(PRODUCTION).publicOrigin).toBe('https://portal.example.org')
    expect(readConfig({ MODE: 'demo' }).publicOrigin).toBeNull()
  })

  it('the outbox shows codes, so it is for demo mode only', () => {
    expect(() => readConfig({ ...PRODUCTION, SMS: 'outbox' })).toThrow('SMS=outbox')
    expect(readConfig({ MODE: 'demo' }).sms).toEqual([{ kind: 'outbox' }])
  })

  it.each([
    { SMS_URL: 'ftp://x' },
    { TRUST_PROXIES: '-1' },
    { CAPTCHA: 'none' },
    { PORT: '70000' },
    { PORT: 'x' },
    { DATABASE_URL: 'mysql://x' },
    { MODE: 'test' },
    { FILES: 's3' },
    { METRICS_PORT: 'x' },
    { DRAIN_SECONDS: '4' },
  ])('wrong values are named: %j', (env) => {
    expect(() => readConfig({ MODE: 'demo', ...env })).toThrow(Object.keys(env)[0])
  })

  it('notifications of browsers are off without a key pair, and complete with one; a local service is for the demo', () => {
    const pair = { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'k'.repeat(43), VAPID_SUBJECT: 'mailto:help@example.org' }
    expect(readConfig(PRODUCTION).webPush).toBeNull()
    expect(readConfig({ ...PRODUCTION, ...pair }).webPush).toMatchObject({ endpoints: { hosts: PUSH_HOSTS, local: null } })
    expect(readConfig({ ...PRODUCTION, ...pair, PUSH_HOSTS: 'push.example.org' }).webPush?.endpoints.hosts).toEqual([
      'push.example.org',
    ])
    expect(() => readConfig({ ...PRODUCTION, ...pair, VAPID_SUBJECT: '' })).toThrow('задайте VAPID_SUBJECT')
    expect(() => readConfig({ ...PRODUCTION, PUSH_HOSTS: 'https://push.example.org' })).toThrow('PUSH_HOSTS')
    const local = { ...pair, PUSH_LOCAL: 'http://127.0.0.1:4400/x' }
    expect(readConfig({ MODE: 'demo', ...local }).webPush?.endpoints.local).toBe('http://127.0.0.1:4400')
    expect(() => readConfig({ ...PRODUCTION, ...local })).toThrow(BadConfig)
    // A door that waits for its keys is refused like one that has them.
    expect(() => readConfig({ ...PRODUCTION, PUSH_LOCAL: local.PUSH_LOCAL })).toThrow('PUSH_LOCAL')
  })
})

describe('the database', () => {
  it('a second migration and a second seed change nothing', async () => {
    const owner = await openAsOwner(world().db)
    expect(await migrate(owner.db)).toEqual([])
    await owner.close()
    const before = await world().db.$count(users)
    expect(await seedDemo(world().db, 0, world().deps.passwords)).toBe(false)
    expect(await world().db.$count(users)).toBe(before)
  })
})

describe('passwords', () => {
  it('B01 the running server hashes as OWASP recommends, and tests do the same at less cost', async () => {
    const keys = testPairs().PASSWORD_KEY
    const argonPasswords = argonPasswordsOf(keys)
    const stored = await argonPasswords.hash('111111')
    expect(sealsOf(keys).open(stored)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(sealsOf(keys).open(await cheapPasswords.hash('111111'))).toMatch(/^\$argon2id\$v=19\$/)
    for (const passwords of [argonPasswords, cheapPasswords]) {
      expect(await passwords.fits(stored, '111111')).toBe(true)
      expect(await passwords.fits(stored, '111112')).toBe(false)
      expect(await passwords.fits(null, '111111')).toBe(false)
    }
  })
})

describe('logs', () => {
  it('C06 a failed query is described without its values', async () => {
    const failure = await world()
      .db.insert(users)
      .values({
        id: '00000000-0000-4000-8001-000000000001',
        mobile: '79000000001',
        passwordHash: 'secret',
        createdAt: new Date(),
      })
      .then(
        () => null,
        (error: unknown) => error,
      )
    const text = JSON.stringify(describeError(failure))
    expect(text).toContain('23505')
    expect(text).not.toMatch(/79000000001|secret/)
  })
})
