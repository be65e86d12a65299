/**
 * Keys that lie outside of the database and of its dumps: whoever gets a copy of the database does not get them with it. A key is named
 * by the environment; where one process serves, it makes one for itself in the data folder.
 *
 * A key may be changed: the former one is then named beside it, for as long as something that was written under it is asked for. The
 * database knows a print of the key, so that a server with another key does not start instead of finding nothing.
 */
import { createHash, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { moscowDay } from '../../../src/domain/dates.ts'
import { formatDay } from '../../../src/domain/day.ts'
import { oneOf } from '../database/rows.ts'
import { keyPrints } from '../database/schema.ts'
import type { Db } from '../database/types.ts'

/** A key cannot be used; the message says which one and why, for the person at the terminal. */
export class BadKey extends Error {}

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

const readKeyFile = (variable: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new BadKey(`${variable}: файл ${path} не читается`)
  }
}

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

/** The folder of keys that a server has made for itself, in the data folder. */
export const KEYS = 'keys'

/** The server's own key, made at its first use: whole or not at all, and one for all who make it at once. */
const ownKey = (dataDir: string, name: string): string => {
  const folder = join(dataDir, KEYS)
  const path = join(folder, name.toLowerCase())
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readKeyFile(name, path)
}

/** The keys of a name. @throws BadKey when the server's own cannot be read */
export const keyPairOf = ({ name, current, former }: NamedKey, dataDir: string): KeyPair => ({
  current: keyOf(current ?? ownKey(dataDir, name)),
  former: former === null ? null : keyOf(former),
})

/**
 * Compares a key with the print that the database has of it, and writes down a key that has taken the place of the former one.
 * @param isFormerAsked whether something is still asked for that was written under a key that was replaced at this moment
 * @throws BadKey for a key that is neither the known one nor its successor, and without a former key that is still asked for
 */
export const checkKeys = (
  db: Db,
  name: string,
  { current, former }: KeyPair,
  { now, isFormerAsked }: { now: number; isFormerAsked: (replacedAt: number) => boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(keyPrints).values({ name, print: current.print }).onConflictDoNothing()
    const known = oneOf(await tx.select().from(keyPrints).where(eq(keyPrints.name, name)).for('update'))
    const replacedAt = known.replacedAt?.getTime() ?? null
    const asked = replacedAt !== null && isFormerAsked(replacedAt) ? known.former : null
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
