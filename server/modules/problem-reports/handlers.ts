import { PAGE_SIZE } from '../../../src/domain/portal/limits.ts'
import { shortName } from '../../../src/domain/people/short-name.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { protectPerson } from '../../kernel/database/lock-people.ts'
import type { Key } from '../../kernel/secrets/keys.ts'
import { record } from '../audit/record.ts'
import { findPerson } from '../desk/person.ts'
import { countReport } from './limits.ts'
import { listReports } from './list.ts'
import { readRecording } from './recording.ts'
import { eraseReport, findReport, sameAs, storeReport } from './reports.ts'

type Ids = 'reportProblem' | 'eraseProblem' | 'openDeskReport' | 'noteReportLink' | 'listDeskReports'

export const problemReportHandlers = ({ certificateKey }: { certificateKey: Key }) =>
  defineHandlers<Ids>({
    /** D256. Nobody needs a session; the key of the erasure is put in on the way out (`withEraseKey`). */
    reportProblem: async ({ actor, body, client, commit, db, now }) => {
      // Operators send nothing: their desk records nothing.
      const sender = actor === null || actor.isOperator ? null : actor.id
      // Counted before it is read: what cannot be read has cost its reading.
      await countReport(db, { address: (await client()).address, person: sender }, now)
      const read = readRecording(body.recording)
      return commit(async (tx) => {
        // Whose account has just been deleted sends as one without a session.
        const ownerId = sender !== null && (await protectPerson(tx, sender)) ? sender : null
        const { code, id, until } = await storeReport(tx, certificateKey, { told: body, read, ownerId, now })
        return ok({ report: code, eraseKey: id, ends: until.toISOString() })
      })
    },

    /** D256: whoever guesses hears the same. */
    eraseProblem: async ({ body, db }) => {
      await eraseReport(db, body)
      return ok(null)
    },

    /** D257: the audit knows of it before the operator does. */
    openDeskReport: async ({ actor, body, client, db, now }) => {
      const report = (await findReport(db, body.code, now)) ?? refuse('notFound')
      const { code, createdAt, until, note, recording, place, width, height, theme, release, ownerId } = report
      const owner = ownerId === null ? null : await findPerson(db, ownerId)
      const origin = (await client()).address
      await record(
        db,
        {
          event: 'reportOpened',
          actor: actor.id,
          subject: ownerId,
          object: code,
          origin,
          reason: 'desk',
        },
        now,
      )
      return ok({
        code,
        at: createdAt.toISOString(),
        ends: until.toISOString(),
        note,
        recording,
        place,
        width,
        height,
        theme,
        release,
        person: owner && { id: owner.id, name: owner.organizationName ?? shortName(owner) },
        same: await sameAs(db, report, now),
      })
    },

    /** D257: what stands in a link never reaches the server; that somebody reads one is written down. */
    noteReportLink: async ({ actor, body, client, db, now }) => {
      const origin = (await client()).address
      await record(
        db,
        { event: 'reportLinkOpened', actor: actor.id, subject: null, object: body.source, origin, reason: 'desk' },
        now,
      )
      return ok(null)
    },

    /** D257: where the atlas's states lead. */
    listDeskReports: async ({ query: { machine, state = '', cursor, size = PAGE_SIZE }, db, now }) =>
      ok(await listReports(db, machine === undefined ? null : { machine, state }, { cursor, size, now })),
  })
