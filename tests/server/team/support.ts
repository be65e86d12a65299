import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { placeKey } from '../../../src/domain/people/point.ts'
import { retailPoints, users } from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'

/** Somebody beyond the demo world. */
export interface Member {
  id: string
  mobile: string
  token: string
}

let next = 0

type Row = Partial<typeof users.$inferInsert>

/** Inserts a person without a point, signed in without a password. */
export const newcomer = async (world: TestApp, row: Row = {}): Promise<Member> => {
  next += 1
  const [id, mobile, now] = [randomUUID(), `7913${String(next).padStart(7, '0')}`, world.clock.now()]
  await world.db.insert(users).values({
    id,
    mobile,
    passwordHash: 'none',
    username: 'Иван',
    surname: 'Петров',
    createdAt: new Date(now),
    ...row,
  })
  return { id, mobile, token: await openSession(world.db, id, now) }
}

/** Inserts a point that works, with its administrator. */
export const newPoint = async (world: TestApp, inn = '5260181598'): Promise<{ pointId: string; admin: Member }> => {
  const [pointId, address] = [randomUUID(), `Тула, ул. Новая, ${next}`]
  await world.db.insert(retailPoints).values({
    id: pointId,
    name: 'Точка',
    address,
    inn,
    adminPercentOfBonus: 10,
    retailPointCoordinates: '',
    timeZone: '+03:00',
    approved: true,
    placeKey: placeKey(address),
    createdAt: new Date(world.clock.now()),
  })
  const admin = await newcomer(world, { status: 'SELLER', pointId })
  await world.db.update(retailPoints).set({ adminId: admin.id }).where(eq(retailPoints.id, pointId))
  return { pointId, admin }
}

/** A seller of a point. */
export const hire = (world: TestApp, pointId: string, row: Row = {}): Promise<Member> =>
  newcomer(world, { status: 'SELLER', pointId, ...row })

const NEW_POINT = {
  address: 'Казань, ул. Баумана, 5',
  adminPercentOfBonus: 77,
  directorFullName: 'Новикова Елена Ильинична',
  directorPhone: '+7 (900) 000-00-09',
  inn: '7728168971',
  name: 'Умелые руки',
  retailPointCoordinates: '',
  timeZone: '+11:00',
}

/** The commands of points and teams as a person sends them. */
export const commands = {
  join: (pointId: string) => ['/retail/point/bind/seller', { retailPointId: pointId, user: { id: 'somebody else' } }],
  create: (change: Partial<typeof NEW_POINT> = {}) => [
    '/retail/point/new/seller',
    { retailPoint: { ...NEW_POINT, ...change }, user: { id: 'somebody else' } },
  ],
  cancel: () => ['/retail/point/v2/get/join/cancel'],
  leave: () => ['/retail/point/unbind'],
  approve: (id: string) => ['/admin/retail/point/confirm/seller', { id }],
  reject: (id: string) => ['/admin/retail/point/reject/seller', { id }],
  handOver: (id: string) => ['/admin/retail/point/change', { id }],
  exclude: (id: string) => [`/admin/retail/point/v2/unbind/seller/${id}`, { id }],
} as const satisfies Record<string, (...args: never[]) => readonly [string, object?]>

export type Sent = readonly [path: string, body?: object]

/** Sends a command. */
export const order = (
  world: TestApp,
  token: string,
  [path, body]: Sent | readonly (string | object)[],
  key?: string,
): Promise<Answer> => world.call('POST', path as string, { token, ...(body !== undefined && { body }), ...(key && { key }) })

/** What a person is: status, point, and whether they administer one. */
export const standingOf = async (
  world: TestApp,
  id: string,
): Promise<{ status: string; pointId: string | null; administers: string | null }> => {
  const [user] = await world.db.select().from(users).where(eq(users.id, id))
  const [point] = await world.db.select().from(retailPoints).where(eq(retailPoints.adminId, id))
  return { status: user?.status ?? 'nobody', pointId: user?.pointId ?? null, administers: point?.id ?? null }
}
