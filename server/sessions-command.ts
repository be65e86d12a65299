/**
 * `npm run sessions -- list|end <phone>`: where a person is signed in, and the end of it, for somebody who has lost a device and cannot
 * sign in to end it.
 */
import { eq } from 'drizzle-orm'
import { formatInstant } from '../src/domain/dates/dates.ts'
import { lockPerson } from './kernel/database/lock-people.ts'
import { users } from './kernel/database/schema.ts'
import type { Db } from './kernel/database/types.ts'
import { record } from './modules/audit/record.ts'
import { sessionsOf } from './modules/auth/own-sessions.ts'
import { endSessionsOf } from './modules/auth/sessions.ts'
import { UNKNOWN_BROWSER } from './modules/devices/browser-name.ts'
import { runCommand } from './start/command.ts'

const USAGE = 'npm run sessions -- list|end <телефон>'

const personOf = async (db: Db, mobile: string): Promise<string | null> => {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.mobile, mobile))
  return person?.id ?? null
}

/** Nothing that opens a session is shown: who stands at the terminal needs no more than the person. */
const list = async (db: Db, userId: string): Promise<void> => {
  const rows = await sessionsOf(db, userId, Date.now())
  for (const { browser, createdAt, lastSeenAt } of rows) {
    const [since, used] = [formatInstant(createdAt.toISOString()), formatInstant(lastSeenAt.toISOString())]
    console.log(`${browser ?? UNKNOWN_BROWSER}: вход ${since}, последнее действие ${used}`)
  }
  if (rows.length === 0) console.log('Сеансов нет')
}

/** @returns how many have ended; their tokens are dead at once, on every server */
const endAll = (db: Db, userId: string): Promise<number> =>
  db.transaction(async (tx) => {
    if (!(await lockPerson(tx, userId))) return 0
    const ended = await endSessionsOf(tx, userId)
    const happening = { event: 'sessionsEnded', actor: null, subject: userId, origin: 'command', reason: 'byHand' } as const
    if (ended > 0) await record(tx, happening, Date.now())
    return ended
  })

const run = async (db: Db, command: 'list' | 'end', mobile: string): Promise<void> => {
  const userId = await personOf(db, mobile)
  if (userId === null) {
    console.error('Такого телефона нет')
    process.exitCode = 1
  } else if (command === 'list') await list(db, userId)
  else console.log(`Завершено сеансов: ${await endAll(db, userId)}`)
}

const [command, phone = '', ...rest] = process.argv.slice(2)
const mobile = phone.replaceAll(/\D/g, '')
if ((command === 'list' || command === 'end') && mobile !== '' && rest.length === 0)
  await runCommand((db) => run(db, command, mobile), console.error)
else {
  console.error(USAGE)
  process.exitCode = 2
}
