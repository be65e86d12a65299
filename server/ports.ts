import type { FileStore, FileScan } from './modules/files/ports.ts'
import type { ReceiptCheck } from './modules/receipts/receipt-check.ts'

/** Outside parties. Each has an embedded default; configuration names another. */
export interface Ports {
  receiptCheck: ReceiptCheck
  fileStore: FileStore
  fileScan: FileScan
}
