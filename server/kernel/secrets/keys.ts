/**
 * Keys that lie outside of the database and of its dumps: whoever gets a copy of the database does not get them with it. A key is named
 * by the environment; elsewhere the server makes one for itself in the data folder.
 *
 * A key may be changed: the former one is then named beside it, for as long as something that was written under it is asked for. The
 * database knows a print of the key, so that a server with another key does not start instead of finding nothing.
 */
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { moscowDay } from '../../../src/domain/dates/dates.ts'
import { formatDay } from '../../../src/domain/dates/day.ts'
import { oneOf } from '../database/rows.ts'
import { keyPrints } from '../database/schema.ts'
import type { Db, Tx } from '../database/types.ts'
import { BadKey, readKeyFile } from './key-file.ts'
import { ownKeys } from './own-keys.ts'

export interface Key {
  /** Names the key and does not tell it. */
  print: string
  value: string
}

/** What is written is written under the current key; what is read may be of the former one. */
export interface KeyPair {
  current: Key
  former: Key | null
}

/** What the environment says of a key; null where it says nothing. */
export interface NamedKey {
  name: string
  current: string | null
  former: string | null
}

const LEAST = 32

const valueOf = (env: Record<string, string | undefined>, variable: string): string | null => {
  const [value, path] = [env[variable], env[`${variable}_FILE`]]
  if (value !== undefined && path !== undefined) throw new BadKey(`Задайте что-то одно: ${variable} или ${variable}_FILE`)
  const key = path === undefined ? (value ?? null) : readKeyFile(`${variable}_FILE`, path)
  if (key !== null && key.length < LEAST)
    throw new BadKey(`${variable}: ключ короче ${LEAST} знаков. Сделать его: openssl rand -hex 32`)
  return key
}

/** Reads `NAME` or `NAME_FILE`, and `NAME_OLD` or `NAME_OLD_FILE`. @throws BadKey for a short key, and a file that cannot be read */
export const namedKey = (env: Record<string, string | undefined>, name: string): NamedKey => ({
  name,
  current: valueOf(env, name),
  former: valueOf(env, `${name}_OLD`),
})

export const keyOf = (value: string): Key => ({
  print: createHash('sha256').update(`print of ${value}`).digest('hex').slice(0, 12),
  value,
})

/**
 * The keys of a name: those of the environment, or else the server's own.
 * @param inherited what the server's own key is when it is made now; null for a new one
 * @throws BadKey when the server's own cannot be read
 */
export const keyPairOf = ({ name, current, former }: NamedKey, dataDir: string, inherited: string | null = null): KeyPair => {
  const own = current === null ? ownKeys(dataDir, name, inherited) : null
  const before = former ?? own?.former ?? null
  return { current: keyOf(current ?? own?.current ?? ''), former: before === null ? null : keyOf(before) }
}

/** Whether something is still asked for that was written under a key that was replaced at a moment; the print is that key's. */
export type IsFormerAsked = (replacedAt: number, print: string, tx: Tx) => boolean | Promise<boolean>

/** What the database knows of a key. */
export interface KnownKey {
  print: string
  /** When it took the place of the one before, epoch milliseconds; null for the first one. */
  replacedAt: number | null
  /** The print of the former key while something is still asked for that was written under it. */
  asked: string | null
}

const toKnown = async (row: typeof keyPrints.$inferSelect, isFormerAsked: IsFormerAsked, tx: Tx): Promise<KnownKey> => {
  const replacedAt = row.replacedAt?.getTime() ?? null
  const isAsked = replacedAt !== null && row.former !== null && (await isFormerAsked(replacedAt, row.former, tx))
  return { print: row.print, replacedAt, asked: isAsked ? row.former : null }
}

/** @returns null for a key that no server has started with */
export const knownKey = (db: Db, name: string, isFormerAsked: IsFormerAsked): Promise<KnownKey | null> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(keyPrints).where(eq(keyPrints.name, name))
    return row ? toKnown(row, isFormerAsked, tx) : null
  })

/**
 * Compares a key with the print that the database has of it, and writes down a key that has taken the place of the former one.
 * @throws BadKey for a key that is neither the known one nor its successor, and without a former key that is still asked for
 */
export const checkKeys = (
  db: Db,
  name: string,
  { current, former }: KeyPair,
  { now, isFormerAsked }: { now: number; isFormerAsked: IsFormerAsked },
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(keyPrints).values({ name, print: current.print }).onConflictDoNothing()
    const row = oneOf(await tx.select().from(keyPrints).where(eq(keyPrints.name, name)).for('update'))
    const { replacedAt, asked, ...known } = await toKnown(row, isFormerAsked, tx)
    const since = replacedAt === null ? '' : formatDay(moscowDay(replacedAt))
    if (known.print === current.print) {
      if (asked !== null && asked !== former?.print)
        throw new BadKey(`Ключ ${name} меняли ${since}: пока нужен и прежний (отпечаток ${asked}). Назовите его в ${name}_OLD`)
      return
    }
    if (former?.print !== known.print)
      throw new BadKey(
        `База написана под другим ключом ${name}: у неё отпечаток ${known.print}, у сервера ${current.print}. ` +
          `Верните прежний ключ, а если меняете его, назовите прежний в ${name}_OLD`,
      )
    if (asked !== null)
      throw new BadKey(`Ключ ${name} меняли ${since}, и ключ до него ещё нужен: второй раз его пока менять нельзя`)
    await tx
      .update(keyPrints)
      .set({ print: current.print, former: known.print, replacedAt: new Date(now) })
      .where(eq(keyPrints.name, name))
  })
