/** A service whose every answer costs money is asked no more than has to be (D152). */
import { beginningInMoscow, moscowDay } from '../../../src/domain/dates/dates.ts'
import type { Db } from '../../kernel/database/types.ts'
import { take } from '../../kernel/limits/counts.ts'
import { createAnswers, questionOf } from './answers.ts'
import { createCircuit } from './circuit.ts'
import type { Pause } from './circuit.ts'
import { SuggestionsDown, SuggestionsRefused } from './port.ts'

const DAY = 86_400_000

/** How the look-ups of a process were answered. */
export interface ThriftState {
  isPaused: boolean
  cached: number
  asked: number
  /** Without suggestions: the service failed, or was left alone. */
  none: number
}

/** A source of suggestions, of cities or of addresses. */
interface Source<Suggestion> {
  suggest(query: string, signal?: AbortSignal): Promise<Suggestion[]>
}

export interface Thrift {
  /** The source with its own cache; quota and pauses are common to all sources of a service. */
  of<Suggestion>(source: Source<Suggestion>): Source<Suggestion>
  state(): ThriftState
}

export interface ThriftNeeds {
  db: Db
  now: () => number
  /** Questions to the service per day of Moscow, of all servers together. */
  perDay: number
  /** Is told when the service is left alone, and when it answers again (null). */
  onTurn: (begun: Pause | null) => void
}

/** Until the service's next day begins. */
const untilMidnight = (now: number): number => beginningInMoscow(moscowDay(now + DAY)) - now

export const createThrift = ({ db, now, perDay, onTurn }: ThriftNeeds): Thrift => {
  const circuit = createCircuit(onTurn)
  const counts = { cached: 0, asked: 0, none: 0 }

  /** @throws SuggestionsDown when the day has no question left, until the next one begins */
  const spend = async (): Promise<void> => {
    const at = now()
    if (circuit.isPaused(at)) throw new SuggestionsDown('the suggestion service is left alone for a while')
    const name = `suggestions of ${moscowDay(at)}`
    if ((await take(db, { name, budget: perDay, window: DAY }, at)) === null) return
    const usedUp = new SuggestionsDown('the questions of the day are used up')
    circuit.failed(at, untilMidnight(at), usedUp.message)
    throw usedUp
  }

  const ask = async <Suggestion>(source: Source<Suggestion>, question: string): Promise<Suggestion[]> => {
    await spend()
    if (!circuit.admits(now())) throw new SuggestionsDown('somebody else finds out whether the service is back')
    try {
      const found = await source.suggest(question)
      circuit.succeeded()
      counts.asked += 1
      return found
    } catch (error) {
      const reason = error instanceof SuggestionsDown ? error.message : 'failed'
      circuit.failed(now(), error instanceof SuggestionsRefused ? error.pause : null, reason)
      throw error
    }
  }

  return {
    of: <Suggestion>(source: Source<Suggestion>): Source<Suggestion> => {
      const answers = createAnswers<Suggestion[]>()
      /** Questions under way: who asks the same waits for the same answer. None ends because one of them has gone. */
      const flights = new Map<string, Promise<Suggestion[]>>()

      const fly = async (question: string): Promise<Suggestion[]> => {
        try {
          const found = await ask(source, question)
          answers.keep(question, found, now())
          return found
        } catch (error) {
          counts.none += 1
          throw error
        } finally {
          flights.delete(question)
        }
      }

      return {
        suggest: async (query) => {
          const question = questionOf(query)
          const known = answers.find(question, now())
          const flight = flights.get(question)
          if (known !== null || flight) counts.cached += 1
          if (known !== null) return known
          if (flight) return flight
          const begun = fly(question)
          flights.set(question, begun)
          return begun
        },
      }
    },
    state: () => ({ isPaused: circuit.isPaused(now()), ...counts }),
  }
}
