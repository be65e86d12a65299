/** Work that can be aborted. */

/** @returns the work's result; throws the signal's reason as soon as it is aborted, even if the work continues */
export const orAborted = async <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> => {
  signal.throwIfAborted()
  let stop = (): void => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
