/**
 * B10 between the rollback of a refused command and the storing of its refusal: the key is gone, so another request may take it.
 * Also a deletion of the account at every moment of a command.
 */
import { eq, sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { refuse } from '../../../server/kernel/call/refusal.ts'
import { idempotencyKeys, pageHits, users } from '../../../server/kernel/database/schema.ts'
import type { Db, Tx } from '../../../server/kernel/database/types.ts'
import { answerOnce, KEY_LIFETIME } from '../../../server/kernel/idempotency/answer-once.ts'
import type { Answer } from '../../../server/kernel/idempotency/answer-once.ts'
import { keyed } from '../../../server/kernel/idempotency/answer-public.ts'
import { deletePerson } from '../../../server/modules/deletion/delete-person.ts'
import { takePerson } from '../../../server/kernel/database/lock-people.ts'
import { hireSellers } from '../support/races/crowd.ts'
import { untilWaiting } from '../support/races/locks.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const DONE: Answer = { status: 200, body: { code: 0, message: null, payload: 'done' } }

let people = 0
const somebody = async () => {
  const [person] = await hireSellers(world(), 1, (people += 1))
  const userId = person?.id ?? ''
  const [{ mobile } = { mobile: '' }] = await world().db.select().from(users).where(eq(users.id, userId))
  const request = { userId, key: 'the-same-key', hash: 'one body', now: world().clock.now() }
  const keys = () => world().db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, userId))
  return {
    request,
    mobile,
    keys,
    remove: () =>
      world().db.transaction((tx) =>
        deletePerson(tx, mobile, { origin: 'here', payeeKeys: world().deps.payeeKeys, now: request.now }),
      ),
  }
}

/** An effect that can be counted. */
const effectOn =
  (route: string) =>
  async (tx: Tx): Promise<Answer> => {
    await tx
      .insert(pageHits)
      .values({ day: '2026-11-20', route, hits: 1 })
      .onConflictDoUpdate({ target: [pageHits.day, pageHits.route], set: { hits: sql`${pageHits.hits} + 1` } })
    return DONE
  }
const countOf = async (route: string): Promise<number> => {
  const [row] = await world().db.select().from(pageHits).where(eq(pageHits.route, route))
  return row?.hits ?? 0
}

/** Writes something, then is refused. */
const refusedWork =
  (route: string) =>
  async (tx: Tx): Promise<Answer> => {
    await effectOn(route)(tx)
    return refuse('alreadySold')
  }

/** A request's database handle that runs something else before the second transaction, the one that stores the refusal. */
const interrupted = (between: () => Promise<unknown>): Db => {
  let transactions = 0
  const transaction: Db['transaction'] = async (work, config) => {
    transactions += 1
    if (transactions === 2) await between()
    return world().db.transaction(work, config)
  }
  return Object.create(world().db, { transaction: { value: transaction } })
}

describe('a refused command', () => {
  it('B10 leaves its answer and nothing else; the repeat gets it without being done', async () => {
    const { request, keys } = await somebody()
    const first = await answerOnce(world().db, request, refusedWork('/refused'))
    expect(first).toMatchObject({ status: 409, body: { code: 100 } })
    expect([await countOf('/refused'), (await keys()).length]).toEqual([0, 1])
    expect(await answerOnce(world().db, request, effectOn('/refused'))).toEqual(first)
    expect(await countOf('/refused')).toBe(0)
  })

  it.each(['rateLimited', 'forbidden', 'unauthorised'] as const)(
    'B10 «%s» is no answer: later the same key does the command',
    async (refusal) => {
      const { request } = await somebody()
      await expect(answerOnce(world().db, request, async () => refuse(refusal))).rejects.toMatchObject({ refusal })
      expect(await answerOnce(world().db, request, effectOn(`/${refusal}`))).toEqual(DONE)
      expect(await countOf(`/${refusal}`)).toBe(1)
    },
  )

  it('B10 a repeat that succeeds in between counts: one effect, one answer for both', async () => {
    const { request, keys } = await somebody()
    const repeat = () => answerOnce(world().db, request, effectOn('/between'))
    expect(await answerOnce(interrupted(repeat), request, refusedWork('/between'))).toEqual(DONE)
    expect(await repeat()).toEqual(DONE)
    expect([await countOf('/between'), (await keys()).length]).toEqual([1, 1])
  })

  it('B10 another request with its key in between: the key is taken, and stays the other’s', async () => {
    const { request, keys } = await somebody()
    const other = { ...request, hash: 'another body' }
    const between = () => answerOnce(world().db, other, effectOn('/other'))
    await expect(answerOnce(interrupted(between), request, refusedWork('/other'))).rejects.toMatchObject({
      refusal: 'keyMismatch',
    })
    expect(await between()).toEqual(DONE)
    expect([await countOf('/other'), (await keys()).length]).toEqual([1, 1])
  })

  it('B10 a key that came with another request is refused each time, and the first answer stays', async () => {
    const { request } = await somebody()
    await answerOnce(world().db, request, effectOn('/mismatch'))
    const other = { ...request, hash: 'another body' }
    for (let time = 0; time < 2; time += 1)
      await expect(answerOnce(world().db, other, effectOn('/mismatch'))).rejects.toMatchObject({ refusal: 'keyMismatch' })
    expect(await answerOnce(world().db, request, effectOn('/mismatch'))).toEqual(DONE)
    expect(await countOf('/mismatch')).toBe(1)
  })

  it('B10 an outlived key is taken anew by a refusal too', async () => {
    const { request, keys } = await somebody()
    await answerOnce(world().db, request, effectOn('/outlived'))
    const later = { ...request, now: request.now + KEY_LIFETIME }
    const refused = await answerOnce(world().db, later, refusedWork('/outlived'))
    expect(refused.status).toBe(409)
    expect(await keys()).toMatchObject([{ status: 409, createdAt: new Date(later.now) }])
    expect(await answerOnce(world().db, later, effectOn('/outlived'))).toEqual(refused)
  })

  it('C06 an account that is deleted in between: 401, and nothing is written down for nobody', async () => {
    const { request, keys, remove } = await somebody()
    await expect(answerOnce(interrupted(remove), request, refusedWork('/deleted'))).rejects.toMatchObject({ status: 401 })
    expect([await countOf('/deleted'), await keys()]).toEqual([0, []])
  })

  it('C06 an account that is gone before the command: 401 without an effect', async () => {
    const { request, remove } = await somebody()
    await remove()
    await expect(answerOnce(world().db, request, effectOn('/gone'))).rejects.toMatchObject({ status: 401 })
    expect(await countOf('/gone')).toBe(0)
  })
})

describe('a refused command without an account', () => {
  const key = 'a key of nobody'
  const answersOf = (hash: string) => keyed(world().db, key, hash, world().clock.now())
  const REFUSED: Answer = { status: 400, body: { code: 6, message: null, payload: null } }

  it('B10 C04 a repeat whose code the first call has used up gets the first answer', async () => {
    const [first, repeat] = [answersOf('one body'), answersOf('one body')]
    expect([await first.find(), await repeat.find()]).toEqual([null, null])
    await first.commit(async () => DONE.body)
    expect(await repeat.remember(REFUSED)).toEqual(DONE)
    expect(await answersOf('one body').find()).toEqual(DONE)
  })

  it('B10 alone it is refused, and so is its repeat; another request has no use of its key', async () => {
    const hash = 'another key'
    const alone = keyed(world().db, hash, hash, world().clock.now())
    expect(await alone.remember(REFUSED)).toBe(REFUSED)
    expect(await alone.find()).toEqual(REFUSED)
    await expect(keyed(world().db, hash, 'other', world().clock.now()).remember(REFUSED)).rejects.toMatchObject({
      refusal: 'keyMismatch',
    })
  })
})

describe.runIf(inject('engineSetup').engine === 'postgres')('a deletion at the same time', () => {
  it.each([
    ['that is new', false],
    ['that has outlived its day', true],
  ])(
    'C06 has begun: a command with a key %s waits for it and then finds nobody; none waits for ever',
    async (name, isOutlived) => {
      const { request, mobile, keys } = await somebody()
      const route = `/waits ${name}`
      if (isOutlived) await answerOnce(world().db, { ...request, now: request.now - KEY_LIFETIME }, async () => DONE)
      const commands: Promise<unknown>[] = []
      await world().db.transaction(async (tx) => {
        await takePerson(tx, mobile)
        for (let each = 0; each < 3; each += 1)
          commands.push(answerOnce(world().db, request, effectOn(route)).catch((error: unknown) => error))
        await untilWaiting(world().db, 3)
        await deletePerson(tx, mobile, { origin: 'here', payeeKeys: world().deps.payeeKeys, now: request.now })
      })
      for (const error of await Promise.all(commands)) expect(error).toMatchObject({ status: 401 })
      expect([await countOf(route), await keys()]).toEqual([0, []])
    },
  )

  it('C06 comes during a command: it waits, and finds what the command has written', async () => {
    const { request, keys, remove } = await somebody()
    let deletion: Promise<void> | undefined
    const work = async (tx: Tx): Promise<Answer> => {
      deletion = remove()
      await untilWaiting(world().db, 1)
      return effectOn('/during')(tx)
    }
    expect(await answerOnce(world().db, request, work)).toEqual(DONE)
    await deletion
    expect([await countOf('/during'), await keys()]).toEqual([1, []])
  })
})
