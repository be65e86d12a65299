import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { shownFlows } from './scripts/build/shown-flows.mjs'
import { findPostgres } from './scripts/lib/find-postgres.mjs'

const SERVER = ['tests/server/**/*.test.ts']

/**
 * The embedded engine is one thread of WebAssembly: the same test takes ten times as long on it. So the server is tested on
 * PostgreSQL, and the embedded engine gets its own business (folder, start, upgrade) and the ways that everything stands
 * on. Where there is no PostgreSQL, and in the full grid, it runs all of them.
 */
const EMBEDDED = [
  'start/data-folder',
  'start/start',
  'sign-in/login',
  'operators/sign-in',
  'sales/sales',
  'sales/lists',
  'sales/list-requests',
  'sales/sale-counts',
  'ledger/ledger',
  'ledger/guards',
  'ledger/minted',
  'commands-once/idempotency',
  'start/prepared',
  'commands/jobs-command',
  'start/stopping',
  'upgrades/upgrade',
].map((name) => `tests/server/${name}.test.ts`)
const isWholeOnPglite = process.env['GRID'] === 'full' || findPostgres() === null

/** Tests make much that dies young: V8's usual 16 MB for it costs a view test a twentieth of its time. Projects do not inherit this. */
const SERVER_ARGV = ['--max-semi-space-size=64']
/** Tests of screens make more of it: to begin with that much room takes another twentieth away. */
const execArgv = ['--min-semi-space-size=64', '--max-semi-space-size=128']

/** Milliseconds: costs nothing where nothing hangs, and a machine with other work is seven times slower. */
const PATIENCE = 120_000

const server = (engine: 'pglite' | 'postgres') => ({
  test: {
    name: `server-${engine}`,
    include: engine === 'postgres' || isWholeOnPglite ? SERVER : EMBEDDED,
    exclude: [engine === 'postgres' ? 'tests/server/start/data-folder.test.ts' : 'tests/server/postgres/**'],
    environment: 'node',
    execArgv: SERVER_ARGV,
    env: { ENGINE: engine },
    globalSetup: ['tests/server/support/server/global-setup.ts'],
    setupFiles: ['tests/server/setup.ts'],
    // A file brings its own world and leaves nothing behind: without a process of its own it needs half the time.
    isolate: false,
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    // A poll ends as soon as it may; the usual second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // The server's tests wait for a third of their time: for PostgreSQL, for processes of their own, for deadlines.
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
  },
})

/**
 * View tests that cannot share a window.
 * - masked-input-early: user-event, once used, keeps a focus listener in the window and restores value and selection of every
 *   focused field. Where a script sets a text, it moves a selection that a browser leaves alone.
 * - texts: records the screens of a page that has just loaded; another file may have loaded the lazy calendar already.
 * - left-commands: tells whether the page is held; a screen of another file that was closed while it was sending holds it for ever.
 */
const OWN_WINDOW = [
  'tests/view/ui/fields/masked-input-early.test.tsx',
  'tests/view/atlas/texts.test.tsx',
  'tests/view/app/commands/left-commands.test.tsx',
]

/** The replay's frame: the same screens with its own doings in the place of the portal's. */
const FRAME = ['tests/view/replay-frame/**/*.test.tsx']

/** A test leaves an empty page: a window and modules of its own for each file would cost more than its tests. */
const view = (test: { name: string; include: string[]; exclude?: string[]; isolate: boolean }) => ({
  plugins: [react()],
  test: { environment: 'jsdom', setupFiles: ['tests/view/setup.ts'], testTimeout: PATIENCE, execArgv, ...test },
})

export default defineConfig({
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    // By itself Vitest leaves one processor idle: half of them on a small machine.
    maxWorkers: '100%',
    // What tests read and do not import: a change of it concerns all of them.
    forceRerunTriggers: [
      '**/package*.json',
      '**/vitest.config.ts',
      '**/tests/**/{setup,global-setup}.ts',
      '**/{openapi,migrations,flows/model,flows/screens,flows/journeys,flows/clauses}/**',
    ],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{kit,model,project,unit}/**/*.test.ts'],
          environment: 'node',
          execArgv,
          isolate: false,
          testTimeout: PATIENCE,
        },
      },
      view({ name: 'view', include: ['tests/view/**/*.test.{ts,tsx}'], exclude: [...OWN_WINDOW, ...FRAME], isolate: false }),
      view({ name: 'view-own-window', include: OWN_WINDOW, isolate: true }),
      {
        ...view({ name: 'view-frame', include: FRAME, isolate: true }),
        plugins: [shownFlows(), react()],
      },
      server('pglite'),
      server('postgres'),
    ],
  },
})
