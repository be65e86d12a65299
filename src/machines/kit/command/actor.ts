import { fromPromise, type NonReducibleUnknown } from 'xstate'

/**
 * The actor that sends a command. It yields once before the call: the draft with the command is stored when the machine has
 * settled, which is before the next microtask, so a page that goes while it is sent comes back to it (B10).
 */
export const commandActor = <Output, Input extends NonReducibleUnknown>(
  send: (args: { input: Input; signal: AbortSignal }) => Promise<Output>,
) =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    await Promise.resolve()
    return send({ input, signal })
  })
