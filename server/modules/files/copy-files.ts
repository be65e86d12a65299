import { createHash } from 'node:crypto'
import { and, asc, gt } from 'drizzle-orm'
import { files, isStored } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { FileStore } from './ports.ts'
import { bytesOf } from './stored-file.ts'

/** What became of the files. */
export interface CopyCount {
  copied: number
  /** There before, with the same bytes. */
  present: number
  /** Named and not in the source. */
  missing: string[]
  /** Read back with other bytes. */
  differing: string[]
}

/** Rows of one query: files are copied one after the other, a query for each would double the time of small ones. */
const PAGE = 500

/** Names of the stored files of the database, in their order, page by page. */
export async function* storedNames(db: Db): AsyncGenerator<string[]> {
  let last = ''
  for (;;) {
    const rows = await db
      .select({ name: files.name })
      .from(files)
      .where(and(isStored, gt(files.name, last)))
      .orderBy(asc(files.name))
      .limit(PAGE)
    const names = rows.map(({ name }) => name)
    last = names.at(-1) ?? ''
    yield names
    if (names.length < PAGE) return
  }
}

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The digest of what a store has under this name, read without being held; null where it has nothing. */
const sumIn = async (store: FileStore, name: string): Promise<string | null> => {
  const file = await store.get(name)
  if (file === null) return null
  const digest = createHash('sha256')
  for await (const chunk of file.stream) digest.update(chunk as Buffer)
  return digest.digest('hex')
}

/** Copies a file unless its bytes are there; reads back what it has written. One file is in memory at a time. */
const copyOne = async (name: string, from: FileStore, to: FileStore): Promise<'copied' | 'present' | 'missing' | 'differing'> => {
  const bytes = await bytesOf(from, name)
  if (bytes === null) return 'missing'
  const wanted = sumOf(bytes)
  const isThere = async (): Promise<boolean> => (await sumIn(to, name)) === wanted
  if (await isThere()) return 'present'
  await to.put(name, bytes)
  return (await isThere()) ? 'copied' : 'differing'
}

/**
 * Copies the named files; the source keeps them. What is there with the same bytes is left, so that a copy that was broken off goes on, and
 * a second one proves the first.
 * @param report after each page of names
 * @throws ServiceAway when one of the stores is away
 */
export const copyFiles = async (
  pages: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  from: FileStore,
  to: FileStore,
  report: (count: CopyCount) => void,
): Promise<CopyCount> => {
  const count: CopyCount = { copied: 0, present: 0, missing: [], differing: [] }
  for await (const names of pages) {
    for (const name of names) {
      const outcome = await copyOne(name, from, to)
      if (outcome === 'copied' || outcome === 'present') count[outcome] += 1
      else count[outcome].push(name)
    }
    report(count)
  }
  return count
}
