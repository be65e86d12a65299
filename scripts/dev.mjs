#!/usr/bin/env node
// `npm run dev`: the server restarts and the page reloads on every change. The portal on 5173, the API behind it, the atlas on
// 5174, the desk on 5175.
import { spawn } from 'node:child_process'
import { installPackages, nodeProblem } from './lib/install.mjs'
import { bin, root } from './lib/run.mjs'

const problem = nodeProblem() ?? ((await installPackages()) ? null : 'Не удалось установить пакеты')
if (problem) {
  console.error(problem)
  process.exit(1)
}

const port = process.env.PORT ?? '3000'
const start = (command, args, env) => spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })

const children = [
  start(bin('tsx'), ['watch', '--include', 'server/**/*', '--include', 'src/domain/**/*', 'server/main.ts'], {
    MODE: 'demo',
    PORT: port,
    CHECK_ANSWERS: 'yes',
    PORTAL_DIR: 'none',
  }),
  start(bin('vite'), [], { API_PORT: port }),
  start(bin('vite'), ['--config', 'vite.atlas.config.ts'], {}),
  start(bin('vite'), ['--config', 'vite.desk.config.ts'], { API_PORT: port }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
