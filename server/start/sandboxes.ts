import type { Config } from './config.ts'

/** A part of the server that only plays its role. */
export interface Sandbox {
  /** The setting that chooses something real. */
  setting: string
  /** What is played, for the operator. */
  what: string
}

/** What a server with this configuration plays instead of doing it, in any mode; empty when everything is real. */
export const sandboxesOf = (
  config: Pick<Config, 'databaseUrl' | 'receiptCheck' | 'innCheck' | 'fileScan' | 'sms'>,
): Sandbox[] => {
  const all: (Sandbox & { isPlayed: boolean })[] = [
    { setting: 'DATABASE_URL', what: 'встроенная база вместо PostgreSQL', isPlayed: config.databaseUrl === null },
    { setting: 'RECEIPT_CHECK', what: 'проверка чеков', isPlayed: config.receiptCheck === 'sandbox' },
    { setting: 'INN_CHECK', what: 'проверка ИНН', isPlayed: config.innCheck === 'sandbox' },
    { setting: 'FILE_SCAN', what: 'проверка файлов на вирусы', isPlayed: config.fileScan === 'sandbox' },
    { setting: 'SMS', what: 'отправка SMS', isPlayed: config.sms.kind === 'outbox' },
  ]
  return all.flatMap(({ isPlayed, ...sandbox }) => (isPlayed ? [sandbox] : []))
}

/** «RECEIPT_CHECK (проверка чеков), INN_CHECK (проверка ИНН)». */
export const listSandboxes = (sandboxes: readonly Sandbox[]): string =>
  sandboxes.map(({ setting, what }) => `${setting} (${what})`).join(', ')
