#!/usr/bin/env node
// `npm start`: from a fresh clone to a running portal. Built-ins only, because nothing is installed yet.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, isBuilt } from './lib/build.mjs'
import { installPackages, nodeProblem } from './lib/install.mjs'
import { root, seconds } from './lib/run.mjs'

const begun = Date.now()
const took = (what, from) => console.log(`  ${what.padEnd(34, '.')} ${seconds(from)}`)
const fail = (message) => {
  console.error(message)
  process.exit(1)
}

const problem = nodeProblem()
if (problem) fail(problem)

let from = Date.now()
if (!(await installPackages())) fail('Не удалось установить пакеты: посмотрите сообщения npm выше.')
took('пакеты', from)

from = Date.now()
const wasBuilt = isBuilt()
if (!(await build())) fail('Сборка не удалась: посмотрите сообщения выше.')
took(wasBuilt ? 'сборка не нужна' : 'сборка портала, сервера, пульта и атласа', from)

from = Date.now()
const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist', 'server', 'main.js')], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { MODE: 'demo', ...process.env },
})
server.on('message', ({ ready }) => {
  if (!ready) return
  took('сервер, база и данные', from)
  took('всего', begun)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
