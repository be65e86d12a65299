import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** A PostgreSQL dump, or a dumped folder of PGlite. */
export type FixtureKind = 'sql' | 'tar'

/** Where the database of a release lies. */
export const releaseFile = (release: string, kind: FixtureKind): string => join(import.meta.dirname, `${release}.${kind}.br`)

/** The slowest compression: it runs once, and a PGlite folder has three copies of the same tables. */
export const pack = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

/** The database of a release. */
export const unpack = (release: string, kind: FixtureKind): Buffer =>
  brotliDecompressSync(readFileSync(releaseFile(release, kind)))

/** Releases with stored databases, the oldest first. */
export const releases: readonly string[] = readdirSync(import.meta.dirname)
  .flatMap((name) => /^(.+)\.sql\.br$/.exec(name)?.[1] ?? [])
  .toSorted()
