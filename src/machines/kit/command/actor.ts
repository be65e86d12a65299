import { fromPromise, type NonReducibleUnknown } from 'xstate'

/**
 * The actor that sends a command. It yields once before the call: the draft with the command is stored as soon as the machine has
 * settled, which is before the next microtask. So a page closed during the request finds the command after a reload (B10).
 */
export const commandActor = <Output, Input extends NonReducibleUnknown>(
  send: (args: { input: Input; signal: AbortSignal }) => Promise<Output>,
) =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    await Promise.resolve()
    return send({ input, signal })
  })
