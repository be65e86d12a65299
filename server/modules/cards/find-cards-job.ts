import type { JobHandler } from '../../kernel/jobs/job.ts'
import type { Acquirer } from '../payouts/acquirer.ts'
import { bindCard } from './cards.ts'

const EVERY = 20_000

/**
 * The job «find-cards» {customer, until}: a page for a card has been opened at a bank that sends no notice of ours; until the page is over
 * (epoch milliseconds) the bank is asked what has been bound. A card that is known already changes nothing.
 */
export const findCardsJob =
  (acquirer: Acquirer): JobHandler =>
  async ({ customer = '', until = '0' }, { now, signal }) => {
    const found = (await acquirer.findCards?.(customer, signal)) ?? []
    return async (tx) => {
      for (const card of found) await bindCard(tx, { customer, ...card }, now)
      return now < Number(until) ? new Date(now + EVERY) : null
    }
  }
