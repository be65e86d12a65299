/**
 * The editions of the legal texts. A consent is recorded with its edition (B09, E19), so every change of a text
 * needs a new edition here.
 */
export const LEGAL_TEXTS = {
  agreement: { edition: '1' },
  privacyPolicy: { edition: '5', published: '31/01/2023' },
  /** Consent to the processing of personal data: a separate text with a separate checkbox. */
  personalData: { edition: '1', published: '22/11/2026' },
  /** Consent to notifications of the browser: its text stands beside the button that gives it. */
  push: { edition: '1' },
} as const

export const CONSENT = 'Подтвердите согласие'
