/** The answer to the consent banner, kept on the device (LG14; A29, E13). */
import { LEGAL_TEXTS } from '../../domain/legal-texts.ts'
import { CONSENT_KEY, readConsent, storeConsent } from './storage.ts'

/** An answer is to the text that was there: a new edition of the policy asks anew. */
const { edition } = LEGAL_TEXTS.privacyPolicy
const REFUSED = `${edition} no`

export type Answer = 'given' | 'refused'

/**
 * Runs in the head of a prerendered page, before it is painted. The page is the same for everybody and asks; where the
 * device remembers an answer, the question stays hidden until the portal takes it away.
 */
export const HIDE_QUESTION_WHERE_ANSWERED =
  `try{['${edition}','${REFUSED}'].includes(localStorage.getItem('${CONSENT_KEY}'))&&` +
  `document.documentElement.setAttribute('data-consent','')}catch{}`

export const createConsent = () => {
  const listeners = new Set<() => void>()
  return {
    /** @returns null where nobody has answered */
    read: (): Answer | null => {
      const stored = readConsent()
      if (stored === edition) return 'given'
      return stored === REFUSED ? 'refused' : null
    },
    answer: (answer: Answer): void => {
      storeConsent(answer === 'given' ? edition : REFUSED)
      for (const listener of listeners) listener()
    },
    /** Also tells when another tab has been answered. */
    subscribe: (listener: () => void) => {
      const follow = ({ key }: StorageEvent) => (key === CONSENT_KEY || key === null) && listener()
      listeners.add(listener)
      window.addEventListener('storage', follow)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', follow)
      }
    },
  }
}

export type Consent = ReturnType<typeof createConsent>
