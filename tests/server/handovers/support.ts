import { eq } from 'drizzle-orm'
import { handovers, sales } from '../../../server/kernel/database/schema.ts'
import { freeSerial } from '../support/deeds/receipts.ts'
import { sell } from '../support/deeds/sell.ts'
import type { Attempt } from '../support/deeds/sell.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'

/** Анна sells; Мария buys. */
export const [ANNAS, MARIAS] = [1, 5]

/** Who calls, and under which key. */
interface Caller {
  person?: number
  key?: string
}

const seller =
  (path: string) =>
  async (world: TestApp, id: string, { person = ANNAS, key }: Caller = {}): Promise<Answer> =>
    world.call('POST', `/sale/handover/${path}`, { token: await world.tokenOf(person), body: { id }, ...(key && { key }) })

export const issue = seller('')
export const revoke = seller('revoke')
export const stateOf = seller('state')

/** Opens a link without an account. */
export const open = (world: TestApp, token: string): Promise<Answer> => world.call('POST', '/handover', { body: { token } })

export const register = async (world: TestApp, token: string, { person = MARIAS, key }: Caller = {}): Promise<Answer> =>
  world.call('POST', '/handover/register', { token: await world.tokenOf(person), body: { token }, ...(key && { key }) })

/** A new sale of Анна's. @returns its row's id and serial */
export const sold = async (world: TestApp, attempt: Partial<Attempt> = {}): Promise<{ id: string; sn: string }> => {
  const sn = attempt.sn ?? freeSerial()
  const { json } = await sell(world, { person: ANNAS, sn, ...attempt })
  return { id: (json.payload as { id: string }).id, sn }
}

/** The token of a new link to a sale. */
export const linkTo = async (world: TestApp, id: string): Promise<string> =>
  ((await issue(world, id)).json.payload as { token: string }).token

/** A sold tool and its link. */
export const handedOver = async (
  world: TestApp,
  attempt: Partial<Attempt> = {},
): Promise<{ id: string; sn: string; token: string }> => {
  const sale = await sold(world, attempt)
  return { ...sale, token: await linkTo(world, sale.id) }
}

/** The rows of a serial on the buyers' side. */
export const boughtOf = async (world: TestApp, sn: string): Promise<(typeof sales.$inferSelect)[]> =>
  (await world.db.select().from(sales).where(eq(sales.sn, sn))).filter(({ side }) => side === 'buyer')

export const linksOf = (world: TestApp, saleId: string): Promise<(typeof handovers.$inferSelect)[]> =>
  world.db.select().from(handovers).where(eq(handovers.saleId, saleId))
