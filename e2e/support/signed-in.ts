/** Starts a held-API test as a signed-in user: the device has a token and a mode before the portal starts. */
import type { Page } from '@playwright/test'
import type { OperationId } from '../../src/api/types.ts'
import type { Mode } from '../../src/domain/people/roles.ts'

const startAs = (page: Page, mode: Mode): Promise<unknown> =>
  page.addInitScript((stored) => {
    localStorage.setItem('token', 'token-of-at-least-22-characters')
    localStorage.setItem('mode', stored)
  }, mode)

export const startAsSeller = (page: Page): Promise<unknown> => startAs(page, 'seller')

/** The seller of the test's answers at work for herself. */
export const startAsCustomer = (page: Page): Promise<unknown> => startAs(page, 'customer')

/** Answers of operations that the session's start asks too: until the flow is on the screen they do not wait for the path. */
export const atStart = (answers: Partial<Record<OperationId, unknown>>) => ({
  answers,
  when: (state: string | null): boolean => state === null,
})
