/** The call did not answer in time, or the caller has stopped waiting. */
export class Silent extends Error {
  readonly asked: string

  constructor(asked: string) {
    super(`${asked} does not answer`)
    this.asked = asked
  }
}

/**
 * Awaits a call with a timeout: a call that supports abort gets a signal, and a call that ignores the signal is abandoned.
 * @param outer aborts the wait early
 * @throws Silent on timeout
 */
export const within = async <Result>(
  milliseconds: number,
  asked: string,
  ask: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> => {
  const controller = new AbortController()
  let giveUp = (): void => undefined
  const silence = new Promise<never>((_resolve, reject) => {
    giveUp = () => {
      reject(new Silent(asked))
      controller.abort()
    }
  })
  const timer = setTimeout(giveUp, milliseconds)
  outer?.addEventListener('abort', giveUp)
  try {
    if (outer?.aborted) giveUp()
    return await Promise.race([silence, ask(controller.signal)])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', giveUp)
  }
}

/**
 * For calls that support a signal: aborts after so many milliseconds, with a TimeoutError, or with the outer signal. The timer holds its
 * signal: in Node.js 20 the collector takes an AbortSignal.timeout that only AbortSignal.any knows, and it never ends anything.
 */
export const endsWithin = (milliseconds: number, outer?: AbortSignal): AbortSignal => {
  const late = new AbortController()
  const end = () => late.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
  setTimeout(end, milliseconds).unref()
  return outer ? AbortSignal.any([late.signal, outer]) : late.signal
}
