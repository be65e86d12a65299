/** Actors that answer on the test's command. */
import { fromPromise, type AnyStateMachine } from 'xstate'

interface Hold {
  resolve: (output: unknown) => void
  reject: (error: unknown) => void
}

export const holdActors = (machine: AnyStateMachine) => {
  const holds = new Map<string, Hold>()
  const held = fromPromise(({ self }) => new Promise((resolve, reject) => holds.set(self.id, { resolve, reject })))
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, held]))
  return {
    actors,
    /** @throws when the call is not pending */
    settle: (call: string, how: { output: unknown } | { error: unknown }): void => {
      const hold = holds.get(call)
      if (!hold) throw new Error(`${call} is not under way`)
      holds.delete(call)
      if ('error' in how) hold.reject(how.error)
      else hold.resolve(how.output)
    },
  }
}
