import type { ReceiptAge } from '../../src/domain/receipt-age.ts'
import type { Db } from '../kernel/database/types.ts'
import type { Passwords } from '../kernel/secrets/passwords.ts'
import type { SignInLimits } from '../modules/auth/failures.ts'
import type { CodeRules } from '../modules/codes/rules.ts'
import type { Deadlines } from '../modules/sales/deadlines.ts'
import type { PortTimes } from './ports/bound-ports.ts'
import type { Ports } from './ports/ports.ts'

/** What the server is built from; tests give their own clock and ports. */
export interface Deps {
  db: Db
  /** Epoch milliseconds. The only clock of the server, jobs included. */
  now: () => number
  ports: Ports
  /** How long each of them may take. */
  portTimes: PortTimes
  /** How passwords and codes are hashed and compared. */
  passwords: Passwords
  /** How long codes live, how often they are sent and tried. */
  codeRules: CodeRules
  /** How often sign-in may fail, from one place and altogether. */
  signInLimits: SignInLimits
  /** Demo mode: what shows the outbox and signs in without a password exists. */
  isDemo: boolean
  /** Milliseconds between registering a receipt and asking the tax service. */
  receiptCheckDelay: number
  /** How long each step of a sale may take. */
  deadlines: Deadlines
  /** How many serials a seller may put by without a receipt at a time (E09). */
  reserveLimit: number
  /** How old a receipt may be. */
  receiptAge: ReceiptAge
}
