import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const SCRIPT = `
  const { loadModule } = await import('./scripts/build/load-module.mjs')
  const timeout = await loadModule(process.cwd(), '/src/domain/portal/limits.ts', async ({ CALL_TIMEOUT }) => CALL_TIMEOUT)
  console.log(typeof timeout, process.env.NODE_ENV)`

/** In a process of its own: the tests' has a NODE_ENV already. */
const nodeEnvAfter = (before: string | undefined): string => {
  const { NODE_ENV: _, ...env } = process.env
  return execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...env, ...(before !== undefined && { NODE_ENV: before }) },
  }).trim()
}

test('reading a module leaves no mode behind: what the process builds later is no build for development', () => {
  expect(nodeEnvAfter(undefined)).toBe('number undefined')
  expect(nodeEnvAfter('production')).toBe('number production')
})
