/** What was asked did not answer in time, or nobody waits for it any more. */
export class Silent extends Error {
  readonly asked: string

  constructor(asked: string) {
    super(`${asked} does not answer`)
    this.asked = asked
  }
}

/**
 * Waits for an answer, but not for ever: what can be broken off gets a signal, and what ignores the signal is left to
 * itself.
 * @param outer ends the waiting before its time
 * @throws Silent when the time is over
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

/** For what takes a signal by itself: ends after so many milliseconds, or with the outer one. */
export const endsWithin = (milliseconds: number, outer?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(milliseconds), ...(outer ? [outer] : [])])
