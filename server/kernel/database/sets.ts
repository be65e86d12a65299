/** Words that columns hold: closed sets that the portal knows nothing of. The others are in src/domain. */

/** A seller sells, a buyer owns: the two sides of a serial are independent (B11 of docs/decisions.md). */
export type Side = 'seller' | 'buyer'

/** What a code is for. Codes of one kind open nothing of another. */
export type CodePurpose = 'registration' | 'recovery' | 'deletion'

/** What is guessed: the password, or a code of a kind. */
export type AttemptPurpose = 'password' | CodePurpose
