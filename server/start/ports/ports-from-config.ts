import { join } from 'node:path'
import type { Db } from '../../kernel/database/types.ts'
import type { KeyPair } from '../../kernel/secrets/keys.ts'
import { sandboxAcquirer } from '../../modules/bank/sandbox.ts'
import { altcha, EFFORT } from '../../modules/captcha/altcha.ts'
import { yandexCaptcha } from '../../modules/captcha/yandex.ts'
import { folderStore } from '../../modules/files/folder-store.ts'
import { passEverything } from '../../modules/files/sandbox-scan.ts'
import { sandboxInnCheck } from '../../modules/profile/sandbox-inn-check.ts'
import { noPush } from '../../modules/push/port.ts'
import { webPushService } from '../../modules/push/web-push.ts'
import { sandboxReceiptCheck } from '../../modules/receipts/sandbox-check.ts'
import { httpSms } from '../../modules/sms/http-gateway.ts'
import { outboxSms } from '../../modules/sms/outbox.ts'
import { builtInAddresses, builtInCities } from '../../modules/suggestions/built-in.ts'
import { dadataAddresses, dadataCities } from '../../modules/suggestions/dadata.ts'
import type { Thrift } from '../../modules/suggestions/thrift.ts'
import type { Config } from '../config.ts'
import type { Ports } from './ports.ts'

/**
 * The configured adapters.
 * @param captchaKeys of the captcha that this server serves itself
 * @param print shows a line to the person at the terminal
 * @param thrift of the suggestions that cost money
 */
export const portsFromConfig = (
  { dataDir, sms, captcha, suggestions, webPush, ...config }: Config,
  db: Db,
  captchaKeys: KeyPair,
  print: (line: string) => void,
  thrift: Thrift,
): Ports => {
  const receiptChecks = { sandbox: () => sandboxReceiptCheck }
  const innChecks = { sandbox: () => sandboxInnCheck }
  const acquirers = { sandbox: () => sandboxAcquirer(db, () => Date.now()) }
  const fileStores = { folder: () => folderStore(join(dataDir, 'files')) }
  const fileScans = { sandbox: () => passEverything }
  return {
    acquirer: acquirers[config.acquirer](),
    receiptCheck: receiptChecks[config.receiptCheck](),
    innCheck: innChecks[config.innCheck](),
    citySuggestions: suggestions.kind === 'dadata' ? thrift.of(dadataCities(suggestions)) : builtInCities,
    addressSuggestions: suggestions.kind === 'dadata' ? thrift.of(dadataAddresses(suggestions)) : builtInAddresses,
    fileStore: fileStores[config.files](),
    fileScan: fileScans[config.fileScan](),
    sms: sms.kind === 'http' ? httpSms(sms) : outboxSms(db, print),
    webPush: webPush === null ? noPush : webPushService(webPush),
    captcha: captcha.kind === 'yandex' ? yandexCaptcha(captcha) : altcha({ ...EFFORT, counter: captcha.steps }, captchaKeys),
  }
}
