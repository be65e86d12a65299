import { defineHandlers } from '../../kernel/call/handlers.ts'
import type { Call } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { answerWith } from '../files/handlers.ts'
import type { FileStore } from '../files/ports.ts'
import type { PayoutNeeds } from '../payouts/rules.ts'
import { cardOf } from './card.ts'
import { propose } from '../corrections/correct.ts'
import { detailsOf, pictureOf, reveal } from './disclose.ts'
import type { Deed } from '../desk/person.ts'
import { endSessionsBy, setLocked, setTaxLocked } from './restrict.ts'
import { searchPeople } from './search.ts'

type Ids =
  | 'searchDeskPeople'
  | 'getDeskPerson'
  | 'revealDeskPerson'
  | 'getDeskPersonDetails'
  | 'getDeskPersonPicture'
  | 'lockDeskPerson'
  | 'unlockDeskPerson'
  | 'taxLockDeskPerson'
  | 'endDeskPersonSessions'
  | 'correctDeskPersonPoints'

interface Needs extends PayoutNeeds {
  ports: { fileStore: FileStore }
  /** Rubles a day, by person and by operator, above which a second operator has to agree. */
  secondAbove: number
}

const deedOf = async ({
  actor,
  client,
  now,
  path,
}: Pick<Call<'getDeskPerson'>, 'actor' | 'client' | 'now' | 'path'>): Promise<Deed> => ({
  id: path.id,
  operator: actor.id,
  origin: (await client()).address,
  now,
})

export const peopleHandlers = (needs: Needs) =>
  defineHandlers<Ids>({
    searchDeskPeople: async ({ actor, body, client, db, now }) =>
      ok(await searchPeople(db, body.query, { operator: actor.id, origin: (await client()).address, now })),

    getDeskPerson: async (call) => ok(await cardOf(call.db, await deedOf(call), needs)),

    revealDeskPerson: async (call) => {
      const until = await reveal(call.db, await deedOf(call), call.body.reason)
      return ok({ until: until.toISOString() })
    },

    getDeskPersonDetails: async (call) => ok(await detailsOf(call.db, await deedOf(call))),

    getDeskPersonPicture: async (call) => {
      const { name, contentType, file } = await pictureOf(call.db, await deedOf(call), call.path.name, needs.ports.fileStore)
      return answerWith(name, contentType, file)
    },

    lockDeskPerson: async (call) => {
      await setLocked(call.db, { ...(await deedOf(call)), reason: call.body.reason }, true)
      return ok(null)
    },
    unlockDeskPerson: async (call) => {
      await setLocked(call.db, { ...(await deedOf(call)), reason: call.body.reason }, false)
      return ok(null)
    },
    taxLockDeskPerson: async (call) => {
      const { isLocked, reason } = call.body
      await setTaxLocked(call.db, { ...(await deedOf(call)), reason }, isLocked)
      return ok(null)
    },
    endDeskPersonSessions: async (call) => {
      await endSessionsBy(call.db, { ...(await deedOf(call)), reason: call.body.reason })
      return ok(null)
    },

    correctDeskPersonPoints: async (call) => {
      const { points, reason } = call.body
      return ok(await propose(call.db, { ...(await deedOf(call)), reason }, points, needs.secondAbove))
    },
  })
