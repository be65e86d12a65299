/** D58: who did what to whom, when, from where and why; for ever, and without anybody's data. */
import { asc, eq, gt, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userId } from '../../../server/demo/people.ts'
import { audit, users } from '../../../server/kernel/database/schema.ts'
import { describeError } from '../../../server/kernel/describe-error.ts'
import { SECOND } from '../support/server/clock.ts'
import { askForCode, codeFor, readCode, registered, typeCode, wrongFor } from '../support/deeds/codes.ts'
import { confirmDeletion, requestDeletion } from '../support/deeds/deletion.ts'
import { testApp } from '../support/server/test-app.ts'
import { openAsOwner } from '../support/server/test-database.ts'
import { photo } from '../support/deeds/upload.ts'
import { commands, hire, newcomer, newPoint, order } from './support.ts'
import { PASSPORT, saveNext, whole } from '../profile/support.ts'

const world = testApp()

const lastLine = async (): Promise<number> =>
  Number(
    (
      await world()
        .db.select({ id: sql`max(id)` })
        .from(audit)
    )[0]?.id ?? 0,
  )

/** The people of a test by their names in it. */
type Names = Record<string, string>

/** What the work has added: who, what, whom, why; people by name. */
const added = async (names: Names, work: () => Promise<unknown>) => {
  const before = await lastLine()
  const ids = await world().db.select({ id: users.id, auditId: users.auditId }).from(users)
  await work()
  const rows = await world().db.select().from(audit).where(gt(audit.id, before)).orderBy(asc(audit.id))
  const nameOf = (number: string | null) => {
    const id = ids.find(({ auditId }) => auditId === number)?.id
    return Object.keys(names).find((name) => names[name] === id) ?? (number === null ? null : 'somebody')
  }
  const at = new Date(world().clock.now())
  expect(rows.filter((row) => row.at.getTime() !== at.getTime() || row.origin === '')).toEqual([])
  return rows.map(({ actor, event, subject, reason }) => [nameOf(actor), event, nameOf(subject), reason].join(' '))
}

describe('D58 the audit', () => {
  it('has every change of rights once, and nothing of what was refused or repeated', async () => {
    const { pointId, admin } = await newPoint(world())
    const [me, seller] = [await newcomer(world()), await hire(world(), pointId)]
    const names = { admin: admin.id, me: me.id, seller: seller.id }
    const go = (who: typeof me, command: readonly (string | object)[], key?: string) => order(world(), who.token, command, key)
    const lines = await added(names, async () => {
      await go(me, commands.join(pointId), 'audited-key-1')
      await go(me, commands.join(pointId), 'audited-key-1')
      await go(me, commands.join(pointId))
      await go(me, commands.cancel())
      await go(me, commands.create({ inn: '6091390998' }))
      await go(me, commands.cancel())
      await go(me, commands.join(pointId))
      await go(admin, commands.reject(me.id))
      await go(admin, commands.reject(me.id))
      await go(me, commands.join(pointId))
      await go(admin, commands.approve(me.id))
      await go(admin, commands.leave())
      await go(admin, commands.handOver(seller.id))
      await go(admin, commands.exclude(me.id))
      await go(seller, commands.exclude(me.id))
      await go(admin, commands.leave())
    })
    expect(lines).toEqual([
      'me joinRequested me ownWish',
      'me joinCancelled me ownWish',
      'me pointRequested me ownWish',
      'me pointCancelled me ownWish',
      'me joinRequested me ownWish',
      'admin joinRejected me administrator',
      'me joinRequested me ownWish',
      'admin joinApproved me administrator',
      'admin rightsHandedOver seller administrator',
      'seller sellerExcluded me administrator',
      'admin pointLeft admin ownWish',
    ])
  })

  it('has sign-ins with the secret that was right, the failure that closed sign-in, a new password, the end of an account', async () => {
    const { mobile, code } = await registered(world())
    const [me] = await world().db.select().from(users).where(eq(users.mobile, mobile))
    const names = { me: me?.id ?? '' }
    const signIn = (password: string, address?: string) =>
      world().call('POST', '/login', { body: { username: mobile, password }, address })
    expect(await added(names, () => signIn(code))).toEqual(['me signedIn me password'])
    const closed = await added(names, async () => {
      for (let count = 0; count < 7; count += 1) await signIn(wrongFor(code), '198.51.100.7')
    })
    expect(closed).toEqual([' signInPaused me wrongPassword'])
    const unknown = await added(names, async () => {
      for (let count = 0; count < 5; count += 1)
        await world().call('POST', '/login', { body: { username: '79990009988', password: 'x' }, address: '198.51.100.8' })
    })
    expect(unknown).toEqual([' signInPaused  wrongPassword'])
    await askForCode(world(), 'recovery', mobile)
    const recovery = await readCode(world(), mobile)
    expect(await added(names, () => typeCode(world(), 'recovery', mobile, recovery))).toEqual([
      'me passwordChanged me recoveryCode',
      'me signedIn me recoveryCode',
    ])
    await requestDeletion(world(), mobile)
    const deletion = await readCode(world(), mobile)
    expect(await added(names, () => confirmDeletion(world(), mobile, deletion, 'audited-key-9'))).toEqual([
      'me accountDeleted me deletionCode',
    ])
  })

  it('E22 leads to nobody once the account is gone: the number stands in its row alone', async () => {
    const { mobile, code } = await registered(world())
    await world().call('POST', '/login', { body: { username: mobile, password: code } })
    const [me] = await world().db.select().from(users).where(eq(users.mobile, mobile))
    const number = me?.auditId ?? ''
    expect(await world().db.$count(audit, eq(audit.actor, number))).toBe(1)
    await confirmDeletion(world(), mobile, await codeFor(world(), 'deletion', mobile), 'audited-key-8')
    expect(await world().db.$count(audit, eq(audit.actor, number))).toBe(2)
    expect(await world().db.$count(users, eq(users.auditId, number))).toBe(0)
    const text = JSON.stringify(await world().db.select().from(audit))
    expect([text.includes(me?.id ?? ''), text.includes(mobile)]).toEqual([false, false])
  })

  it('C02 has the verdict of the tax service, and the profile once it is complete, by whatever completes it', async () => {
    const names = { elena: userId(9) }
    const save = (change: object) => saveNext(world(), 9, { ...whole, ...change })
    const work = async () => {
      world().clock.pass(3 * SECOND)
      await world().runJobs()
    }
    await save({ inn: '770708389324' })
    const withImage = { passport: { ...PASSPORT, passportImages: [await photo(world(), 9)] } }
    expect(await added(names, work)).toEqual([' innAccepted elena taxService'])
    expect(await added(names, () => save({ inn: '770708389324', ...withImage }))).toEqual([
      'elena profileApproved elena profileComplete',
    ])
    expect(await added(names, () => save({ inn: '139624595759', ...withImage }))).toEqual([])
    expect(await added(names, work)).toEqual([' innToDesk elena taxService'])
    await save({ inn: '526018159021', ...withImage })
    expect(await added(names, work)).toEqual([' innAccepted elena taxService', ' profileApproved elena profileComplete'])
  })

  it('has the switches that were turned by hand at the database, and by whom nobody can say', async () => {
    const me = await newcomer(world())
    const before = await lastLine()
    const turn = (row: object) => world().db.update(users).set(row).where(eq(users.id, me.id))
    await turn({ locked: true, taxLocked: true })
    await turn({ locked: false, profileRefused: true })
    await turn({ locked: false, isOperator: true, surname: 'Иванов' })
    const rows = await world().db.select().from(audit).where(gt(audit.id, before)).orderBy(asc(audit.id))
    const [row] = await world().db.select().from(users).where(eq(users.id, me.id))
    expect(rows.map(({ event }) => event)).toEqual(['locked', 'taxLocked', 'unlocked', 'profileRefused', 'operatorAppointed'])
    expect(new Set(rows.map(({ actor, subject, origin, reason }) => JSON.stringify([actor, subject, origin, reason])))).toEqual(
      new Set([JSON.stringify([null, row?.auditId, 'database', 'byHand'])]),
    )
  })

  it.each([
    ['changed', sql`update audit set reason = 'ownWish'`],
    ['deleted', sql`delete from audit`],
    ['emptied', sql`truncate audit`],
  ])('is never %s', async (_what, statement) => {
    await newcomer(world())
    // The owner may do it but for the triggers.
    const owner = await openAsOwner(world().db)
    const error: unknown = await owner.db.execute(statement).then(
      () => null,
      (reason: unknown) => reason,
    )
    await owner.close()
    expect(describeError(error).code).toBe('23001')
  })

  it('goes with what happened: a change that is rolled back leaves no line', async () => {
    const { pointId, admin } = await newPoint(world())
    const applicant = await newcomer(world())
    await order(world(), applicant.token, commands.join(pointId))
    await world().db.update(users).set({ locked: true }).where(eq(users.id, applicant.id))
    const names = { admin: admin.id, applicant: applicant.id }
    const lines = await added(names, async () => {
      const { json } = await order(world(), admin.token, commands.approve(applicant.id))
      expect(json).toMatchObject({ code: 6, message: 'Учётная запись этого человека заблокирована' })
    })
    expect(lines).toEqual([])
  })
})
