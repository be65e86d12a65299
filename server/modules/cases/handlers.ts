import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import type { Deadlines } from '../sales/deadlines.ts'
import { cancel, decideLater, handOver, prolong, release, take } from './acts.ts'
import { colleaguesOf, listCases } from './list.ts'
import { queuesOf } from './queues.ts'
import { viewOf } from './view/view.ts'

const PAGE = 20

type Ids =
  | 'listDeskQueues'
  | 'listDeskCases'
  | 'getDeskCase'
  | 'takeDeskCase'
  | 'releaseDeskCase'
  | 'handOverDeskCase'
  | 'decideDeskCase'
  | 'cancelDeskDecision'
  | 'listDeskOperators'

/** @param secondAbove rubles: a finding about a payout above it needs two operators */
export const caseHandlers = ({ deadlines, secondAbove }: { deadlines: Deadlines; secondAbove: number }) =>
  defineHandlers<Ids>({
    listDeskQueues: async ({ db, now }) => ok(await queuesOf(db, { now, deadlines })),

    listDeskCases: async ({ actor, db, now, query: { kind, size = PAGE, cursor } }) =>
      ok(await listCases(db, { kind, size, cursor }, { operator: actor.id, now, deadlines })),

    getDeskCase: async ({ actor, db, now, path }) => {
      await prolong(db, { which: path, operator: actor.id, now })
      return ok(await viewOf(db, path, { operator: actor.id, now, deadlines }, secondAbove))
    },

    takeDeskCase: async ({ actor, db, now, path }) => {
      const until = await take(db, { which: path, operator: actor.id, now })
      return ok({ until: until.toISOString() })
    },
    releaseDeskCase: async ({ actor, db, now, path }) => {
      await release(db, { which: path, operator: actor.id, now })
      return ok(null)
    },
    handOverDeskCase: async ({ actor, body, db, now, path }) => {
      await handOver(db, { which: path, operator: actor.id, now }, body.operator)
      return ok(null)
    },
    decideDeskCase: async ({ actor, body, client, db, now, path }) => {
      const { verdict, version, reason = null, model = null } = body
      const origin = (await client()).address
      const due = await decideLater(db, { which: path, operator: actor.id, now }, { verdict, version, reason, model }, origin)
      return ok({ due: due.toISOString() })
    },
    cancelDeskDecision: async ({ actor, db, now, path }) => {
      const until = await cancel(db, { which: path, operator: actor.id, now })
      return ok({ until: until.toISOString() })
    },

    listDeskOperators: async ({ actor, db }) => ok(await colleaguesOf(db, actor.id)),
  })
