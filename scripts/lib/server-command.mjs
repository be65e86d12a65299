import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { root } from './run.mjs'

/**
 * Runs a command of the built server with the arguments of this process, on the database whose settings the environment names. With the
 * embedded database the server must be stopped.
 * @param {string} name of the file in dist/server
 */
export const runServerCommand = async (name) => {
  if (!(await build())) process.exit(1)
  const command = spawn(process.execPath, [join(root, 'dist', 'server', name), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { MODE: 'demo', ...process.env },
  })
  command.on('exit', (code) => process.exit(code ?? 1))
}
