import { join } from 'node:path'
import type { Db } from '../../kernel/database/types.ts'
import type { KeyPair } from '../../kernel/secrets/keys.ts'
import { enqueue } from '../../kernel/jobs/queue.ts'
import { demoCompanies } from '../../demo/companies.ts'
import { sandboxAcquirer } from '../../modules/bank/sandbox.ts'
import { tbankAcquirer } from '../../modules/bank/tbank/acquirer.ts'
import { registriesIn } from '../../modules/bank/tbank/registry.ts'
import { altcha, EFFORT } from '../../modules/captcha/altcha.ts'
import { yandexCaptcha } from '../../modules/captcha/yandex.ts'
import { clamdScan } from '../../modules/files/clamd.ts'
import { folderStore } from '../../modules/files/folder-store.ts'
import { s3Store } from '../../modules/files/s3/store.ts'
import { passEverything } from '../../modules/files/sandbox-scan.ts'
import { dadataParty } from '../../modules/profile/dadata-party.ts'
import { sandboxInnCheck } from '../../modules/profile/sandbox-inn-check.ts'
import { noPush } from '../../modules/push/port.ts'
import { webPushService } from '../../modules/push/web-push.ts'
import { proverkacheka } from '../../modules/receipts/proverkacheka.ts'
import { sandboxReceiptCheck } from '../../modules/receipts/sandbox-check.ts'
import { httpSms } from '../../modules/sms/http-gateway.ts'
import { outboxSms } from '../../modules/sms/outbox.ts'
import type { SmsGateway } from '../../modules/sms/port.ts'
import { smsc } from '../../modules/sms/smsc.ts'
import { smsRu } from '../../modules/sms/smsru.ts'
import { builtInAddresses, builtInCities } from '../../modules/suggestions/built-in.ts'
import { builtInCompanies } from '../../modules/suggestions/built-in-companies.ts'
import { dadataAddresses, dadataCities } from '../../modules/suggestions/dadata.ts'
import { dadataCompanies } from '../../modules/suggestions/dadata-companies.ts'
import type { CompanySuggestions } from '../../modules/suggestions/port.ts'
import type { Thrift } from '../../modules/suggestions/thrift.ts'
import type { Acquirer } from '../../modules/payouts/acquirer.ts'
import type { Config } from '../config.ts'
import type { SmsChoice } from '../sms.ts'
import type { TbankConfig } from '../tbank.ts'
import type { Ports } from './ports.ts'

const smsGateway = (choice: SmsChoice, db: Db, print: (line: string) => void): SmsGateway => {
  if (choice.kind === 'http') return httpSms(choice)
  if (choice.kind === 'smsc') return smsc(choice)
  return choice.kind === 'smsru' ? smsRu(choice) : outboxSms(db, print)
}

/** Without DaData there is no register: only the demo world's own companies are known, and in production none. */
const companiesOf = ({ mode, suggestions }: Pick<Config, 'mode' | 'suggestions'>, thrift: Thrift): CompanySuggestions =>
  suggestions.kind === 'dadata'
    ? thrift.of(dadataCompanies({ ...suggestions, url: suggestions.companiesUrl }))
    : builtInCompanies(mode === 'demo' ? demoCompanies : {})

/** A page of T-Bank and what follows on it take no longer. */
const PAGE_LIVES = 35 * 60_000

/** The same line is told again after an hour: an outage must be seen, and must not fill the log. */
const TOLD_AGAIN = 3_600_000

/** T-Bank; what the operator has to do is told. */
const bankOf = ({ registries, ...settings }: TbankConfig, db: Db, print: (line: string) => void): Acquirer => {
  const told = new Map<string, number>()
  const note = (line: string): void => {
    const now = Date.now()
    if (now - (told.get(line) ?? Number.NEGATIVE_INFINITY) < TOLD_AGAIN) return
    told.set(line, now)
    print(line)
  }
  const onPage = (customer: string, now: number): Promise<void> =>
    enqueue(db, 'find-cards', { customer, until: String(now + PAGE_LIVES) }, new Date(now))
  return tbankAcquirer({ db, settings, registry: registriesIn(registries), clock: () => Date.now(), onPage, note })
}

/**
 * The configured adapters.
 * @param captchaKeys of the captcha that this server serves itself
 * @param print shows a line to the person at the terminal
 * @param thrift of the suggestions that cost money
 */
export const portsFromConfig = (
  { dataDir, files, bucket, fileScan, sms, captcha, suggestions, webPush, receiptCheck, innCheck, ...config }: Config,
  db: Db,
  captchaKeys: KeyPair,
  print: (line: string) => void,
  thrift: Thrift,
): Ports => {
  return {
    acquirer: config.tbank === null ? sandboxAcquirer(db, () => Date.now()) : bankOf(config.tbank, db, print),
    receiptCheck:
      receiptCheck.kind === 'proverkacheka' ? proverkacheka({ ...receiptCheck, now: () => Date.now() }) : sandboxReceiptCheck,
    innCheck: innCheck.kind === 'dadata' ? dadataParty(innCheck) : sandboxInnCheck,
    citySuggestions: suggestions.kind === 'dadata' ? thrift.of(dadataCities(suggestions)) : builtInCities,
    addressSuggestions: suggestions.kind === 'dadata' ? thrift.of(dadataAddresses(suggestions)) : builtInAddresses,
    companySuggestions: companiesOf({ mode: config.mode, suggestions }, thrift),
    fileStore: files === 's3' && bucket !== null ? s3Store(bucket) : folderStore(join(dataDir, 'files')),
    fileScan: fileScan.kind === 'clamd' ? clamdScan(fileScan) : passEverything,
    sms: sms.map((choice) => smsGateway(choice, db, print)),
    webPush: webPush === null ? noPush : webPushService(webPush),
    captcha: captcha.kind === 'yandex' ? yandexCaptcha(captcha) : altcha({ ...EFFORT, counter: captcha.steps }, captchaKeys),
  }
}
