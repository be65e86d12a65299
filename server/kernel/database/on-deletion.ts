import type { PgTable } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

type Schema = typeof schema
/** Tables by their export names in the schema. */
type Tables = { [Name in keyof Schema as Schema[Name] extends PgTable ? Name : never]: Schema[Name] & PgTable }
type ColumnOf<Table extends PgTable> = Extract<keyof Table['$inferSelect'], string>

/** The effect of an account's deletion on a table. */
export type OnDeletion<Column extends string = string> =
  /** Deletes the rows whose column has the person's id, phone or the name of one of their files. */
  | { erases: Column }
  /** Rows stay while others need them; these columns, which had the person's id or phone, become null. */
  | { unties: Column[] }
  /** The deletion itself writes rows with these columns of the person, for a duty that outlives the account; the duty. */
  | { writes: Column[]; why: string }
  /** The table never holds personal data; the reason. */
  | { keeps: string }

/**
 * The effect of an account's deletion on each table (E22). A table without a line does not compile;
 * tests/server/deletion/declared.test.ts proves each line by a real deletion.
 */
export const onDeletion: { [Name in keyof Tables]: OnDeletion<ColumnOf<Tables[Name]>> } = {
  accounts: { unties: ['userId'] },
  audit: { keeps: 'what happened, under numbers that only the row of the person leads to, and that is gone' },
  auditNotes: { erases: 'userId' },
  balances: { keeps: 'sums under the number of an account' },
  bankCards: { keeps: 'the sandbox bank: masked numbers under names of its own' },
  bankNotices: { keeps: 'the sandbox bank: what it has told, under names of its own' },
  bankPages: { keeps: 'the sandbox bank: pages under the hash of their address' },
  bankPayments: { keeps: 'the sandbox bank: sums under keys' },
  captchaUses: { keeps: 'puzzles that have been solved' },
  cards: { erases: 'userId' },
  certificates: { erases: 'ownerId' },
  chatMessages: { erases: 'ownerId' },
  codeRequests: { erases: 'mobile' },
  consents: { erases: 'userId' },
  conversations: { erases: 'ownerId' },
  // What an operator has typed goes too, by the deletion itself.
  corrections: { unties: ['userId'] },
  decisions: { erases: 'ownerId' },
  deskCases: {
    keeps: 'numbers of what waits, and of a person the number that goes with the row; a trigger takes the case away then',
  },
  deskDecisions: { erases: 'ownerId' },
  deskTakes: { erases: 'ownerId' },
  devices: { erases: 'userId' },
  disclosures: { erases: 'userId' },
  files: { erases: 'ownerId' },
  handovers: { erases: 'ownerId' },
  idempotencyKeys: { erases: 'userId' },
  importRefusals: { keeps: 'lines of the maker’s files, and why they were refused' },
  importRuns: { keeps: 'how far the maker’s files are entered' },
  innChecks: { erases: 'userId' },
  invoiceFiles: { erases: 'name' },
  invoices: { unties: ['ownerId'] },
  jobs: { keeps: 'numbers of rows; whose they were is known by the rows alone, and those are gone' },
  keyPrints: { keeps: 'prints of keys of the server' },
  joinRequests: { erases: 'userId' },
  ledgerChecks: { keeps: 'how many entries were checked, and how many were wrong' },
  ledgerComments: { erases: 'userId' },
  ledgerEntries: { keeps: 'movements under the number of an account' },
  ledgerSeals: { keeps: 'hashes of entries' },
  ledgerTransactions: { keeps: 'kinds and moments of movements' },
  limitCounts: { keeps: 'counts under hashes, a day at most' },
  loginAttempts: { erases: 'mobile' },
  models: { keeps: 'what the maker sells' },
  notificationCounts: { erases: 'userId' },
  notifications: { erases: 'userId' },
  operatorCodes: { erases: 'userId' },
  operators: { erases: 'userId' },
  outboxMessages: { erases: 'mobile' },
  pageHits: { keeps: 'counts by page and day' },
  passportImages: { erases: 'userId' },
  passports: { erases: 'userId' },
  payeeYears: { keeps: 'sums of a year under hashes that only who has the key can make (F01)' },
  // What an operator has typed goes too, by the deletion itself.
  payoutFindings: { unties: ['userId', 'waitingBy'] },
  // A payout runs on: the bank's name of the card goes when it has ended.
  payouts: { unties: ['userId'] },
  picturePrints: { erases: 'ownerId' },
  pointHistory: { keeps: 'movements under the number of an account' },
  problemReportEnds: { keeps: 'states of flows under ids of reports, and gone with them' },
  problemReports: { erases: 'ownerId' },
  publicKeys: { keeps: 'hashes that only who has the key can make, and answers that say yes or no' },
  pushSubscriptions: { erases: 'userId' },
  pushTopics: { erases: 'userId' },
  receiptFiles: { erases: 'name' },
  // What an operator has typed goes too, by the deletion itself.
  receiptFindings: { unties: ['ownerId'] },
  receipts: { unties: ['ownerId'] },
  reconciledDays: { keeps: 'days' },
  retailPoints: { unties: ['adminId', 'directorId', 'directorPhone'] },
  saleCounts: { erases: 'ownerId' },
  sales: { unties: ['ownerId'] },
  secrets: { keeps: 'keys of a server of a former release' },
  securityEvents: {
    keeps: 'counts under hashes that only who has the key can make, and numbers as in the audit; a month at most',
  },
  sessions: { erases: 'userId' },
  smsCodes: { erases: 'mobile' },
  smsDeliveries: { erases: 'mobile' },
  smsMessages: { erases: 'mobile' },
  stakes: { unties: ['userId'] },
  statementLines: { keeps: 'sums under keys and numbers of the bank' },
  tbankPayments: { keeps: 'numbers of the bank under keys of payouts' },
  taxRecords: {
    writes: ['surname', 'username', 'patronymic', 'inn'],
    why: 'the payer owes the tax service name, INN and sum for five years (F01)',
  },
  tools: { keeps: 'serial numbers' },
  users: { erases: 'id' },
}

/** The contents of the data folder, and the effect of an account's deletion on them. */
export const dataFolder: Record<string, { erases: string } | { keeps: string }> = {
  db: { keeps: 'the tables above, where the embedded engine holds them' },
  files: { erases: 'the bytes of every file of the person' },
  keys: { keeps: 'keys of the server' },
  lock: { keeps: 'a socket of the process that uses the folder' },
}
