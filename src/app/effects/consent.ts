/** The answer to the consent banner, stored on the device (LG14; A29, E13). */
import { LEGAL_TEXTS } from '../../domain/texts/legal-texts.ts'
import { CONSENT_KEY, readConsent, storeConsent } from './storage/storage.ts'

/** An answer holds for one edition of the policy: a new edition asks again. */
const { edition } = LEGAL_TEXTS.privacyPolicy
const REFUSED = `${edition} no`

export type Answer = 'given' | 'refused'

/**
 * Runs in the head of a prerendered page, before the first paint. The page is the same for all visitors and contains the banner;
 * where the device has a stored answer, the script hides the question until the portal removes it.
 */
export const HIDE_QUESTION_WHERE_ANSWERED =
  `try{['${edition}','${REFUSED}'].includes(localStorage.getItem('${CONSENT_KEY}'))&&` +
  `document.documentElement.setAttribute('data-consent','')}catch{}`

/** @returns null without an answer to this edition */
export const readAnswer = (): Answer | null => {
  const stored = readConsent()
  if (stored === edition) return 'given'
  return stored === REFUSED ? 'refused' : null
}

export const createConsent = () => {
  const listeners = new Set<() => void>()
  return {
    read: readAnswer,
    answer: (answer: Answer): void => {
      storeConsent(answer === 'given' ? edition : REFUSED)
      for (const listener of listeners) listener()
    },
    /** Also fires when the banner is answered in another tab. */
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
