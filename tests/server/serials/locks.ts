import { locksIn } from '../support/races/race-suite.ts'
import type { races } from './races.ts'

const lock = locksIn<keyof typeof races>('server')

const CONFIRMED = 'reserve against confirm against release: what happened could have happened one after the other'

export const locks = [
  lock(
    'who loses a serial looks again',
    '50 sellers sell or reserve one serial: exactly one does, 49 are told who was first',
    [
      'modules/sales/place.ts',
      "if (!row) throw new RunAgain('the serial has been taken meanwhile')\n  return row",
      "return row ?? refuse('alreadySold')",
    ],
    // The mutant's own import.
    [
      'modules/sales/place.ts',
      "import { RunAgain } from '../../kernel/call/run-again.ts'",
      "import { refuse } from '../../kernel/call/refusal.ts'",
    ],
  ),
  lock(
    'a receipt is locked while its tools are counted',
    'one person sells ten tools on one receipt: three go their way, seven wait for the desk',
    ['modules/receipts/claim.ts', "\n    .for('update')", ''],
  ),
  lock(
    'a receipt belongs to whoever claims it first',
    '50 sellers use one receipt for 50 serials: one person’s it is, the others’ serials stay free',
    ['modules/receipts/claim.ts', "if (row.ownerId !== ownerId) return refuse('receiptUsed')", ''],
  ),
  lock('a reserve is locked before it is taken over', CONFIRMED, [
    'modules/sales/taken.ts',
    "tx.select({ id: sales.id }).from(sales).where(reserve).for('update')",
    'tx.select({ id: sales.id }).from(sales).where(reserve)',
  ]),
  lock('a reserve is judged under the lock', CONFIRMED, [
    'modules/sales/taken.ts',
    "const reserve = and(eq(sales.id, id), eq(sales.status, 'RESERVED'))",
    'const reserve = and(eq(sales.id, id))',
  ]),
  lock(
    'a refusal gives way to what happened meanwhile',
    'one key twenty times while another takes and frees the serial: one answer, which is what happened',
    [
      'kernel/idempotency/answer-once.ts',
      '(await takeKey(tx, request, answer)) ?? answer',
      '{\n      await takeKey(tx, request, answer)\n      return answer\n    }',
    ],
  ),
]
