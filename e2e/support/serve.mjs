// Serves the built portal for the browser tests on a fresh database in every run: PostgreSQL where it is installed, for the embedded
// engine spends twice the processor time on the same work; `npm start` and its database are tested without a browser.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tsImport } from 'tsx/esm/api'
import { findPostgres } from '../../scripts/lib/find-postgres.mjs'

rmSync(process.env.DATA_DIR, { recursive: true, force: true })

const startDatabase = async () => {
  if (findPostgres() === null) return { env: {}, stop: async () => {} }
  const { startPostgres } = await tsImport('../../tests/server/support/server/postgres.ts', import.meta.url)
  const postgres = await startPostgres()
  return { env: { DATABASE_URL: postgres.urlOf('postgres') }, stop: postgres.stop }
}

const { env, stop } = await startDatabase()
const server = spawn(process.execPath, ['dist/server/main.js'], { stdio: 'inherit', env: { ...process.env, ...env } })
// Ctrl-C reaches the server too, and the database has to end after it.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill())
server.once('exit', (code) => {
  void stop().finally(() => process.exit(code ?? 1))
})
