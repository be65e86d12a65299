/** A command lost a race that leaves nothing to refuse: what it had read is no longer so. It is run again from the start. */
export class RunAgain extends Error {}

/** Runs a transaction until it has lost no race. Each time somebody else has committed, so it ends. */
export const whileRacing = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run()
  } catch (error) {
    if (error instanceof RunAgain) return whileRacing(run)
    throw error
  }
}
