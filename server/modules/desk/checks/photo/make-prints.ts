import { and, asc, eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { isAnyOf } from '../../../../kernel/database/is-any-of.ts'
import { picturePrints } from '../../../../kernel/database/schema.ts'
import type { Db } from '../../../../kernel/database/types.ts'
import type { FileStore } from '../../../files/ports.ts'
import { bytesOf } from '../../../files/stored-file.ts'
import { SIDE } from './picture.ts'
import type { Detail } from './picture.ts'
import { printOf } from './print.ts'

/** Photographs of one round: with some thirty milliseconds for each, the claims that have come meanwhile wait three seconds. */
const AT_ONCE = 100

/** A photograph as a small grey square. @returns null for bytes that are no picture any more */
export const detailOf = async (bytes: Buffer): Promise<Detail | null> => {
  try {
    const small = sharp(bytes).autoOrient().flatten({ background: '#fff' }).resize(SIDE, SIDE, { fit: 'fill' }).greyscale()
    return new Uint8Array(await small.raw().toBuffer())
  } catch {
    // Uploads have been decoded once (B12): what cannot be decoded now has no print, and whoever looks at it sees why.
    return null
  }
}

/** A file that is gone, and a picture that shows nothing, are done with as well. */
const makePrint = async (db: Db, store: FileStore, name: string, now: number, signal: AbortSignal): Promise<void> => {
  const bytes = await bytesOf(store, name, signal)
  const detail = bytes && (await detailOf(bytes))
  const print = detail && printOf(detail)
  await db
    .update(picturePrints)
    .set({ print, detail: print ? detail : null, madeAt: new Date(now) })
    .where(eq(picturePrints.name, name))
}

/** What makes prints: where the photographs lie, and when. */
export interface Needs {
  db: Db
  store: FileStore
  now: number
  signal: AbortSignal
}

const makeAll = async ({ db, store, now, signal }: Needs, due: readonly { name: string }[]): Promise<void> => {
  for (const { name } of due) {
    if (signal.aborted) return
    await makePrint(db, store, name, now, signal)
  }
}

const isDue = isNull(picturePrints.madeAt)

/** Makes the prints of these photographs that have none yet. */
export const makePrints = async (needs: Needs, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return
  const which = and(isDue, isAnyOf(picturePrints.name, names))
  await makeAll(needs, await needs.db.select({ name: picturePrints.name }).from(picturePrints).where(which))
}

/** Makes the prints of some of the photographs that no claim has asked for. @returns whether there may be more */
export const makeDuePrints = async (needs: Needs): Promise<boolean> => {
  const { name } = picturePrints
  const due = await needs.db.select({ name }).from(picturePrints).where(isDue).orderBy(asc(name)).limit(AT_ONCE)
  await makeAll(needs, due)
  return due.length === AT_ONCE
}
