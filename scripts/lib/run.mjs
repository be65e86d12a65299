// Child processes and time, for the project's own commands. Built-ins only: these run before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Runs a command in the project's folder and shows its output. @returns its exit code */
export const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => resolve(127))
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })

/** Runs a command silently. @returns its exit code and its output */
export const quietly = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  return { code: status ?? 127, output: `${stdout ?? ''}${stderr ?? ''}` }
}

/** As `quietly`, beside other commands. @returns its exit code and its output */
export const quietlyBeside = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    const parts = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part))
    child.on('error', () => resolve({ code: 127, output: '' }))
    child.on('close', (code) => resolve({ code: code ?? 127, output: Buffer.concat(parts).toString('utf8') }))
  })

/** Seconds since `from`, for people. */
export const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} с`

/** A program of an installed package. */
export const bin = (name) => join(root, 'node_modules', '.bin', name)
