import type { InnCheck } from './inn-check.ts'

/** The check of tax numbers in the sandbox: a number that ends in 9 goes to the desk, any other is accepted. */
export const sandboxInnCheck: InnCheck = { check: async ({ inn }) => (inn.endsWith('9') ? 'manual' : 'accepted') }
