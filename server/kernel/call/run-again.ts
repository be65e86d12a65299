/** A command lost a race but has nothing to refuse: the data that it read has changed. It runs again from the start. */
export class RunAgain extends Error {}

/** Repeats a transaction until it loses no race. Each time another transaction has committed, so the loop ends. */
export const whileRacing = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run()
  } catch (error) {
    if (error instanceof RunAgain) return whileRacing(run)
    throw error
  }
}
