/**
 * Which edition of a legal text a person has seen. A consent is recorded with it (B09 of docs/decisions.md), so whoever
 * changes a text gives it a new edition here.
 */
export const LEGAL_TEXTS = {
  agreement: { edition: '1' },
  privacyPolicy: { edition: '2', published: '31/01/2023' },
} as const
