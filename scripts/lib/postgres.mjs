// PostgreSQL for the server's tests: the installed one, or Debian's package where installing is allowed.
import { findPostgres } from './find-postgres.mjs'
import { aptInstall } from './apt.mjs'

/** @returns whether PostgreSQL's programs are installed now */
export const installPostgres = async () =>
  findPostgres() !== null || ((await aptInstall('postgresql')) && findPostgres() !== null)
