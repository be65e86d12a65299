/** What `npm run doctor` asks: one line of the table per part. */
import { createECDH } from 'node:crypto'
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Silent, within } from '../../kernel/within.ts'
import { peekOwnKey } from '../../kernel/secrets/own-keys.ts'
import { askYandex, YANDEX_CAPTCHA } from '../../modules/captcha/yandex.ts'
import { clamdScan } from '../../modules/files/clamd.ts'
import { bucketState } from '../../modules/files/s3/store.ts'
import type { BucketState } from '../../modules/files/s3/store.ts'
import { dadataParty } from '../../modules/profile/dadata-party.ts'
import { proverkacheka } from '../../modules/receipts/proverkacheka.ts'
import { dadataAddresses } from '../../modules/suggestions/dadata.ts'
import type { Config } from '../config.ts'
import { explain } from '../explain.ts'
import { insistOnKeys, KEY_NAMES } from '../keys.ts'
import { openDatabase } from '../open-database.ts'
import { askBank } from './bank.ts'
import { advise, broken, off, reasonOf, works } from './health.ts'
import type { Health } from './health.ts'
import { askGateway } from './sms.ts'

/** A part of the installation. `ask` changes nothing; what it throws is told as broken. */
export interface Part {
  name: string
  ask: (config: Config) => Promise<Health>
}

const askDatabase = async (config: Config): Promise<Health> => {
  if (config.databaseUrl === null) return off(`встроенная база в ${config.dataDir}`)
  const opened = await openDatabase(config, () => undefined)
  try {
    await opened.db.execute(sql`select 1`)
    return works()
  } finally {
    await opened.close()
  }
}

const askKeys = async (config: Config): Promise<Health> => {
  insistOnKeys(config)
  const missing = KEY_NAMES.filter((name) => config.keys[name].current === null && peekOwnKey(config.dataDir, name) === null)
  return works(missing.length === 0 ? 'на месте' : `${missing.join(', ')} сервер сделает при запуске`)
}

const BUCKETS: Readonly<Record<Exclude<BucketState, 'ok'>, string>> = {
  denied: 'хранилище не пускает. Проверьте FILES_ACCESS_KEY, FILES_SECRET_KEY, FILES_REGION и часы сервера',
  missing: 'такой корзины нет. Проверьте FILES_BUCKET и FILES_PATH_STYLE',
  away: 'хранилище не отвечает. Проверьте FILES_ENDPOINT, его сертификат и сеть',
}

const askFiles = async ({ files, bucket, dataDir }: Config): Promise<Health> => {
  if (files === 's3' && bucket !== null) {
    const state = await bucketState(bucket)
    return state === 'ok' ? works() : broken(BUCKETS[state])
  }
  const folder = join(dataDir, 'files')
  try {
    await access(folder, constants.R_OK | constants.W_OK)
    return works(`папка ${folder}`)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return works(`папку ${folder} сделает первый запуск`)
    return broken(`папка ${folder} закрыта. Отдайте её пользователю сервера`)
  }
}

const askScan = async ({ fileScan }: Config): Promise<Health> => {
  if (fileScan.kind === 'sandbox') return off('песочница пропускает всё')
  try {
    const isClean = await clamdScan(fileScan).isClean(Buffer.from('doctor'), 'image/png')
    return isClean ? works() : broken('находит вирус в слове «doctor». Проверьте базы ClamAV')
  } catch (error) {
    return advise(reasonOf(error), { key: 'CLAMD', address: 'CLAMD; служба clamav-daemon' })
  }
}

const askSms = async ({ sms }: Config): Promise<Health> => {
  const all = await Promise.all(sms.map(async (choice) => ({ name: choice.kind, ...(await askGateway(choice)) })))
  const told = all.map((one) => `${one.name} — ${one.told}`).join('; ')
  if (all.some(({ kind }) => kind === 'broken')) return broken(told)
  return all.every(({ kind }) => kind === 'off') ? off(told) : works(told)
}

const askSuggestions = async ({ suggestions }: Config): Promise<Health> => {
  if (suggestions.kind === 'built-in') return off('встроенный список городов')
  try {
    await dadataAddresses(suggestions).suggest('Москва')
    return works()
  } catch (error) {
    return advise(reasonOf(error), { key: 'DADATA_TOKEN', address: 'DADATA_URL' })
  }
}

/** Of the tax service itself: a company that will be there. */
const SOME_COMPANY = '7707329152'

const askInn = async ({ innCheck }: Config): Promise<Health> => {
  if (innCheck.kind === 'sandbox') return off('песочница принимает почти всё')
  try {
    await dadataParty(innCheck).check({ inn: SOME_COMPANY, isLegalEntity: true })
    return works()
  } catch (error) {
    return advise(reasonOf(error), { key: 'DADATA_TOKEN', address: 'DADATA_PARTY_URL' })
  }
}

/** Nobody's receipt. */
const NO_RECEIPT = { fn: '1', fd: '1', fp: '1', sum: 100, dateTime: '01-01-2020T00:00:00', attached: [] }

const askReceipts = async ({ receiptCheck }: Config): Promise<Health> => {
  if (receiptCheck.kind === 'sandbox') return off('песочница решает по последней цифре ФП')
  const verdict = await proverkacheka({ ...receiptCheck, now: () => Date.now() }).check(NO_RECEIPT)
  if (verdict.status !== 'limited' && verdict.status !== 'unavailable') return works()
  return advise(verdict.reason ?? 'silent', { key: 'PROVERKACHEKA_TOKEN', address: 'PROVERKACHEKA_URL' })
}

const askPush = async ({ webPush }: Config): Promise<Health> => {
  if (webPush === null) return off('ключей VAPID нет, уведомлений браузера нет')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(webPush.vapid.privateKey, 'base64url')
  const isPair = pair.getPublicKey('base64url') === webPush.vapid.publicKey
  return isPair ? works('ключи подходят друг к другу') : broken('VAPID_PUBLIC_KEY не от VAPID_PRIVATE_KEY. Сделайте новую пару')
}

const askCaptcha = async ({ captcha }: Config): Promise<Health> => {
  if (captcha.kind === 'altcha') return off('решает браузер, служба не нужна')
  return (await askYandex(captcha.serverKey, 'doctor', YANDEX_CAPTCHA)) === 'silent'
    ? broken('не отвечает. Проверьте YANDEX_CAPTCHA_SERVER_KEY и сеть; пока решают ограничения (A12)')
    : works('отвечает; ключ проверит первое решение')
}

export const PARTS: readonly Part[] = [
  { name: 'База', ask: askDatabase },
  { name: 'Ключи', ask: askKeys },
  { name: 'Файлы', ask: askFiles },
  { name: 'Вирусы', ask: askScan },
  { name: 'SMS', ask: askSms },
  { name: 'Подсказки', ask: askSuggestions },
  { name: 'ИНН', ask: askInn },
  { name: 'Чеки', ask: askReceipts },
  { name: 'Банк', ask: askBank },
  { name: 'Уведомления', ask: askPush },
  { name: 'Капча', ask: askCaptcha },
]

/** Longer than each adapter's own time, in milliseconds. */
const PATIENCE = 40_000

/** What a part says within its time; a failure that it does not know is broken, too. */
export const examine = async ({ name, ask }: Part, config: Config): Promise<Health> => {
  try {
    return await within(PATIENCE, name, () => ask(config))
  } catch (error) {
    if (error instanceof Silent) return broken('не отвечает. Проверьте, что по этому адресу служба, а не что-то другое')
    return broken(explain(error))
  }
}
