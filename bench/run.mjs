#!/usr/bin/env node
// `npm run bench -- <name>`: measures against a named reference or a budget. Sizes and ratios of CPU time can fail the command;
// times are only printed.
import { build } from '../scripts/lib/build.mjs'

const benches = {
  bundle: () => import('./bundle.mjs'),
  login: () => import('./login.mjs'),
  qr: () => import('./qr.mjs'),
  list: () => import('./list.mjs'),
  serials: () => import('./serials.mjs'),
  atlas: () => import('./atlas.mjs'),
  server: () => import('./server.mjs'),
  desk: () => import('./desk.mjs'),
  jobs: () => import('./jobs.mjs'),
  history: () => import('./history.mjs'),
  ledger: () => import('./ledger.mjs'),
  'main-job': () => import('./main-job.mjs'),
  screens: () => import('./screens.mjs'),
  notifications: () => import('./notifications.mjs'),
  'server-lists': () => import('./server-lists.mjs'),
  team: () => import('./team.mjs'),
  export: () => import('./export.mjs'),
  sockets: () => import('./sockets.mjs'),
  recorder: () => import('./recorder.mjs'),
  replay: () => import('./replay.mjs'),
}
/** The benchmarks that need the production build of the portal. */
const OF_THE_BUILD = ['bundle', 'desk', 'export', 'login', 'main-job', 'notifications', 'replay', 'screens', 'server', 'sockets']

const [name = ''] = process.argv.slice(2)
if (!(name in benches)) {
  console.error(`Что измерить: npm run bench -- ${Object.keys(benches).join(' | ')}`)
  process.exit(2)
}
if (OF_THE_BUILD.includes(name) && !(await build())) process.exit(1)
const { run } = await benches[name]()
process.exit((await run()) ? 0 : 1)
