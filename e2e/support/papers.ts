/** What the tours of a receipt and of a document have in common. */
import type { Page } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import { explore, signature } from '../../model/explore/explore.ts'
import type { Flow } from '../../model/kit/flow.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { expect } from './test.ts'

/** A photograph of one pixel. */
export const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const toSales = (page: Page): Promise<void> => expect(page).toHaveURL('/sales')
const CLIENT = { unauthorised: toLogin, 'gateway down': toServerError }

/** @returns the arrivals of `testBrowser`: a page that was opened from the sales leads back there by itself (RC10) */
export const paperLeaves = <Machine extends AnyStateMachine>(flow: Flow<Machine>, input: string) => ({
  ...Object.fromEntries(
    explore(flow, flow.inputs[input])
      .edges.filter(({ target, by: { label } }) => target === 'failed' || label === 'back')
      .map((edge) => [signature(edge), CLIENT[edge.by.outcome?.answer as keyof typeof CLIENT] ?? toSales]),
  ),
  'renewPaper: unauthorised': toLogin,
})
