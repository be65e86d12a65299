import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Room } from './operators.ts'
import type { Task, Verdict } from './worker.ts'

/** Runs the tests of a room in a separate process, which is killed and restarted when a test does not end. */
export const runner = (room: Room) => {
  let child: ChildProcess | null = null
  const begun = async (): Promise<ChildProcess> => {
    if (child) return child
    const made = fork(join(import.meta.dirname, 'worker.ts'), [room], { execArgv: ['--import', 'tsx'], detached: true })
    await new Promise((resolve) => made.once('message', resolve))
    child = made
    return made
  }
  const end = (): void => {
    // Its own processes go with it.
    if (child?.pid) process.kill(-child.pid, 'SIGKILL')
    child = null
  }
  /** @param limit milliseconds after which the test counts as an endless loop or an endless wait */
  const judge = async (task: Task, limit: number): Promise<Verdict> => {
    const asked = await begun()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        end()
        resolve({ noticed: 'it does not end' })
      }, limit)
      asked.once('message', (verdict: Verdict) => {
        clearTimeout(timer)
        asked.removeAllListeners('exit')
        resolve(verdict)
      })
      asked.once('exit', (code) => child && reject(new Error(`the runner of ${room} ended with ${code}`)))
      asked.send(task)
    })
  }
  return { judge, end }
}
