import { join } from 'node:path'
import type { Config } from './config.ts'
import { folderStore } from './modules/files/folder-store.ts'
import { passEverything } from './modules/sandbox/file-scan.ts'
import { sandboxReceiptCheck } from './modules/sandbox/receipt-check.ts'
import type { Ports } from './ports.ts'

/** The adapters that the configuration names. */
export const portsFromConfig = (config: Config): Ports => {
  const receiptChecks = { sandbox: () => sandboxReceiptCheck }
  const fileStores = { folder: () => folderStore(join(config.dataDir, 'files')) }
  return { receiptCheck: receiptChecks[config.receiptCheck](), fileStore: fileStores[config.files](), fileScan: passEverything }
}
