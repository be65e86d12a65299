/** The recorders of a Vitest file, one per flow and level. */
import { afterAll, afterEach, expect } from 'vitest'
import { recorder, type Level, type Recorder } from '../../../model/coverage/record.ts'

const recorders = new Map<string, Recorder>()

interface Task {
  type: string
  mode: string
  tasks?: readonly Task[]
  result?: { state?: string } | undefined
}

const isWhole = ({ type, mode, tasks = [], result }: Task): boolean =>
  type === 'test' ? mode === 'run' && result?.state === 'pass' : tasks.every(isWhole)

/** The recorder of the current file; called outside of any describe, it writes after the whole file has passed. */
export const fileRecorder = (level: Level, flow: string): Recorder => {
  const name = `${level} ${flow}`
  const known = recorders.get(name)
  if (known) return known
  const made = recorder(level, flow)
  recorders.set(name, made)
  let file: Task | null = null
  afterEach(({ task }) => {
    file = task.file
  })
  afterAll(() => {
    if (file && isWhole(file)) made.write('file')
  })
  return made
}

let isRecorded = true

/** Existing recorders; tests that walk a flow outside its own file leave no record. */
export const recorderOf = (level: Level, flow: string): Recorder | undefined =>
  isRecorded ? recorders.get(`${level} ${flow}`) : undefined

/** Runs without a record: a deliberately broken machine proves nothing about the flow. */
export const unrecorded = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  isRecorded = false
  try {
    return await run()
  } finally {
    isRecorded = true
  }
}

/** The current test's title, without the names of its suites. */
export const titleNow = (): string | null => expect.getState().currentTestName?.split(' > ').at(-1) ?? null
