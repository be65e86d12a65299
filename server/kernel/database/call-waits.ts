import { AsyncLocalStorage } from 'node:async_hooks'

/** What a working database needs for one step at its worst, milliseconds: a call that has waited long enough may still wait as long. */
const AT_LEAST = 500

/** How long one call has waited for the database, in all of its steps together; steps at the same time count once. */
export class CallWaits {
  #steps = 0
  #since = 0
  #before = 0

  /** Milliseconds so far. */
  get total(): number {
    return this.#before + (this.#steps === 0 ? 0 : performance.now() - this.#since)
  }

  async during<Result>(step: () => Promise<Result>): Promise<Result> {
    if (this.#steps === 0) this.#since = performance.now()
    this.#steps += 1
    try {
      return await step()
    } finally {
      this.#steps -= 1
      if (this.#steps === 0) this.#before += performance.now() - this.#since
    }
  }
}

const current = new AsyncLocalStorage<CallWaits>()

/** Whatever the work asks of the database, now or later, is a step of the same call. */
export const asOneCall = <Result>(waits: CallWaits, work: () => Result): Result => current.run(waits, work)

/**
 * Runs one step, a wait for a connection or for the answer to a statement. All steps of a call together get what one of them may take, and
 * half a second: a call of many steps would otherwise wait as often as it has steps (D20). Work that belongs to no call, as a job does,
 * has the whole limit for each step.
 * @param limit of the step, milliseconds; null for none
 */
export const asStep = <Result>(limit: number | null, step: (limit: number | null) => Promise<Result>): Promise<Result> => {
  const waits = current.getStore()
  if (waits === undefined || limit === null) return step(limit)
  const left = Math.min(limit, Math.max(limit - waits.total, AT_LEAST))
  return waits.during(() => step(left))
}
