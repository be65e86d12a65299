import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/**
 * Looks for PostgreSQL's own programs: Debian's versions, the newest first, then PATH.
 * @returns {string | null} the folder that has all of them
 */
export const findPostgres = (programs = ['initdb', 'postgres']) => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => programs.every((program) => existsSync(join(folder, program)))) ?? null
}
