// The built portal with its demo world on a fixed day: a picture changes only with the portal.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'

export const TODAY = new Date('2026-11-20T12:00:00+03:00')

/** Runs in the server's process before anything else. */
const clock = `
  const shift = ${TODAY.getTime()} - Date.now()
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...parts) { if (parts.length > 0) super(...parts); else super(Real.now() + shift) }
    static now() { return Real.now() + shift }
  }
`

/** @returns a function that stops the server, or null when it did not start */
export const startPortal = async (port) => {
  const data = mkdtempSync(join(tmpdir(), 'docs-pdf-'))
  const forget = () => rmSync(data, { recursive: true, force: true })
  const args = ['--import', `data:text/javascript,${encodeURIComponent(clock)}`, join(root, 'dist', 'server', 'main.js')]
  const server = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, MODE: 'demo', PORT: String(port), DATA_DIR: data },
  })
  const isReady = await new Promise((resolve) => {
    server.once('message', () => resolve(true))
    server.once('exit', () => resolve(false))
  })
  if (!isReady) {
    forget()
    return null
  }
  return async () => {
    const gone = new Promise((resolve) => {
      server.once('exit', resolve)
    })
    server.kill('SIGTERM')
    await gone
    forget()
  }
}
