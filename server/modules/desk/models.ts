import { eq, sql } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { models, sales, tools } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { knownSerials } from '../sales/many.ts'
import type { SaleRow } from '../sales/taken.ts'

/** The model with this name. @throws Refusal when no model has it, or more than one */
export const modelNamed = async (tx: Tx, name: string): Promise<string> => {
  const found = await tx.select({ id: models.id }).from(models).where(eq(models.name, name)).limit(2)
  const [only] = found
  return found.length === 1 && only ? only.id : refuse('refused', { model: 'Модели с таким названием нет' })
}

/**
 * What rows get whose serial was not in the base: the desk says which model it is, and with that the serial is in the base; or the base
 * has learnt of it meanwhile. Without either they keep neither model nor points.
 * @returns the rows as they are now
 */
export const learnModels = async (tx: Tx, rows: readonly SaleRow[], model: string | null): Promise<SaleRow[]> => {
  const unknown = rows.filter(({ toolSn }) => toolSn === null)
  if (unknown.length === 0) return [...rows]
  const side = unknown[0]?.side ?? 'buyer'
  const sns = unknown.map(({ sn }) => sn)
  if (model !== null) {
    const modelId = await modelNamed(tx, model)
    await tx
      .insert(tools)
      .values(sns.toSorted().map((sn) => ({ sn, modelId })))
      .onConflictDoNothing()
  }
  const known = (await knownSerials(tx, side, sns)).flatMap(({ sn, tool }) =>
    tool ? [{ sn, modelId: tool.modelId, bonus: side === 'seller' ? tool.bonus : tool.buyerBonus }] : [],
  )
  if (known.length === 0) return [...rows]
  const bySn = new Map(known.map((one) => [one.sn, one]))
  const learnt = unknown.flatMap(({ id, sn }) => {
    const one = bySn.get(sn)
    return one ? [{ id, ...one }] : []
  })
  await tx
    .update(sales)
    .set({ toolSn: sql`learnt.sn`, modelId: sql`learnt."modelId"`, bonus: sql`learnt.bonus` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(learnt)}::jsonb) as learnt(id uuid, sn text, "modelId" uuid, bonus bigint)`)
    .where(sql`${sales.id} = learnt.id`)
  const byId = new Map(learnt.map(({ id, sn, modelId, bonus }) => [id, { toolSn: sn, modelId, bonus }]))
  return rows.map((row) => ({ ...row, ...byId.get(row.id) }))
}
