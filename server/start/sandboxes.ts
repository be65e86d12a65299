/** The settings that tell whether a service is played. */
interface Adapters {
  databaseUrl: string | null
  receiptCheck: { kind: string }
  innCheck: { kind: string }
  acquirer: string
  fileScan: { kind: string }
  sms: readonly { kind: string }[]
}

/** A sandbox in place of an external service. */
export interface Sandbox {
  /** The setting that chooses the real service. */
  setting: string
  /** The sandbox's name for the operator. */
  what: string
}

/** The sandboxes of this configuration, in any mode; empty when all services are real. */
export const sandboxesOf = (config: Adapters): Sandbox[] => {
  const all: (Sandbox & { isPlayed: boolean })[] = [
    { setting: 'DATABASE_URL', what: 'встроенная база вместо PostgreSQL', isPlayed: config.databaseUrl === null },
    { setting: 'RECEIPT_CHECK', what: 'проверка чеков', isPlayed: config.receiptCheck.kind === 'sandbox' },
    { setting: 'INN_CHECK', what: 'проверка ИНН', isPlayed: config.innCheck.kind === 'sandbox' },
    { setting: 'ACQUIRER', what: 'выплаты на карты', isPlayed: config.acquirer === 'sandbox' },
    { setting: 'FILE_SCAN', what: 'проверка файлов на вирусы', isPlayed: config.fileScan.kind === 'sandbox' },
    { setting: 'SMS', what: 'отправка SMS', isPlayed: config.sms.some(({ kind }) => kind === 'outbox') },
  ]
  return all.flatMap(({ isPlayed, ...sandbox }) => (isPlayed ? [sandbox] : []))
}

/** «RECEIPT_CHECK (проверка чеков), INN_CHECK (проверка ИНН)». */
export const listSandboxes = (sandboxes: readonly Sandbox[]): string =>
  sandboxes.map(({ setting, what }) => `${setting} (${what})`).join(', ')
