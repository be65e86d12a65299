import { locksIn } from '../support/races/race-suite.ts'
import type { races } from './races.ts'

const lock = locksIn<keyof typeof races>('server')

const TWO_BUYERS = 'two buyers press on one link: exactly one registers, the other hears that it is used'

const OPEN = 'modules/handovers/open.ts'

export const locks = [
  lock('a link is locked before it is judged', TWO_BUYERS, [
    OPEN,
    "where(eq(handovers.id, found.id)).for('update')",
    'where(eq(handovers.id, found.id))',
  ]),
  lock('a link is judged under its lock', TWO_BUYERS, [
    OPEN,
    "return (await findLink(tx, token)) ?? refuse('handoverExpired')",
    'return found',
  ]),
  lock(
    'the seller’s commands wait for a registration',
    'five buyers while the seller revokes: either one has registered or the link has been revoked',
    [OPEN, "where(eq(sales.id, found.saleId)).for('share')", 'where(eq(sales.id, found.saleId))'],
    [OPEN, "where(eq(handovers.id, found.id)).for('update')", 'where(eq(handovers.id, found.id))'],
  ),
]
