/** What is kept of people, by level of protection: tables, folders and stores of the browser. */
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { dataFolder, onDeletion } from '../../server/kernel/database/on-deletion.ts'
import type { OnDeletion } from '../../server/kernel/database/on-deletion.ts'
import * as schema from '../../server/kernel/database/schema.ts'
import { STORES } from '../../src/app/effects/storage/stores.ts'
import { code, table } from './table.ts'

/** Strictest first; docs/security.md says what each asks for. */
const LEVELS = ['secret', 'document', 'personal', 'internal', 'open'] as const
type Level = (typeof LEVELS)[number]
/** The strictest level of what is kept, and what that is. */
type Kept = readonly [level: Level, what: string]

/** A table without a line does not compile. */
const TABLES: Readonly<Record<keyof typeof onDeletion, Kept>> = {
  accounts: ['personal', 'whose points they are'],
  audit: ['personal', 'who did what, under numbers; hashes of addresses'],
  auditNotes: ['personal', 'operators’ words about what they did with a person'],
  balances: ['internal', 'sums of accounts'],
  bankCards: ['personal', 'masked cards of the sandbox'],
  bankNotices: ['internal', 'words of the sandbox bank'],
  bankPages: ['internal', 'hashes of addresses of pages'],
  bankPayments: ['internal', 'sums of the sandbox bank'],
  captchaUses: ['internal', 'tasks that are used up'],
  cards: ['document', 'the bank’s name of a card, its masked number'],
  certificates: ['secret', 'hashes of the tokens of printed certificates, whose'],
  chatMessages: ['personal', 'what a person and support have written'],
  codeRequests: ['personal', 'phones, hashes of addresses'],
  consents: ['personal', 'who agreed to what'],
  conversations: ['personal', 'who has written to support, and since when they wait'],
  corrections: ['personal', 'points given or taken by hand, operators’ words'],
  decisions: ['personal', 'an operator’s words about a sale'],
  deskCases: ['internal', 'numbers of what waits for the desk, and what its checks have found'],
  deskDecisions: ['personal', 'an operator’s words, ten seconds before they count'],
  deskTakes: ['internal', 'who of the desk looks at what'],
  devices: ['secret', 'hashes of the tokens of known browsers'],
  disclosures: ['internal', 'whose data which operator has open'],
  files: ['personal', 'names and owners of uploads'],
  handovers: ['secret', 'hashes of the tokens of links to buyers, whose'],
  idempotencyKeys: ['personal', 'first answers to commands'],
  importRefusals: ['internal', 'lines of the maker’s files that were refused'],
  importRuns: ['internal', 'how far the maker’s files are entered'],
  innChecks: ['personal', 'whose INN is being checked'],
  invoiceFiles: ['personal', 'files of documents'],
  invoices: ['personal', 'documents of companies, their INN'],
  jobs: ['internal', 'numbers of rows'],
  joinRequests: ['personal', 'applications to points'],
  keyPrints: ['internal', 'prints of keys'],
  ledgerChecks: ['internal', 'results of checks'],
  ledgerComments: ['personal', 'words about movements'],
  ledgerEntries: ['internal', 'movements of accounts'],
  ledgerSeals: ['internal', 'hashes of entries'],
  ledgerTransactions: ['internal', 'kinds of movements'],
  limitCounts: ['internal', 'counts under hashes'],
  loginAttempts: ['personal', 'phones and their failures'],
  models: ['open', 'what the maker sells'],
  notificationCounts: ['personal', 'unread notifications'],
  notifications: ['personal', 'what a person was told'],
  operatorCodes: ['secret', 'hashes of operators’ recovery codes'],
  operators: ['secret', 'keys of operators’ authenticator apps, hashes of their invitations'],
  outboxMessages: ['secret', 'SMS with codes, in demo mode alone'],
  pageHits: ['internal', 'counts by page and day'],
  passportImages: ['document', 'which files are pictures of a passport'],
  passports: ['document', 'series, issuer, date, department'],
  payeeYears: ['personal', 'sums under keyed hashes of INN'],
  payoutFindings: ['personal', 'what the bank says of a payout, operators’ words'],
  payouts: ['document', 'sums, the bank’s name of a card, its masked number'],
  picturePrints: ['personal', 'prints of photographs, whose'],
  pointHistory: ['internal', 'movements of accounts'],
  problemReportEnds: ['internal', 'where reports ended'],
  problemReports: ['personal', 'a person’s words about a problem, steps without data, a hash of the key that erases'],
  publicKeys: ['internal', 'keyed hashes of commands without an account'],
  pushSubscriptions: ['secret', 'address and keys of a browser'],
  pushTopics: ['personal', 'what a person wants to hear of'],
  receiptFiles: ['personal', 'photographs of receipts'],
  receiptFindings: ['personal', 'operators’ words about receipts'],
  receipts: ['personal', 'what a receipt says'],
  reconciledDays: ['internal', 'days'],
  retailPoints: ['personal', 'name and phone of a director'],
  saleCounts: ['personal', 'how much a person has sold'],
  sales: ['personal', 'who sold and bought what'],
  secrets: ['secret', 'keys of the server'],
  securityEvents: ['personal', 'who was not let through, under keyed hashes and numbers'],
  sessions: ['secret', 'hashes of session tokens; name of the browser'],
  smsCodes: ['secret', 'hashes of codes, phones'],
  smsDeliveries: ['personal', 'phones, and what the gateways say of their messages'],
  smsMessages: ['secret', 'codes on their way to the gateway, phones'],
  stakes: ['internal', 'sums that operators have moved by hand within a day'],
  statementLines: ['internal', 'lines of the bank’s statements'],
  tbankPayments: ['internal', 'numbers of T-Bank under keys of payouts'],
  taxRecords: ['document', 'names and INN of who has gone'],
  tools: ['open', 'serial numbers, days of manufacture'],
  users: ['secret', 'hash of the password; INN and birthday (document); phone, names, e-mail, city (personal)'],
}

const FOLDERS: Readonly<Record<string, Kept>> = {
  db: ['secret', 'the tables, on the embedded engine'],
  files: ['document', 'pictures of passports and receipts, documents'],
  keys: ['secret', 'keys that the server has made'],
  lock: ['internal', 'a socket'],
}

const BROWSER: Readonly<Record<keyof typeof STORES, Kept>> = {
  token: ['secret', 'the session token (B03)'],
  'login.fails': ['personal', 'phones and failures'],
  'draft.': ['personal', 'forms that are not sent'],
  sellers: ['personal', 'sellers of the own point'],
  places: ['internal', 'where a person was in a list, whose'],
  serialNumber: ['internal', 'a serial number, whose'],
  'recording.': ['internal', 'masked steps for a report, whose'],
  instructed: ['internal', 'who knows the form'],
  'resend.': ['personal', 'a phone, the next code’s time'],
  mode: ['internal', 'seller or customer'],
  'mode.owner': ['personal', 'a phone'],
  'mode.chosen': ['personal', 'phones and modes'],
  'login.opensAt': ['internal', 'a moment'],
  handover: ['secret', 'the token of a seller’s link, and whose registration is pending'],
  goal: ['personal', 'where a person was going, a phone'],
  consent: ['internal', 'answer about counting'],
  'push.declined': ['internal', 'no offer wanted'],
  'web-face': ['open', 'which typeface there is'],
  lists: ['open', 'what the server can'],
  deskToken: ['secret', 'the session token of an operator (B03)'],
  deskGoal: ['internal', 'where an operator was going'],
  deskInvitation: ['secret', 'the token of an operator’s invitation'],
  theme: ['open', 'light or dark'],
}

/** The types ask for a line; whoever runs the generator before the compiler is told as well. */
const keptOf = (kept: Readonly<Record<string, Kept>>, name: string): Kept => {
  const found = kept[name]
  if (!found) throw new Error(`tools/security/data.ts does not say what ${name} holds`)
  return found
}

const byLevel = <Row extends { kept: Kept }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => LEVELS.indexOf(one.kept[0]) - LEVELS.indexOf(other.kept[0]))

const effectOf = (declared: OnDeletion): string => {
  if ('erases' in declared) return 'erased'
  if ('unties' in declared) return 'untied'
  return 'writes' in declared ? 'written, for the tax service' : 'kept'
}

const tableNames = new Map(
  Object.entries(schema).flatMap(([name, each]) => (is(each, PgTable) ? [[name, getTableName(each)] as const] : [])),
)

/** Tables by level, and the effect of an account's deletion on each. */
export const tablesTable = (): string => {
  const all = Object.entries(onDeletion) as [keyof typeof onDeletion, OnDeletion][]
  const rows = byLevel(all.map(([name, declared]) => ({ name, declared, kept: keptOf(TABLES, name) })))
  return table(
    ['level', 'table', 'what', 'account deleted'],
    rows.map(({ name, declared, kept: [level, what] }) => [level, code(tableNames.get(name) ?? name), what, effectOf(declared)]),
  )
}

/** Folders of the data folder by level. @throws for one that has no level */
export const foldersTable = (): string => {
  const rows = Object.entries(dataFolder).map(([name, declared]) => ({ name, declared, kept: keptOf(FOLDERS, name) }))
  return table(
    ['level', 'folder', 'what', 'account deleted'],
    byLevel(rows).map(({ name, declared, kept: [level, what] }) => [
      level,
      code(name),
      what,
      'erases' in declared ? 'erased' : 'kept',
    ]),
  )
}

/** Stores of the browser by level. */
export const storesTable = (): string => {
  const all = Object.keys(STORES) as (keyof typeof STORES)[]
  const rows = byLevel(all.map((name) => ({ name, store: STORES[name], kept: keptOf(BROWSER, name) })))
  return table(
    ['level', 'key', 'area', 'what', 'account deleted'],
    rows.map(({ name, store: { areas, onDeletion: effect }, kept: [level, what] }) => [
      level,
      code(name.endsWith('.') ? `${name}*` : name),
      areas.join(', '),
      what,
      effect === 'erases' ? 'erased' : 'kept',
    ]),
  )
}
