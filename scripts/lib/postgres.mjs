// PostgreSQL for the server's tests: whatever is installed, else Debian's package when this may install it.
import { findPostgres } from './find-postgres.mjs'
import { aptInstall } from './apt.mjs'

/** @returns whether PostgreSQL's programs are there now */
export const installPostgres = async () =>
  findPostgres() !== null || ((await aptInstall('postgresql')) && findPostgres() !== null)
