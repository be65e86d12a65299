import type { Captcha } from '../../modules/captcha/port.ts'
import type { FileStore, FileScan } from '../../modules/files/ports.ts'
import type { Acquirer } from '../../modules/payouts/acquirer.ts'
import type { InnCheck } from '../../modules/profile/inn-check.ts'
import type { WebPush } from '../../modules/push/port.ts'
import type { ReceiptCheck } from '../../modules/receipts/receipt-check.ts'
import type { SmsGateways } from '../../modules/sms/port.ts'
import type { AddressSuggestions, CitySuggestions, CompanySuggestions } from '../../modules/suggestions/port.ts'

/** External services. Each has an embedded default; the configuration can name another adapter. */
export interface Ports {
  receiptCheck: ReceiptCheck
  innCheck: InnCheck
  citySuggestions: CitySuggestions
  addressSuggestions: AddressSuggestions
  companySuggestions: CompanySuggestions
  fileStore: FileStore
  fileScan: FileScan
  captcha: Captcha
  /** In the order in which they are asked. */
  sms: SmsGateways
  webPush: WebPush
  acquirer: Acquirer
}
