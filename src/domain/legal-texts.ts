/**
 * Which edition of a legal text a person has seen. A consent is recorded with it (B09, E19), so whoever
 * changes a text gives it a new edition here.
 */
export const LEGAL_TEXTS = {
  agreement: { edition: '1' },
  privacyPolicy: { edition: '3', published: '31/01/2023' },
  /** Consent to the processing of personal data: a text of its own, with a box of its own. */
  personalData: { edition: '1', published: '22/11/2026' },
} as const

export const CONSENT = 'Подтвердите согласие'
