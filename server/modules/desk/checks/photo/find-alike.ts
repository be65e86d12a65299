import { desc, or, sql } from 'drizzle-orm'
import { isAnyOf } from '../../../../kernel/database/is-any-of.ts'
import { picturePrints } from '../../../../kernel/database/schema.ts'
import type { Db } from '../../../../kernel/database/types.ts'
import { ALIKE, guess, likeness, sketchOf } from './likeness.ts'
import type { Sketch } from './likeness.ts'
import type { Detail } from './picture.ts'
import { bandsNear, distance, NEAR, printsOfCopies, turns } from './print.ts'
import type { Print } from './print.ts'

/** Prints that share a band, newest first: most are other photographs. */
const MOST_SHARING = 5_000
/** Near prints, nearest first, of which a first guess is made: a millisecond or two for each. */
const MOST_NEAR = 100
/** Those that are laid upon the photograph, likeliest first: some fifty milliseconds for each. */
const MOST_LAID = 5

const { band0, band1, band2, band3 } = picturePrints

/** Whether a band of a print is one of these: four indexes answer it. */
const sharesBand = (bands: readonly number[][]) =>
  or(...[band0, band1, band2, band3].map((column, at) => sql`${column} = any(${sql.param(bands[at] ?? [])}::integer[])`))

interface Near {
  name: string
  /** Which of the turns of the photograph its print is nearest to. */
  turn: number
  away: number
}

const nearest = (copies: readonly (readonly Print[])[], name: string, print: Print): Near => {
  const away = copies.map((prints) => Math.min(...prints.map((copy) => distance(copy, print))))
  const least = Math.min(...away)
  return { name, turn: away.indexOf(least), away: least }
}

/** Photographs whose prints are near that of this one, nearest first. */
const findNear = async (db: Db, all: readonly Detail[]): Promise<Near[]> => {
  const copies = all.map(printsOfCopies)
  const sharing = await db
    .select({ name: picturePrints.name, print: picturePrints.print })
    .from(picturePrints)
    .where(sharesBand(bandsNear(copies.flat())))
    .orderBy(desc(picturePrints.madeAt))
    .limit(MOST_SHARING)
  return sharing
    .flatMap(({ name, print }) => (print ? [nearest(copies, name, print)] : []))
    .filter(({ away }) => away <= NEAR)
    .toSorted((one, other) => one.away - other.away)
    .slice(0, MOST_NEAR)
}

const sketchesOf = async (db: Db, names: readonly string[]): Promise<Map<string, Sketch>> => {
  const { name, detail } = picturePrints
  const rows = await db.select({ name, detail }).from(picturePrints).where(isAnyOf(name, names))
  return new Map(rows.flatMap((row) => (row.detail ? [[row.name, sketchOf(row.detail)] as const] : [])))
}

/**
 * Photographs that show the same picture as this one: compressed anew, smaller, brighter, turned, or with its edges cut off. Those that only
 * look like it, as receipts of one shop do, are not among them.
 * @returns names of files, this one's own too
 */
export const findAlike = async (db: Db, detail: Detail): Promise<string[]> => {
  const all = turns(detail)
  const near = await findNear(db, all)
  const [mine, theirs] = [
    all.map(sketchOf),
    await sketchesOf(
      db,
      near.map(({ name }) => name),
    ),
  ]
  return near
    .flatMap(({ name, turn }) => {
      const [one, other] = [mine[turn], theirs.get(name)]
      return one && other ? [{ name, one, other, first: guess(one, other) }] : []
    })
    .toSorted((one, other) => other.first.likeness - one.first.likeness)
    .filter(
      ({ one, other, first }, place) => first.likeness >= ALIKE || (place < MOST_LAID && likeness(one, other, first) >= ALIKE),
    )
    .map(({ name }) => name)
}
