import { NO_INVITATION } from '../../../src/domain/desk/operator-password.ts'
import { WRONG_CODE } from '../../../src/domain/people/sms-code.ts'
import type { RefusalName } from '../../../src/domain/texts/refusals.ts'
import type { RefusalMessage } from '../../kernel/call/refusal.ts'
import type { SecurityEvent } from '../../kernel/database/sets.ts'

/**
 * Of which security event a refusal tells; null for what people meet in the portal every day. `refused` and `forbidden` say more with the
 * call they answer. A name that is new in the catalogue does not compile without its line.
 */
const EVENTS: Record<RefusalName, SecurityEvent | null> = {
  refused: null,
  notInBaseWithReceipt: null,
  notInBase: null,
  notDone: null,
  alreadySold: null,
  reservedByAnother: null,
  receiptUsed: null,
  returnReceipt: null,
  futureDate: 'againstRule',
  zeroSum: 'againstRule',
  alreadyOwned: null,
  alreadyRegistered: null,
  toolRefused: null,
  reserveLimit: 'againstRule',
  locked: 'locked',
  tooManyAttempts: 'tooOften',
  keyMismatch: 'againstRule',
  receiptTooOld: 'againstRule',
  repairLimit: 'againstRule',
  serialsRefused: null,
  invoiceFull: 'againstRule',
  alreadyDecided: null,
  ownMatter: 'noRight',
  notFound: 'notTheirs',
  forbidden: 'noRight',
  unauthorised: 'noSession',
  invalidRequest: 'invalidRequest',
  tooLarge: 'invalidRequest',
  fileInUse: null,
  profileChanged: null,
  handoverUsed: null,
  handoverRevoked: null,
  handoverExpired: null,
  pointRequired: 'noRight',
  pendingApplication: 'noRight',
  alreadyAtPoint: null,
  pointExists: null,
  codeRequired: null,
  wrongCode: 'wrongCode',
  weakPassword: null,
  notShown: 'noRight',
  rateLimited: 'tooOften',
  captchaRequired: 'captcha',
  innNotApproved: 'noRight',
  notApproved: 'noRight',
  taxLocked: 'noRight',
  pointsShort: 'againstRule',
  payoutLimit: 'againstRule',
  cardLimit: 'againstRule',
  secondOperator: 'noRight',
  bankAway: null,
  caseTaken: null,
  caseNotTaken: null,
  decisionPending: null,
  nothingToCancel: null,
  caseChanged: null,
  alreadyDone: null,
  correctionWaits: null,
  // What the portal does not send by itself.
  badRecording: 'againstRule',
  chatTaken: null,
  internal: null,
  databaseAway: null,
  unanswered: null,
}

interface Refused {
  refusal: RefusalName
  message: RefusalMessage | null
  operation: string | null
  isForeign: boolean
}

/** @returns the security event that an answer tells of, or null */
export const suspicionOf = ({ refusal, message, operation, isForeign }: Refused): SecurityEvent | null => {
  if (refusal === 'refused' && (operation === 'login' || operation === 'deskLogin')) return 'wrongPassword'
  if (refusal === 'refused' && message === NO_INVITATION) return 'notTheirs'
  if (refusal === 'refused' && message === WRONG_CODE) return 'wrongCode'
  return refusal === 'forbidden' && isForeign ? 'crossSite' : EVENTS[refusal]
}
