// A process of node that prints its address when it is ready.
import { spawn } from 'node:child_process'

const START_TIMEOUT = 60_000

/** Starts a node process that prints its address. @returns that, its number, and a function that ends it */
export const serve = async (args, env, pattern) => {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise((resolve, reject) => {
    let printed = ''
    const late = setTimeout(() => reject(new Error(`${args[0]} did not start:\n${printed}`)), START_TIMEOUT)
    child.once('exit', () => reject(new Error(`${args[0]} did not start:\n${printed}`)))
    child.stdout.on('data', (data) => {
      // The log is drained, so that the pipe never fills up.
      printed = `${printed}${data}`.slice(-10_000)
      const found = pattern.exec(printed)?.[1]
      if (!found) return
      clearTimeout(late)
      resolve(found)
    })
  })
  const stop = async () => {
    child.kill()
    await exited
  }
  return { url, pid: child.pid, stop }
}
