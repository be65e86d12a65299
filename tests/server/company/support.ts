import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { files, sales } from '../../../server/kernel/database/schema.ts'
import type { Side } from '../../../server/kernel/database/sets.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'
import { PDF, upload } from '../support/deeds/upload.ts'
import { newcomer } from '../team/support.ts'
import type { Member } from '../team/support.ts'

/** People of the demo world: a seller, the company, the desk. */
export const [ANNA, ROMASHKA, DESK] = [1, 6, 90]

/** The INN of the company, of Анна's point, and of nobody known. */
export const COMPANY_INN = '7728168971'
export const PROFI_INN = '7707083893'
export const FOREIGN_INN = '7736050003'

let number = 0

/** A document's number that nobody has used. */
export const freshUpd = (): string => {
  number += 1
  return `УПД-${number}`
}

/** A scan of a document. @returns its name */
export const scan = async (world: TestApp, person: number): Promise<string> =>
  (await upload(world, person, PDF, 'упд.pdf')).json.payload

/** A scan of somebody beyond the demo world, without its bytes. @returns its name */
export const scanOf = async (world: TestApp, { id: ownerId }: Pick<Member, 'id'>): Promise<string> => {
  const [name, at] = [`${randomUUID().replaceAll('-', '')}.pdf`, new Date(world.clock.now())]
  await world.db.insert(files).values({ name, ownerId, contentType: 'application/pdf', size: 1, createdAt: at, storedAt: at })
  return name
}

/** A company beyond the demo world. */
export const company = (world: TestApp, inn: string): Promise<Member> =>
  newcomer(world, { isLegalEntity: true, inn, taxStatus: 'ACCEPTED', organizationName: 'ООО Лютик' })

/** The fields of a document, whichever side it is of. */
export interface Paper {
  upd: string
  time: string
  inn: string
  sum: string
  files: string[]
}

/** A document of a person with a new number and a scan. */
export const paperOf = async (world: TestApp, person: number, patch: Partial<Paper> = {}): Promise<Paper> => ({
  upd: freshUpd(),
  time: '19-11-2026T00:00:00',
  inn: person === ROMASHKA ? PROFI_INN : COMPANY_INN,
  sum: '14970.00',
  files: patch.files ?? [await scan(world, person)],
  ...patch,
})

const fieldsOf = (side: Side, { inn, files, ...rest }: Paper): object =>
  side === 'seller' ? { ...rest, buyerInn: inn, imageUrlSeller: files } : { ...rest, sellerInn: inn, imageUrlBuyer: files }

/** Somebody of the demo world by account number, or somebody beyond it. */
type Who = number | Pick<Member, 'token'>

const tokenOf = (world: TestApp, who: Who): Promise<string> | string => (typeof who === 'number' ? world.tokenOf(who) : who.token)

export interface Sent {
  person: Who
  paper: Paper
  key?: string
  offline?: boolean
}

/** Sends a part of a document. */
export const sendPart = async (
  world: TestApp,
  side: Side,
  serials: readonly string[],
  { person, paper, key, offline }: Sent,
): Promise<Answer> =>
  world.call('POST', `/sale/v2/legal/${side}/purchase/confirm/${serials.join(',')}?offline=${offline ?? false}`, {
    token: await tokenOf(world, person),
    body: fieldsOf(side, paper),
    ...(key && { key }),
  })

/** Sends a serial that is not in the base. */
export const sendUnknown = async (world: TestApp, side: Side, sn: string, { person, paper, key }: Sent): Promise<Answer> =>
  world.call('POST', '/unknown-tools/v2/forLegal/', {
    token: await tokenOf(world, person),
    body: { sn, invoice: fieldsOf(side, paper) },
    ...(key && { key }),
  })

/** The desk decides. */
export const decideOn = async (
  world: TestApp,
  id: string,
  body: { decision: 'approve' | 'refuse'; reason?: string; model?: string },
): Promise<Answer> => world.call('POST', `/desk/decision/${id}`, { token: await world.tokenOf(DESK), body })

/** The live row of a serial. */
export const rowOf = async (world: TestApp, side: Side, sn: string): Promise<typeof sales.$inferSelect | undefined> => {
  const rows = await world.db
    .select()
    .from(sales)
    .where(and(eq(sales.side, side), eq(sales.sn, sn)))
  return rows.toSorted((one, other) => other.number - one.number)[0]
}

/** A row of somebody's list, as the portal sees it. */
export const listed = async (
  world: TestApp,
  person: number,
  side: Side,
  sn: string,
): Promise<Record<string, unknown> | undefined> => {
  const path = side === 'seller' ? '/sale/get/all' : '/tools/v2/of/user'
  const { json } = await world.call('POST', path, {
    token: await world.tokenOf(person),
    body: { offset: 0, size: 20, search: sn.slice(0, 9) },
  })
  return (json.payload as { saleHistory: Record<string, unknown>[] }).saleHistory[0]
}
