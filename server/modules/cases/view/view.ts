import type { components } from '../../../../openapi/generated/schema.d.ts'
import { refuse } from '../../../kernel/call/refusal.ts'
import type { Db } from '../../../kernel/database/types.ts'
import type { CaseKey } from '../../desk/holds.ts'
import { casesOf } from '../list.ts'
import type { Asker } from '../list.ts'
import { findCase } from '../matter.ts'
import { correctionFacts } from './correction.ts'
import { documentFacts } from './document.ts'
import type { Facts } from './facts.ts'
import { innFacts, payoutFacts, pointFacts } from './others.ts'
import { saleFacts } from './sale.ts'

type CaseView = components['schemas']['CaseView']

const factsOf = (db: Db, { kind, id }: CaseKey, secondAbove: number): Promise<Facts> => {
  if (kind === 'document') return documentFacts(db, id)
  if (kind === 'inn') return innFacts(db, id)
  if (kind === 'point') return pointFacts(db, id)
  if (kind === 'correction') return correctionFacts(db, id)
  return kind === 'payout' ? payoutFacts(db, id, secondAbove) : saleFacts(db, id)
}

/** Everything that an operator has to see of a case. @throws Refusal notFound */
export const viewOf = async (db: Db, which: CaseKey, asker: Asker, secondAbove: number): Promise<CaseView> => {
  const row = await findCase(db, which)
  const [listed] = await casesOf(db, which.kind, [row], asker)
  if (!listed) return refuse('notFound')
  const facts = await factsOf(db, which, secondAbove)
  return { case: listed, ...facts, checks: row.checks ?? [], version: row.version }
}
