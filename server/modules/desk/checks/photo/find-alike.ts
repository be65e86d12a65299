import { desc, isNotNull, or, sql } from 'drizzle-orm'
import { isAnyOf } from '../../../../kernel/database/is-any-of.ts'
import { picturePrints } from '../../../../kernel/database/schema.ts'
import type { Db } from '../../../../kernel/database/types.ts'
import { likeness } from './likeness.ts'
import type { Detail } from './picture.ts'
import { bandsNear, distance, NEAR, printsOfCopies, turns } from './print.ts'

/** Prints that share a band, newest first: most are other photographs. */
const MOST_SHARING = 5_000
/** Near prints that are compared in detail, some twenty milliseconds for each. */
const MOST_NEAR = 20
/** How alike two pictures of one photograph are at least. */
const ALIKE = 0.9

const { band0, band1, band2, band3 } = picturePrints

/** Whether a band of a print is one of these: four indexes answer it. */
const sharesBand = (bands: readonly number[][]) =>
  or(
    ...[band0, band1, band2, band3].map(
      (column, at) => sql`${column} = any(${sql.param(bands[at] ?? [])}::integer[])`,
    ),
  )

/** Photographs whose prints are near that of this one, nearest first. */
const findNear = async (db: Db, detail: Detail): Promise<string[]> => {
  const copies = printsOfCopies(detail)
  const sharing = await db
    .select({ name: picturePrints.name, print: picturePrints.print })
    .from(picturePrints)
    .where(sharesBand(bandsNear(copies)))
    .orderBy(desc(picturePrints.madeAt))
    .limit(MOST_SHARING)
  return sharing
    .map(({ name, print }) => ({ name, away: Math.min(...copies.map((copy) => (print ? distance(copy, print) : Infinity))) }))
    .filter(({ away }) => away <= NEAR)
    .toSorted((one, other) => one.away - other.away)
    .slice(0, MOST_NEAR)
    .map(({ name }) => name)
}

/**
 * Photographs that show the same picture as this one: compressed anew, smaller, brighter, turned, or with its edges cut off. Those that only
 * look like it, as receipts of one shop do, are not among them.
 * @returns names of files, this one's own too
 */
export const findAlike = async (db: Db, detail: Detail): Promise<string[]> => {
  const near = await findNear(db, detail)
  if (near.length === 0) return []
  const rows = await db
    .select({ name: picturePrints.name, detail: picturePrints.detail })
    .from(picturePrints)
    .where(sql`${isAnyOf(picturePrints.name, near)} and ${isNotNull(picturePrints.detail)}`)
  const mine = turns(detail)
  return rows
    .filter(({ detail: other }) => other !== null && mine.some((turn) => likeness(turn, other) >= ALIKE))
    .map(({ name }) => name)
}
