/** Closed sets of words that columns hold, where src/domain has no use for them. What an old row may hold stays in its set. */

/** A seller sells, a buyer owns: the two sides of a serial are independent (B11). */
export type Side = 'seller' | 'buyer'

/** Where a receipt stands with the tax service; INCORRECT and FAIL free its numbers for others. */
export type ReceiptStatus = 'PENDING' | 'SUCCESS' | 'INCORRECT' | 'FAIL'

/** The check of a person's or company's INN. */
export type TaxStatus = 'ACCEPTED' | 'MANUAL_CHECK' | 'AWAITING_CHECK' | 'REFUSED'

/** What a code is for. Codes of one kind open nothing of another. */
export type CodePurpose = 'registration' | 'recovery' | 'deletion'

/** Why a request for a code is let in: it passed the captcha, it repeats one that did, on trust (A12), its browser is known (D22). */
export type CodeTrust = 'captcha' | 'resend' | 'none' | 'device'

/** What is guessed: the password, or a code of a kind. */
export type AttemptPurpose = 'password' | CodePurpose

/** Kinds of operations as the history names them (BL rows of docs/requirements.tsv). */
export type LedgerOperation = 'CHARGE_FOR_SALE' | 'CHARGE_FOR_ADMIN' | 'CHARGE_FOR_BUY' | 'DISCHARGE'

/** What files may be. */
export type FileType = 'image/png' | 'image/jpeg' | 'application/pdf'

/** Legal texts that a person agrees to. */
export type ConsentDocument = 'agreement' | 'personalData'

/** What keys are for: signing captcha tasks, hashing where a request came from. */
export type SecretName = 'captcha' | 'client'
