/**
 * How long the hourly cleanup delays other jobs. On PostgreSQL with GRID=full: 30 000 passports and 90 000 files; otherwise a
 * tenth, for the same answers. Prints the time.
 */
import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { files, jobs, passportImages } from '../../../server/kernel/database/schema.ts'
import { cleanup } from '../../../server/start/cleanup.ts'
import { print } from '../support/print.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const isFull = process.env.GRID === 'full' && inject('engineSetup').engine === 'postgres'
const PASSPORTS = isFull ? 30_000 : 3_000
const IMAGES = 3
/** Old files without any use. */
const UNUSED = PASSPORTS / 10
const AT_MOST = 2_000

/** Passports with their images, and unattached files, all older than any draft. */
const fill = async (): Promise<void> => {
  const { db } = world()
  const long = sql`timestamptz '2026-01-01'`
  await db.execute(sql`
    insert into users (id, mobile, password_hash, created_at)
    select gen_random_uuid(), '7800' || lpad(n::text, 7, '0'), 'none', ${long} from generate_series(1, ${PASSPORTS}::int) n`)
  await db.execute(sql`
    insert into files (name, owner_id, content_type, size, created_at, stored_at)
    select md5(id::text || n) || '.jpg', id, 'image/jpeg', 1, ${long}, ${long}
    from users, generate_series(1, ${IMAGES}::int) n where mobile like '7800%'`)
  await db.execute(sql`insert into passports (user_id) select id from users where mobile like '7800%'`)
  await db.execute(sql`
    insert into passport_images (name, user_id, place)
    select name, owner_id, row_number() over (partition by owner_id order by name)
    from files join users on users.id = owner_id where mobile like '7800%'`)
  await db.execute(sql`
    insert into files (name, owner_id, content_type, size, created_at, stored_at)
    select md5('unused' || n) || '.jpg', (select id from users where mobile like '7800%' limit 1), 'image/jpeg', 1, ${long}, ${long}
    from generate_series(1, ${UNUSED}::int) n`)
  await db.execute('analyze')
}

it(`the clean-up among ${PASSPORTS} passports and ${PASSPORTS * IMAGES} files takes ${AT_MOST} ms at most`, async () => {
  await fill()
  const { db } = world()
  const [before, shown] = [await db.$count(files), await db.$count(passportImages)]
  await db.delete(jobs)
  // Other jobs remove the bytes: this one only enqueues them.
  const begun = performance.now()
  const finish = await cleanup(world().deps)({}, { db, now: world().clock.now(), signal: new AbortController().signal })
  await db.transaction(finish)
  const time = Math.round(performance.now() - begun)
  print(`clean-up: ${PASSPORTS} passports, ${before} files, ${UNUSED} of them attached to nothing: ${time} ms`)
  expect([before - (await db.$count(files)), await db.$count(passportImages)]).toEqual([UNUSED, shown])
  expect(await db.$count(jobs, sql`kind = 'remove-file'`)).toBe(UNUSED)
  expect(world().jobErrors).toEqual([])
  expect(time).toBeLessThanOrEqual(AT_MOST)
})
