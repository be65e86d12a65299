import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isAnyOf } from '../../../../kernel/database/is-any-of.ts'
import { rowsOf } from '../../../../kernel/database/rows.ts'
import { picturePrints } from '../../../../kernel/database/schema.ts'
import type { Db } from '../../../../kernel/database/types.ts'
import { ALIKE, guess, likeness, sketchOf } from './likeness.ts'
import type { Sketch } from './likeness.ts'
import type { Detail } from './picture.ts'
import { bandsNear, distance, NEAR, printsOfCopies, turns } from './print.ts'
import type { Print } from './print.ts'

/** Prints that share a band, newest first, whose bits are counted: a million photographs have about that many. */
const MOST_SHARING = 20_000
/** Near prints, nearest first, of which a first guess is made: a few milliseconds for each. */
const MOST_NEAR = 100
/** Those that are laid upon the photograph, likeliest first: some fifty milliseconds for each. */
const MOST_LAID = 5

const BANDS = ['band0', 'band1', 'band2', 'band3'] as const

/** Whether a band of a print is one of these: four indexes answer it. */
const sharesBand = (bands: readonly number[][]): SQL =>
  sql.join(
    BANDS.map((band, at) => sql`${sql.identifier(band)} = any(${sql.param(bands[at] ?? [])}::integer[])`),
    sql` or `,
  )

const hexOf = (print: Print): string => Buffer.from(print).toString('hex')

/** The prints that are near one of these, nearest first. */
export const nearQuery = (copies: readonly Print[]): SQL => sql`
  select name, encode(print, 'hex') as print from (
      select name, print, made_at from picture_prints where ${sharesBand(bandsNear(copies))} order by made_at desc limit ${MOST_SHARING}
    ) as sharing, lateral (
      select min(bit_count(('x' || encode(sharing.print, 'hex'))::bit(64) # ('x' || copy)::bit(64))) as away
      from unnest(${sql.param(copies.map(hexOf))}::text[]) as copy
    ) as compared
  where away <= ${NEAR} order by away, made_at desc limit ${MOST_NEAR}`

interface Near {
  name: string
  /** Which of the turns of the photograph its print is nearest to. */
  turn: number
}

const nearestTurn = (copies: readonly (readonly Print[])[], print: Print): number => {
  const away = copies.map((prints) => Math.min(...prints.map((copy) => distance(copy, print))))
  return away.indexOf(Math.min(...away))
}

/** Photographs whose prints are near that of this one, nearest first. */
const findNear = async (db: Db, all: readonly Detail[]): Promise<Near[]> => {
  const copies = all.map(printsOfCopies)
  const near = rowsOf<{ name: string; print: string }>(await db.execute(nearQuery(copies.flat())))
  return near.map(({ name, print }) => ({ name, turn: nearestTurn(copies, Buffer.from(print, 'hex')) }))
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
