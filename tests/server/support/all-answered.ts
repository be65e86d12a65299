import { COMMANDS_AT_ONCE } from '../../../server/http/contract/flights.ts'
import type { Answer } from './server/test-app.ts'

/**
 * Sends all commands at once; those that a process has no room for (429) again, as many at a time as it takes, until each is answered. A
 * command that is sent again has its key.
 */
export const allAnswered = async (commands: readonly (() => Promise<Answer>)[]): Promise<Answer[]> => {
  const answers = await Promise.all(commands.map((command) => command()))
  const refused = answers.flatMap(({ status }, place) => (status === 429 ? [place] : []))
  const again = async (): Promise<void> => {
    for (let place = refused.shift(); place !== undefined; place = refused.shift()) {
      const answer = await commands[place]?.()
      if (answer?.status === 429) refused.push(place)
      else if (answer) answers[place] = answer
    }
  }
  await Promise.all(Array.from({ length: COMMANDS_AT_ONCE }, again))
  return answers
}
