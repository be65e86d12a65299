/** The hand-written journeys of a flow's file, run a second time against a machine that is broken on purpose. */
import { setMaxListeners } from 'node:events'
import { TestRunner, type RunnerTask, type RunnerTestCase } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { unrecorded } from './record-file.ts'

/** More transient states in a row than in any machine of the portal: a broken machine can go round for ever. */
const MOST_STEPS = 1_000

/** The suites of this kit: their expectations come from the machine. */
export const MACHINE = 'the machine'
export const GUARDS = 'the guards'
export const CLAUSES = 'the clauses'
const DERIVED = [MACHINE, GUARDS, CLAUSES]

/** Every other test of a flow's file: its steps and its end are written by hand, from the requirements in its title. */
export const journeysOf = (task: RunnerTask, flow: string): RunnerTestCase[] => {
  if (task.type === 'test') return [task]
  return DERIVED.some((suite) => task.name === `${flow}: ${suite}`) ? [] : task.tasks.flatMap((inner) => journeysOf(inner, flow))
}

export const run = async (journey: RunnerTestCase): Promise<void> => {
  // Vitest adds a listener for a test's end on every run, and never removes it.
  setMaxListeners(0, journey.context.signal)
  await unrecorded(async () => TestRunner.getTestFn(journey)())
}

const fails = async (journey: RunnerTestCase): Promise<boolean> => {
  try {
    await run(journey)
    return false
  } catch {
    return true
  }
}

/** @param put breaks the machine; the function that it returns repairs it */
export const failingOf = async (
  machine: AnyStateMachine,
  put: () => () => void,
  journeys: Iterable<RunnerTestCase>,
  isEnough: (failing: readonly RunnerTestCase[]) => boolean = ({ length }) => length > 0,
): Promise<RunnerTestCase[]> => {
  const { options } = machine
  machine.options = { ...options, maxIterations: MOST_STEPS }
  const putBack = put()
  const failing: RunnerTestCase[] = []
  try {
    for (const journey of journeys) {
      if (await fails(journey)) failing.push(journey)
      if (isEnough(failing)) break
    }
    return failing
  } finally {
    putBack()
    machine.options = options
  }
}
