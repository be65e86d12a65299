import { bankCards, cards } from '../kernel/database/schema.ts'
import type { SandboxCardKind } from '../kernel/database/sets.ts'
import type { Tx } from '../kernel/database/types.ts'
import { ANNA, demoId } from './people.ts'

const CARD = 11
const HOUR = 3_600_000

/** Анна's cards: one takes payouts, one refuses them. */
const ENDINGS: readonly [string, SandboxCardKind][] = [
  ['0000', 'fails'],
  ['4242', 'succeeds'],
]

/** Writes Анна's cards, on the portal's side and the sandbox bank's. */
export const seedCards = async (tx: Tx, now: number): Promise<void> => {
  const rows = ENDINGS.map(([ending, kind], place) => ({
    kind,
    id: demoId(CARD, place + 1),
    pan: `2200********${ending}`,
    token: `demo-${ending}`,
    createdAt: new Date(now - (ENDINGS.length - place) * HOUR),
  }))
  await tx.insert(bankCards).values(rows.map(({ token, pan, kind }) => ({ token, pan, kind })))
  await tx.insert(cards).values(
    rows.map(({ id, token, pan, createdAt }) => ({
      id,
      userId: ANNA,
      customer: 'demo',
      token,
      pan,
      binding: token,
      createdAt,
    })),
  )
}
