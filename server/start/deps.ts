import type { CheckRule } from '../../src/domain/desk/cases.ts'
import type { ReceiptAge } from '../../src/domain/sales/receipt-age.ts'
import type { Db } from '../kernel/database/types.ts'
import type { Key, KeyPair } from '../kernel/secrets/keys.ts'
import type { Passwords } from '../kernel/secrets/passwords.ts'
import type { Seals } from '../kernel/secrets/seal.ts'
import type { SignInLimits } from '../modules/auth/failures.ts'
import type { PostNotice } from '../modules/bank/notice-job.ts'
import type { ChatBus } from '../modules/chats/bus.ts'
import type { CodeRules } from '../modules/codes/rules.ts'
import type { PayoutRules } from '../modules/payouts/rules.ts'
import type { Deadlines } from '../modules/sales/deadlines.ts'
import type { PortTimes } from './ports/bound-ports.ts'
import type { Ports } from './ports/ports.ts'

/** The server's dependencies; tests pass their own clock and ports. */
export interface Deps {
  db: Db
  /** Epoch milliseconds. The only clock of the server, jobs included. */
  now: () => number
  ports: Ports
  /** Timeouts of the ports. */
  portTimes: PortTimes
  /** How passwords and codes are hashed and compared. */
  passwords: Passwords
  /** Under which keys of authenticator apps and recovery codes of operators are kept. */
  seals: Seals
  /** Lifetime of codes, limits of sending and of attempts. */
  codeRules: CodeRules
  /** Limits of failed sign-ins, per origin and in total. */
  signInLimits: SignInLimits
  /** Demo mode: enables the outbox and the sign-in without a password. */
  isDemo: boolean
  /** Milliseconds between registering a receipt and asking the tax service. */
  receiptCheckDelay: number
  /** Time limits of a sale's steps. */
  deadlines: Deadlines
  /** The number of reserves and manual entries that a seller may hold at a time (E09). */
  reserveLimit: number
  /** Limits of payouts, and when they arrive. */
  payoutRules: PayoutRules
  /** Under which payees are named who outlive their accounts (F01). */
  payeeKeys: KeyPair
  /** Hashes the origin of requests. */
  originKey: Key
  /** Derives the tokens of certificates and of links to buyers. */
  certificateKey: Key
  /** Where changes of conversations with support are announced. */
  chatBus: ChatBus
  /** Where people find the portal, for what is printed: https://portal.example.org. */
  portalOrigin: string
  /** Those of the contract with the bank, for its notices. */
  bankKeys: KeyPair
  /** Hosts to whose page for cards people may be led; the portal's own always. */
  bankPages: readonly string[]
  /** How the sandbox bank posts its notices. */
  postNotice: PostNotice
  /** From this sum on, in rubles, a finding needs two operators. */
  secondAbove: number
  /** Checks of claims that are switched off. */
  checksOff: readonly CheckRule[]
  /** How many days a notification is kept. */
  notificationDays: number
  /** The maximum age of a receipt. */
  receiptAge: ReceiptAge
}
