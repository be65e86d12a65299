#!/usr/bin/env node
// `npm run jobs -- list | retry <id|kind>`: the queue of the server whose settings the environment names. With the embedded
// database the server must be stopped.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { root } from './lib/run.mjs'

if (!(await build())) process.exit(1)
const command = spawn(process.execPath, [join(root, 'dist', 'server', 'jobs-command.js'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { MODE: 'demo', ...process.env },
})
command.on('exit', (code) => process.exit(code ?? 1))
