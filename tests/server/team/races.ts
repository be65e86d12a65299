/** Rights under concurrency: whatever is sent at once, exactly one wins where only one can, and nothing is left half done. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { audit, joinRequests, notifications, retailPoints, users } from '../../../server/kernel/database/schema.ts'
import type { AuditEvent } from '../../../server/kernel/database/sets.ts'
import { deletePerson } from '../../../server/modules/deletion/delete-person.ts'
import { allAnswered } from '../support/all-answered.ts'
import { chance } from '../support/races/random.ts'
import { times } from '../support/races/race-suite.ts'
import type { Race } from '../support/races/race-suite.ts'
import type { TestApp } from '../support/server/test-app.ts'
import { unsound } from './sound.ts'
import { commands, hire, newcomer, newPoint, order, standingOf } from './support.ts'
import type { Member } from './support.ts'

type Attempt = readonly [who: Member, command: readonly (string | object)[], key?: string]

/** Everything at once, in some order. @returns the codes in the order of the attempts */
const atOnce = async (server: TestApp, seed: number, attempts: readonly Attempt[]): Promise<number[]> => {
  const codes: number[] = []
  const shuffled = chance(seed).shuffle(attempts.map((attempt, place) => [place, attempt] as const))
  const answers = await allAnswered(
    shuffled.map(
      ([, [who, command, key]]) =>
        () =>
          order(server, who.token, command, key),
    ),
  )
  for (const [at, { json }] of answers.entries()) codes[shuffled[at]?.[0] ?? -1] = json.code
  return codes
}

/** Lines of the audit about a person. */
const linesOf = async (server: TestApp, person: Member): Promise<AuditEvent[]> => {
  const [row] = await server.db.select({ auditId: users.auditId }).from(users).where(eq(users.id, person.id))
  const lines = await server.db
    .select({ event: audit.event })
    .from(audit)
    .where(eq(audit.subject, row?.auditId ?? ''))
    .orderBy(audit.id)
  return lines.map(({ event }) => event)
}

const applied = async (server: TestApp, pointId: string): Promise<Member> => {
  const one = await newcomer(server)
  await order(server, one.token, commands.join(pointId))
  return one
}

const remove = (server: TestApp, person: Member): Promise<void> =>
  server.db.transaction((tx) =>
    deletePerson(tx, person.mobile, { origin: 'here', payeeKeys: server.deps.payeeKeys, now: server.clock.now() }),
  )

const approvals: Race = async (server, seed) => {
  const { pointId, admin } = await newPoint(server)
  const applicant = await applied(server, pointId)
  const codes = await atOnce(
    server,
    seed,
    Array.from({ length: 5 }, () => [admin, commands.approve(applicant.id)] as const),
  )
  expect([times(codes, 0), times(codes, 120)]).toEqual([1, 4])
  expect(await standingOf(server, applicant.id)).toEqual({ status: 'SELLER', pointId, administers: null })
  expect(await linesOf(server, applicant)).toEqual(['joinRequested', 'joinApproved'])
  expect(await server.db.$count(notifications, eq(notifications.userId, applicant.id))).toBe(1)
}

const answers: Race = async (server, seed) => {
  const { pointId, admin } = await newPoint(server)
  const applicant = await applied(server, pointId)
  const [approve, reject, cancel, ...rest] = await atOnce(server, seed, [
    [admin, commands.approve(applicant.id)],
    [admin, commands.reject(applicant.id)],
    [applicant, commands.cancel()],
  ])
  expect([rest, times([approve ?? -1, reject ?? -1, cancel ?? -1], 0)]).toEqual([[], 1])
  const { status } = await standingOf(server, applicant.id)
  expect(status).toBe(approve === 0 ? 'SELLER' : 'BUYER')
  expect((await linesOf(server, applicant)).at(-1)).toBe(
    approve === 0 ? 'joinApproved' : reject === 0 ? 'joinRejected' : 'joinCancelled',
  )
  expect(await server.db.$count(joinRequests, eq(joinRequests.userId, applicant.id))).toBe(0)
}

const handOverOrExclusion: Race = async (server, seed) => {
  const { pointId, admin } = await newPoint(server)
  const heir = await hire(server, pointId)
  const [handOver, exclude] = await atOnce(server, seed, [
    [admin, commands.handOver(heir.id)],
    [admin, commands.exclude(heir.id)],
  ])
  expect([handOver, exclude]).toEqual(handOver === 0 ? [0, 121] : [120, 0])
  expect(await standingOf(server, heir.id)).toEqual(
    handOver === 0 ? { status: 'SELLER', pointId, administers: pointId } : { status: 'BUYER', pointId: null, administers: null },
  )
}

const twoHeirs: Race = async (server, seed) => {
  const { pointId, admin } = await newPoint(server)
  const [one, two, applicant] = [await hire(server, pointId), await hire(server, pointId), await applied(server, pointId)]
  const [first, second, approve] = await atOnce(server, seed, [
    [admin, commands.handOver(one.id)],
    [admin, commands.handOver(two.id)],
    [admin, commands.approve(applicant.id)],
  ])
  expect([times([first ?? -1, second ?? -1], 0), times([first ?? -1, second ?? -1], 121)]).toEqual([1, 1])
  const { administers } = await standingOf(server, first === 0 ? one.id : two.id)
  expect(administers).toBe(pointId)
  expect((await standingOf(server, applicant.id)).status).toBe(approve === 0 ? 'SELLER' : 'SELLER_PENDING')
  expect([0, 121]).toContain(approve)
  expect((await order(server, admin.token, commands.approve(applicant.id))).json.code).toBe(121)
}

const twoPoints: Race = async (server, seed) => {
  const [north, south] = [await newPoint(server), await newPoint(server)]
  const me = await newcomer(server)
  const codes = await atOnce(server, seed, [
    [me, commands.join(north.pointId)],
    [me, commands.join(south.pointId)],
    [me, commands.create({ address: `Пермь, ул. Первая, ${seed}` })],
  ])
  expect([times(codes, 0), times(codes, 131)]).toEqual([1, 2])
  const asked = await server.db.select().from(joinRequests).where(eq(joinRequests.userId, me.id))
  const points = await server.db.select().from(retailPoints).where(eq(retailPoints.adminId, me.id))
  expect([asked.length, points.length]).toEqual(codes[2] === 0 ? [0, 1] : [1, 0])
  expect((await linesOf(server, me)).length).toBe(1)
}

const oneKey: Race = async (server, seed) => {
  const { pointId } = await newPoint(server)
  const me = await newcomer(server)
  const codes = await atOnce(
    server,
    seed,
    Array.from({ length: 10 }, () => [me, commands.join(pointId), `one-key-${seed}`] as const),
  )
  expect(times(codes, 0)).toBe(10)
  expect(await linesOf(server, me)).toEqual(['joinRequested'])
}

const deletedApplicant: Race = async (server, seed) => {
  const { pointId, admin } = await newPoint(server)
  const applicant = await applied(server, pointId)
  const [codes] = await Promise.all([
    atOnce(server, seed, [
      [admin, commands.approve(applicant.id)],
      [admin, commands.reject(applicant.id)],
    ]),
    remove(server, applicant),
  ])
  expect(times(codes, 0)).toBeLessThan(2)
  expect(times(codes, 0) + times(codes, 120)).toBe(2)
  expect((await standingOf(server, applicant.id)).status).toBe('nobody')
  expect(await server.db.$count(joinRequests, eq(joinRequests.pointId, pointId))).toBe(0)
}

const lockedApplicant: Race = async (server, seed) => {
  const { pointId, admin } = await newPoint(server)
  const applicant = await applied(server, pointId)
  const [[approve]] = await Promise.all([
    atOnce(server, seed, [[admin, commands.approve(applicant.id)]]),
    server.db.update(users).set({ locked: true }).where(eq(users.id, applicant.id)),
  ])
  expect([0, 6]).toContain(approve)
  expect((await standingOf(server, applicant.id)).status).toBe(approve === 0 ? 'SELLER' : 'SELLER_PENDING')
  expect(await linesOf(server, applicant)).toEqual(
    approve === 0 ? ['joinRequested', 'joinApproved', 'locked'] : ['joinRequested', 'locked'],
  )
}

const lastLeaves: Race = async (server, seed) => {
  const { pointId, admin } = await newPoint(server)
  const applicant = await newcomer(server)
  const [leave, join] = await atOnce(server, seed, [
    [admin, commands.leave()],
    [applicant, commands.join(pointId)],
  ])
  expect([leave, join]).toEqual(leave === 0 ? [0, 6] : [500, 0])
  expect((await standingOf(server, admin.id)).administers).toBe(leave === 0 ? null : pointId)
}

const lastTwoLeave: Race = async (server, seed) => {
  const { pointId, admin } = await newPoint(server)
  const colleague = await hire(server, pointId)
  const codes = await atOnce(server, seed, [
    [admin, commands.leave()],
    [colleague, commands.leave()],
    [admin, commands.handOver(colleague.id)],
    [admin, commands.exclude(colleague.id)],
  ])
  expect(codes.filter((code) => ![0, 120, 121, 500].includes(code))).toEqual([])
  const [point] = await server.db.select().from(retailPoints).where(eq(retailPoints.id, pointId))
  const left = await server.db.$count(users, eq(users.pointId, pointId))
  expect(point?.adminId === null, JSON.stringify(codes)).toBe(left === 0)
}

const deletedAdministrator: Race = async (server, seed) => {
  const { pointId, admin } = await newPoint(server)
  const [applicant, seller] = [await newcomer(server), await hire(server, pointId)]
  const [codes] = await Promise.all([
    atOnce(server, seed, [
      [applicant, commands.join(pointId)],
      [admin, commands.exclude(seller.id)],
    ]),
    remove(server, admin),
  ])
  expect([0, 6]).toContain(codes[0])
  expect([0, 122, 121]).toContain(codes[1])
  const [point] = await server.db.select().from(retailPoints).where(eq(retailPoints.id, pointId))
  expect([point?.approved, point?.adminId]).toEqual([true, null])
}

const createdTwice: Race = async (server, seed) => {
  const people = [await newcomer(server), await newcomer(server), await newcomer(server)]
  const [address, spelled] = [`Омск, ул. Мира, ${seed}`, `ОМСК ул мира ${seed}`]
  const codes = await atOnce(server, seed, [
    ...people.map((one) => [one, commands.create({ address })] as const),
    ...people.map((one) => [one, commands.create({ address: spelled })] as const),
  ])
  expect(times(codes, 0)).toBe(1)
  expect(times(codes, 131) + times(codes, 133)).toBe(5)
  const ids = people.map(({ id }) => id)
  expect(await server.db.$count(retailPoints, inArray(retailPoints.adminId, ids))).toBe(1)
  expect(await server.db.$count(users, and(inArray(users.id, ids), eq(users.status, 'ART_PENDING')))).toBe(1)
}

const storm: Race = async (server, seed) => {
  const { below, pick } = chance(seed)
  const [north, south] = [await newPoint(server), await newPoint(server)]
  const team = [await hire(server, north.pointId), await hire(server, north.pointId), await hire(server, south.pointId)]
  const others = [await newcomer(server), await newcomer(server), await newcomer(server)]
  const people = [north.admin, south.admin, ...team, ...others]
  const [first = 0] = (await server.db.select({ id: sql`coalesce(max(id), 0)`.mapWith(Number) }).from(audit)).map(({ id }) => id)
  const somebody = () => pick(people).id
  const events: readonly [AuditEvent[], () => readonly (string | object)[]][] = [
    [['joinRequested'], () => commands.join(pick([north, south]).pointId)],
    [['pointRequested'], () => commands.create({ address: `Чита, ул. Ленина, ${below(3)}-${seed}` })],
    [['joinCancelled', 'pointCancelled'], () => commands.cancel()],
    [['pointLeft'], () => commands.leave()],
    [['joinApproved'], () => commands.approve(somebody())],
    [['joinRejected'], () => commands.reject(somebody())],
    [['rightsHandedOver'], () => commands.handOver(somebody())],
    [['sellerExcluded'], () => commands.exclude(somebody())],
  ]
  const done = new Map<string, number>()
  for (let wave = 0; wave < 3; wave += 1) {
    const sent = Array.from({ length: 24 }, () => {
      const [names, command] = pick(events)
      const isOfTeam = ['joinApproved', 'joinRejected', 'rightsHandedOver', 'sellerExcluded'].includes(names[0] ?? '')
      return {
        name: names.join(' '),
        attempt: [isOfTeam ? pick([north.admin, south.admin, ...team]) : pick(people), command()] as const,
      }
    })
    const codes = await atOnce(
      server,
      seed + wave,
      sent.map(({ attempt }) => attempt),
    )
    expect(codes.filter((code) => ![0, 6, 110, 120, 121, 131, 132, 133, 500].includes(code))).toEqual([])
    for (const [place, code] of codes.entries()) {
      const name = sent[place]?.name ?? ''
      if (code === 0) done.set(name, (done.get(name) ?? 0) + 1)
    }
    expect(await unsound(server.db)).toEqual([])
  }
  const lines = await server.db
    .select({ event: audit.event })
    .from(audit)
    .where(sql`${audit.id} > ${first}`)
  const written = events.map(([names]) => [names.join(' '), lines.filter(({ event }) => names.includes(event)).length])
  expect(written).toEqual(events.map(([names]) => [names.join(' '), done.get(names.join(' ')) ?? 0]))
}

/** By what happens. */
export const races = {
  'five approvals at once: one, told once, written down once': approvals,
  'approve against reject against cancel: one of them, and the standing is the winner’s': answers,
  'hand-over against exclusion: the heir is administrator, or is gone, never both': handOverOrExclusion,
  'a hand-over to two heirs, and what the giver does meanwhile: one heir, and the giver is refused from that moment': twoHeirs,
  'applications to two points, to a new one too: one of them': twoPoints,
  'B10 one application sent ten times under one key: one, and one answer': oneKey,
  'an applicant who is deleted meanwhile: gone, and of nobody’s team': deletedApplicant,
  'an applicant who is locked meanwhile: approved before the lock, or not at all': lockedApplicant,
  'RP11 the last administrator leaves while somebody applies: one of both, and nobody waits for nobody': lastLeaves,
  'the last administrator leaves while the only colleague leaves too, is excluded, or gets the rights': lastTwoLeave,
  'an administrator who is deleted while somebody applies and somebody is excluded: the point stays, nobody waits for ever':
    deletedAdministrator,
  'D57 a point that is created twice, by one person and by three: one point, one applicant': createdTwice,
  'D58 a storm of everything: nothing is half done, and the audit has what was done': storm,
} as const satisfies Record<string, Race>
