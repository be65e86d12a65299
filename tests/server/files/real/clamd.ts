import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EICAR } from '../stand-ins/eicar.ts'

const CLAMD = '/usr/sbin/clamd'

/** Debian's clamav-daemon stands here. */
export const hasClamd = (): boolean => existsSync(CLAMD)

const listens = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

/** Starts Debian's clamd on a signature of our own, the text of EICAR anywhere in a file, so that nothing is downloaded. */
export const startClamd = async (): Promise<{ path: string; stop: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'mst-clamd-'))
  const path = join(folder, 'clamd.sock')
  mkdirSync(join(folder, 'signatures'))
  writeFileSync(join(folder, 'signatures', 'own.ndb'), `Mst-Eicar:0:*:${Buffer.from(EICAR).toString('hex')}\n`)
  const settings = { DatabaseDirectory: join(folder, 'signatures'), LocalSocket: path, Foreground: 'yes', StreamMaxLength: '1M' }
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`)
  writeFileSync(join(folder, 'clamd.conf'), lines.join(''))
  const child = spawn(CLAMD, ['-c', join(folder, 'clamd.conf')], { stdio: ['ignore', 'pipe', 'inherit'] })
  // It says so on its output when it serves.
  while (!(await listens(path))) await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  child.stdout.resume()
  return {
    path,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
