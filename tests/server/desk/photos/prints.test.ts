/** Prints of photographs: what is near, by which indexes it is found, and what is told apart. */
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ANNA } from '../../../../server/demo/people.ts'
import { rowsOf } from '../../../../server/kernel/database/rows.ts'
import { nearQuery } from '../../../../server/modules/desk/checks/photo/find-alike.ts'
import { ALIKE, guess, likeness, sketchOf } from '../../../../server/modules/desk/checks/photo/likeness.ts'
import { detailOf } from '../../../../server/modules/desk/checks/photo/make-prints.ts'
import { SIDE, turned } from '../../../../server/modules/desk/checks/photo/picture.ts'
import type { Detail } from '../../../../server/modules/desk/checks/photo/picture.ts'
import { bandsNear, distance, printOf, printsOfCopies, turns } from '../../../../server/modules/desk/checks/photo/print.ts'
import { openAsOwner } from '../../support/server/test-database.ts'
import { testApp } from '../../support/server/test-app.ts'
import { copies } from '../data-claims.ts'
import { photograph, receiptOf, screenshot, shotOf } from './draw.ts'

const world = testApp()

const detail = async (picture: Buffer): Promise<Detail> => {
  const found = await detailOf(picture)
  if (!found) throw new Error('the picture cannot be read')
  return found
}

const alike = async (one: Buffer, other: Buffer): Promise<number> => {
  const [mine, theirs] = [sketchOf(await detail(one)), sketchOf(await detail(other))]
  return likeness(mine, theirs, guess(mine, theirs))
}

describe('D245 prints', () => {
  it('a copy is near and alike, however it was made', async () => {
    for (const draw of [photograph, screenshot])
      for (const copy of [copies.smaller, copies.brighter, copies.cropped]) {
        const picture = await draw(receiptOf(3))
        const made = await copy(picture)
        const print = printOf(await detail(picture))
        const away = printsOfCopies(await detail(made)).map((each) => distance(each, print ?? new Uint8Array(8)))
        expect(Math.min(...away)).toBeLessThanOrEqual(10)
        expect(await alike(made, picture)).toBeGreaterThanOrEqual(ALIKE)
      }
  })

  it('receipts of one shop are near and not alike', async () => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const [one, other] = [receiptOf(seed, 'ООО СТРОЙМАСТЕР', 2), receiptOf(seed + 50, 'ООО СТРОЙМАСТЕР', 2)]
      expect(await alike(await screenshot(one), await screenshot(other))).toBeLessThan(ALIKE)
      expect(await alike(await photograph(one, shotOf(5)), await photograph(other, shotOf(5)))).toBeLessThan(ALIKE)
    }
  })

  it('four turns are the picture again; a plain wall has no print', async () => {
    const upright = await detail(await photograph(receiptOf(1)))
    expect(turns(upright)).toHaveLength(4)
    expect(turned(turns(upright)[3] ?? upright)).toEqual(upright)
    expect(printOf(new Uint8Array(SIDE * SIDE).fill(200))).toBeNull()
  })

  it('prints that differ in seven bits share a band but for one bit', () => {
    const print = Uint8Array.from([0b1010, 7, 99, 200, 0, 255, 31, 64])
    // Two bits of each of three bands, one of the last.
    const other = print.map((byte, at) => byte ^ ([1, 1, 1, 1, 1, 1, 1, 0][at] ?? 0))
    expect(distance(print, other)).toBe(7)
    const [mine, theirs] = [bandsNear([print]), bandsNear([other])]
    const shared = mine.filter((values, band) => values.includes(theirs[band]?.[0] ?? -1))
    expect(shared.length).toBeGreaterThan(0)
  })

  it('are found by four indexes', async () => {
    const owner = await openAsOwner(world().db)
    const at = new Date(world().clock.now()).toISOString()
    try {
      await owner.db.execute(sql`insert into files (name, owner_id, content_type, size, created_at, stored_at)
        select md5(n::text) || '.jpg', ${ANNA}::uuid, 'image/jpeg', 1, ${at}::timestamptz, ${at}::timestamptz from generate_series(1, 2000) as n`)
      await owner.db.execute(sql`insert into picture_prints (name, owner_id, print, detail, made_at)
        select md5(n::text) || '.jpg', ${ANNA}::uuid, decode(substr(md5('p' || n), 1, 16), 'hex'), '\\x00'::bytea, ${at}::timestamptz
        from generate_series(1, 2000) as n`)
      await owner.db.execute('analyze picture_prints')
      const all = turns(await detail(await photograph(receiptOf(1)))).flatMap(printsOfCopies)
      // A table of a test is small enough to be read whole: the indexes must be able to answer.
      const plan = await owner.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        return rowsOf<Record<string, string>>(await tx.execute(sql`explain ${nearQuery(all)}`))
      })
      const text = plan.flatMap((row) => Object.values(row)).join('\n')
      for (const band of [0, 1, 2, 3]) expect(text).toContain(`Bitmap Index Scan on picture_prints_band${band}`)
      expect(text).not.toContain('Seq Scan')
    } finally {
      if (owner.db !== world().db) await owner.close()
    }
  })
})
