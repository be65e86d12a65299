import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { saveCompany } from './save-company.ts'
import { savePerson } from './save-person.ts'

export const profileHandlers = defineHandlers<'saveProfile' | 'saveLegalProfile'>({
  /** API05. */
  saveProfile: async ({ actor, body, client, db, now }) =>
    ok(await savePerson(db, body, { id: actor.id, origin: (await client()).address, now })),

  /** API09. */
  saveLegalProfile: async ({ actor, body, db, now }) => ok(await saveCompany(db, actor.id, body, now)),
})
