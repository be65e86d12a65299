/** A server of its own outside of demo mode, on an empty database: what demo mode leaves out, above all the second factor of operators. */
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { production } from '../../tests/server/support/server/production.ts'

export interface ProductionServer {
  /** http://localhost:1234 */
  url: string
  stop: () => Promise<void>
}

const run = promisify(execFile)

/** Starts the built server and waits until it listens. */
const listening = (env: NodeJS.ProcessEnv): Promise<{ url: string; end: () => Promise<void> }> =>
  new Promise((resolve, reject) => {
    const server = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const ended = new Promise<void>((done) => server.once('exit', () => done()))
    const end = () => {
      server.kill('SIGTERM')
      return ended
    }
    let output = ''
    const read = (data: Buffer) => {
      output += String(data)
      const port = /"port":(\d+)|localhost:(\d+)|127\.0\.0\.1:(\d+)/.exec(output)?.slice(1).find(Boolean)
      if (port) resolve({ url: `http://localhost:${port}`, end })
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('exit', () => reject(new Error(`the server did not start:\n${output}`)))
  })

/**
 * Starts a server, which makes its tables, and runs commands on its database. The embedded one has no room for both, so that the server steps
 * aside for them.
 * @param commands entries of `dist/server` with their arguments
 * @returns the server, and what each command has printed
 */
export const startProduction = async (
  commands: readonly (readonly string[])[],
): Promise<{ server: ProductionServer; printed: string[] }> => {
  const folder = mkdtempSync(join(tmpdir(), 'mst-production-'))
  const env = { ...process.env, ...production, DATABASE_URL: '', DATA_DIR: folder, PORT: '0', DRAIN_SECONDS: '0' }
  await (await listening(env)).end()
  const printed: string[] = []
  for (const [entry = '', ...args] of commands)
    printed.push((await run(process.execPath, [join('dist/server', entry), ...args], { env })).stdout)
  const { url, end } = await listening(env)
  const stop = async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  return { server: { url, stop }, printed }
}
