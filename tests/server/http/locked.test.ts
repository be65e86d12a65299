/** A lock closes every operation that the contract does not leave open to a role (`x-locked`), for every role that has it. */
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { userId } from '../../../server/demo/people.ts'
import { allOperations } from '../../../server/http/contract/document.ts'
import type { Role } from '../../../server/http/contract/document.ts'
import { users } from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { callAs } from '../access/roles.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

/** Somebody of each role, by number. */
const LOCKED = { individual: 5, seller: 1, legal: 6, admin: 2, operator: 90 } as const
const roles = Object.keys(LOCKED) as (keyof typeof LOCKED)[]

const cells = allOperations.flatMap((operation) =>
  operation.spec['x-roles'].includes('anonymous')
    ? []
    : roles
        .filter((role) => operation.spec['x-roles'].includes(role))
        .map((role) => ({ id: operation.id, role, operation, isOpen: operation.spec['x-locked']?.includes(role) ?? false })),
)

/** What a locked operator may still call: to learn of the lock, and to sign out. */
const OPERATORS = ['checkLegal', 'endOtherSessions', 'endSession', 'getLegalUser', 'getUser', 'listSessions', 'logout']

describe('RL07 a lock closes what the contract does not leave open', () => {
  beforeAll(async () => {
    for (const number of Object.values(LOCKED))
      await world()
        .db.update(users)
        .set({ locked: true })
        .where(eq(users.id, userId(number)))
  })

  it('nothing of the desk is left open to a locked operator', () => {
    const open = cells.filter(({ role, isOpen }) => role === 'operator' && isOpen)
    expect(open.map(({ id }) => id).toSorted()).toEqual(OPERATORS)
  })

  it('no role is named that the operation is not for', () => {
    const odd = allOperations.filter(({ spec }) => (spec['x-locked'] ?? []).some((role: Role) => !spec['x-roles'].includes(role)))
    expect(odd.map(({ id }) => id)).toEqual([])
  })

  it.each(cells)('$id, $role: open $isOpen', async ({ role, operation, isOpen }) => {
    const token = await openSession(world().db, userId(LOCKED[role]), world().clock.now())
    const { json } = await callAs(world(), operation, token)
    // A file has no envelope.
    const code = json === null ? 0 : json.code
    expect(code === refusals.locked.code).toBe(!isOpen)
    expect(code).not.toBe(refusals.forbidden.code)
  })
})
