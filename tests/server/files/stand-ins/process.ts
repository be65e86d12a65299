import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A stand-in of a service in a process of its own. */
export interface StandIn<Mode extends string> {
  port: number
  /** Resolves when it has taken it. */
  become(mode: Mode): Promise<void>
  /** How many answers it is in the middle of; only the store counts them. */
  reading(): Promise<number>
  stop(): Promise<void>
}

/** Starts one of the modules beside this file. */
export const startStandIn = async <Mode extends string>(name: 's3' | 'clamd', ...args: string[]): Promise<StandIn<Mode>> => {
  const child = fork(join(import.meta.dirname, `${name}.ts`), args, { execArgv: ['--import', 'tsx'] })
  const [told] = (await once(child, 'message')) as [{ port: number }]
  const tell = async (message: { mode?: Mode }): Promise<{ reading?: number }> => {
    const taken = once(child, 'message')
    child.send(message)
    const [answer] = (await taken) as [{ reading?: number }]
    return answer
  }
  return {
    port: told.port,
    become: async (mode) => void (await tell({ mode })),
    reading: async () => (await tell({})).reading ?? 0,
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
