/** A card typed on the sandbox bank's page, as a person does it. */
import type { TestApp } from '../support/server/test-app.ts'

/** Valid numbers by what their endings mean. */
export const NUMBERS = {
  succeeds: '2200000000044242',
  fails: '2200000000040000',
  silent: '2200000000081111',
  late: '2200000000022222',
  twice: '2200000000063333',
  refused: '2200000000089999',
} as const

export const CVC = '739'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Asks for the bank's page. @returns its path */
export const cardPage = async (world: TestApp, token: string): Promise<string> =>
  (await world.call('GET', '/e2c/add/card', { token })).json.payload

/** Types a card on a page and sends it. */
export const typeCard = async (
  world: TestApp,
  path: string,
  fields: Partial<Record<'number' | 'expiry' | 'cvc', string>> = {},
) => {
  const payload = new URLSearchParams({ number: NUMBERS.succeeds, expiry: '12/30', cvc: CVC, ...fields }).toString()
  return world.app.inject({ method: 'POST', url: path, headers: FORM, payload })
}

export const cardsOf = async (world: TestApp, token: string): Promise<{ cardId: string; pan: string }[]> =>
  (await world.call('GET', '/e2c/get/card/list', { token })).json.payload

/** Binds a card from the portal's click to the bank's notice. @returns its id */
export const bindCard = async (world: TestApp, token: string, number: string = NUMBERS.succeeds): Promise<string> => {
  const before = new Set((await cardsOf(world, token)).map(({ cardId }) => cardId))
  await typeCard(world, await cardPage(world, token), { number })
  await world.runJobs()
  return (await cardsOf(world, token)).find(({ cardId }) => !before.has(cardId))?.cardId ?? ''
}
