import type { CheckRule } from '../../../src/domain/desk/cases.ts'
import type { RevealReason } from '../../../src/domain/desk/people.ts'

/** Closed sets of column values that src/domain does not need. A value of an old row stays in its set. */

/** A seller sells, a buyer owns: the two sides of a serial are independent (B11). */
export type Side = 'seller' | 'buyer'

/** The state of a receipt at the tax service; INCORRECT and FAIL free its numbers for others. */
export type ReceiptStatus = 'PENDING' | 'SUCCESS' | 'INCORRECT' | 'FAIL'

/** The check of a person's or company's INN. */
export type TaxStatus = 'ACCEPTED' | 'MANUAL_CHECK' | 'AWAITING_CHECK' | 'REFUSED'

/** The purpose of a code. A code of one kind is useless for another. */
export type CodePurpose = 'registration' | 'recovery' | 'deletion'

/**
 * The reason to accept a request for a code: it passed the captcha, it repeats one that did, on trust (A12), its browser is known
 * (D22).
 */
export type CodeTrust = 'captcha' | 'resend' | 'none' | 'device'

/** The adapters of the SMS port. */
export type SmsGatewayName = 'outbox' | 'http' | 'smsc' | 'smsru'
/** Why a bank has refused a payment, as the acquirer's port names it. */
export type RefusedPayment = 'cardClosed' | 'cardLimit' | 'declined'

/**
 * A message at a gateway. `sending`: it is being told; `unknown`: it was told and has not answered; `refused`: for good; `later`: not now;
 * `accepted`: it will send; then what it says of the phone.
 */
export type SmsDeliveryState = 'sending' | 'unknown' | 'refused' | 'later' | 'accepted' | 'delivered' | 'undelivered'

/** The secret under attack: the password, a code of a kind, or of an operator the password and the second factor. */
export type AttemptPurpose = 'password' | CodePurpose | 'desk' | 'totp'

/** Points for a sale (BL rows of docs/requirements.tsv). */
export type ChargeOperation = 'CHARGE_FOR_SALE' | 'CHARGE_FOR_ADMIN' | 'CHARGE_FOR_BUY'

/** How a payout ends: the money has gone, or the points are back. */
export type PayoutOutcome = 'DISCHARGE' | 'DISCHARGE_FAILED'

/** Points that somebody has written by hand, for a buyer, a seller or an administrator of a point. */
export type ManualOperation = 'MANUAL_CHARGE_BUYER' | 'MANUAL_CHARGE_SELLER' | 'MANUAL_CHARGE_ART'

/** Kinds of transactions. DISCHARGE_HOLD puts points aside for a payout; FORFEIT is what an account has left when its person goes. */
export type TransactionOperation = ChargeOperation | ManualOperation | 'DISCHARGE_HOLD' | PayoutOutcome | 'FORFEIT'

/** A person's points to spend, and those that payouts hold. */
export type PersonAccountKind = 'points' | 'held'
export type AccountKind = PersonAccountKind | 'programme'

/** The state of a payout. `sending`: the bank is being told; a person sees it as sent. */
export type PayoutState = 'held' | 'sending' | 'sent' | 'checking' | 'settled' | 'returned'

/** Where a payout and the bank's statement disagree; the contract says what each is. */
export type FindingKind = 'missing' | 'doubled' | 'unknown' | 'differs' | 'returnedButPaid' | 'unanswered'
export type FindingDecision = 'settle' | 'return'

/** How the sandbox bank treats a card: by its ending. */
export type SandboxCardKind = 'succeeds' | 'fails' | 'silent' | 'late' | 'twice'
/** What becomes of a payment of the sandbox bank. */
export type SandboxPaymentState = 'settled' | 'refused' | 'lost'

/** The accepted file types. */
export type FileType = 'image/png' | 'image/jpeg' | 'application/pdf'

/** Texts that a person agrees to, each apart from the others. */
export type ConsentDocument = 'agreement' | 'personalData' | 'push'

/** Keys of former releases: signing captcha tasks, hashing a request's origin, the sandbox bank's notices. */
export type SecretName = 'captcha' | 'client' | 'bank'

/** Who has written a message of the chat. */
export type ChatSide = 'person' | 'operator'

/** What a message of the chat may speak of. */
export type ChatSubjectKind = 'sale' | 'tool' | 'payout'

/** What a person is told of. */
export type NewsEvent =
  | 'receiptAccepted'
  | 'receiptRefused'
  | 'reserveEnding'
  | 'reserveEnded'
  | 'innAccepted'
  | 'innRefused'
  | 'innApproved'
  | 'innRejected'
  | 'profileApproved'
  | 'joinRequested'
  | 'joinApproved'
  | 'joinRejected'
  | 'pointApproved'
  | 'pointRefused'
  | 'rightsReceived'
  | 'excluded'
  | 'invoiceRegistered'
  | 'saleApproved'
  | 'saleRefused'
  | 'invoiceApproved'
  | 'invoiceRefused'
  | 'cardAdded'
  | 'payoutSent'
  | 'payoutSettled'
  | 'payoutReturned'
  | 'taxLimitNear'
  | 'taxLocked'
  | 'newDevice'
  | 'chatAnswered'

/** What the audit knows; each has words in src/domain/desk/audit-words.ts. Switches that nobody can turn in the product yet the database itself writes down. */
export type AuditEvent =
  | 'signedIn'
  | 'signInPaused'
  | 'sessionEnded'
  | 'sessionsEnded'
  | 'passwordChanged'
  | 'accountDeleted'
  | 'joinRequested'
  | 'joinCancelled'
  | 'joinApproved'
  | 'joinRejected'
  | 'pointRequested'
  | 'pointApproved'
  | 'pointRefused'
  | 'pointCancelled'
  | 'pointLeft'
  | 'sellerExcluded'
  | 'rightsHandedOver'
  | 'innAccepted'
  | 'innRefused'
  | 'innToDesk'
  | 'profileApproved'
  | 'locked'
  | 'unlocked'
  | 'taxLocked'
  | 'taxUnlocked'
  | 'profileRefused'
  | 'profileRestored'
  | 'operatorAppointed'
  | 'operatorInvited'
  | 'invitationAccepted'
  | 'operatorDismissed'
  | 'saleApproved'
  | 'saleRefused'
  | 'cardAdded'
  | 'cardRemoved'
  | 'findingSettled'
  | 'findingReturned'
  | 'findingSeconded'
  | 'findingsRead'
  | 'payeesRead'
  | 'auditRead'
  | 'programmeImported'
  | 'peopleSearched'
  | 'personRead'
  | 'personRevealed'
  | 'passportOpened'
  | 'pointsCorrected'
  | 'correctionProposed'
  | 'correctionRefused'
  | 'reportOpened'
  | 'reportLinkOpened'

/**
 * What somebody tries who is not let through (D150). `noSession`: a token that opens nothing, or none; `notTheirs`: what is not there, or
 * not for them; `againstRule`: what the portal does not send by itself.
 */
export type SecurityEvent =
  | 'wrongPassword'
  | 'wrongCode'
  | 'tooOften'
  | 'captcha'
  | 'locked'
  | 'noRight'
  | 'notTheirs'
  | 'noSession'
  | 'crossSite'
  | 'invalidRequest'
  | 'againstRule'

/** What the desk says of a row that waits for it. */
export type Verdict = 'approve' | 'refuse'

/** What a check has found out; off: it has not looked, `note` says why. Notes are Russian, for the desk alone. */
export interface StoredCheck {
  rule: CheckRule
  outcome: 'fired' | 'passed' | 'off'
  note: string | null
}

/** A correction of points that waits for a second operator, has been carried out, or has been refused. */
export type CorrectionState = 'waiting' | 'done' | 'refused'

/** What an operator moves points or money by. */
export type StakeKind = 'correction' | 'payout'

/** Why it happened; with words in the same place. */
export type AuditReason =
  | 'ownWish'
  | 'administrator'
  | 'password'
  | 'recoveryCode'
  | 'deletionCode'
  | 'demo'
  | 'wrongPassword'
  | 'wrongCode'
  | 'totp'
  | 'backupCode'
  | 'invitation'
  | 'taxService'
  | 'profileComplete'
  | 'byHand'
  | 'desk'
  | 'taxLimit'
  | 'byPhone'
  | 'bySerial'
  | 'byReceipt'
  | 'byPoint'
  | RevealReason

/** What a person may want to hear of in a browser that is closed. */
export type PushTopic = 'sale' | 'reserve' | 'profile' | 'team' | 'money'
