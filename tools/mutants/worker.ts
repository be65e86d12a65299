/**
 * Runs tests against one mutant after the other in a separate process, which is killed with an endless mutant. The mutant exists
 * only in memory, where Vite loads the file.
 */
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { createVitest } from 'vitest/node'
import { ROOT } from './imports.ts'
import { planted, type Mutant, type Room } from './operators.ts'

export interface Task {
  /** Null: the source as it is. */
  mutant: Mutant | null
  test: string
}
export interface Verdict {
  /** The failed test, or another error; null if all passed. */
  noticed: string | null
}

const room = process.argv[2] as Room
let mutant: Mutant | null = null

const planting: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  transform: (code, id) => (mutant && id.split('?')[0] === join(ROOT, mutant.file) ? planted(code, mutant) : null),
}

const shared = {
  config: false,
  root: ROOT,
  watch: false,
  bail: 1,
  silent: true,
  pool: 'threads',
  maxWorkers: 1,
  testTimeout: 30_000,
  hookTimeout: 120_000,
} as const
const vitest = await createVitest(
  'test',
  {
    ...shared,
    reporters: [{}],
    restoreMocks: true,
    unstubGlobals: true,
    ...(room === 'domain'
      ? { include: ['tests/unit/domain/**/*.test.ts'], environment: 'node', isolate: false }
      : { include: ['tests/view/**/*.test.{ts,tsx}'], environment: 'jsdom', setupFiles: ['tests/view/setup.ts'] }),
  },
  { plugins: room === 'domain' ? [planting] : [planting, react()] },
)
await vitest.standalone()
const project = vitest.getRootProject()

const judge = async ({ mutant: next, test }: Task): Promise<Verdict> => {
  const touched = [mutant, next].flatMap((one) => (one ? join(ROOT, one.file) : []))
  mutant = next
  for (const path of touched) vitest.invalidateFile(path)
  const path = join(ROOT, test)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([project.createSpecification(path)])
  if (unhandledErrors.length > 0) return { noticed: 'an error that nobody handles' }
  // Vitest tells of the runs before, too.
  const own = testModules.find(({ moduleId }) => moduleId === path)
  if (!own) throw new Error(`${test} was not run`)
  if (own.ok()) return { noticed: null }
  const [failed] = own.children.allTests('failed')
  return { noticed: failed?.fullName ?? `it does not load: ${own.errors()[0]?.message ?? 'nothing is said'}` }
}

process.on('message', (task: Task) => {
  judge(task).then(
    (verdict) => process.send?.(verdict),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
