/**
 * The analyst's words of a machine: a short Russian phrase for everything it has, and the requirement ids that its
 * states and transitions realise. The type follows the machine, so a missing or stale entry does not compile.
 * Only the atlas and the desk import words.
 */
import type { AnyStateMachine, StateMachine, StateValue } from 'xstate'

/** Every state of a value type by its path: `'shown' | 'shown.count' | 'shown.count.loading'`. */
export type StatePath<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: Key | `${Key}.${StatePath<Exclude<Value[Key], undefined>>}` }[keyof Value & string]

interface PartsOf<Machine extends AnyStateMachine> {
  parts: Machine extends StateMachine<
    infer _Context,
    infer Event,
    infer _Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer _Delay,
    infer Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? {
        state: StatePath<Value & StateValue>
        event: Event['type']
        actor: Actor['src'] & string
        action: Action['type']
        guard: Guard['type']
      }
    : never
}
type Part<Machine extends AnyStateMachine, Name extends keyof PartsOf<Machine>['parts']> = PartsOf<Machine>['parts'][Name] &
  string

/** What XState itself raises, as words spell it: `done signIn`, `error signIn`, `after POLL`. */
type Outcome<Machine extends AnyStateMachine> =
  | `done ${Part<Machine, 'actor'>}`
  | `error ${Part<Machine, 'actor'>}`
  | `after ${string}`

export interface Words<Machine extends AnyStateMachine> {
  /** What the flow is for. */
  title: string
  states: Record<Part<Machine, 'state'>, { text: string; rows?: readonly string[] }>
  events: Record<Part<Machine, 'event'>, string>
  actors: Record<Part<Machine, 'actor'>, { text: string; operation?: string }>
  guards: Record<Part<Machine, 'guard'>, string>
  effects: Record<Part<Machine, 'action'>, string>
  /** Requirement ids of transitions, by `state event`. */
  transitions: Partial<Record<`${Part<Machine, 'state'>} ${Part<Machine, 'event'> | Outcome<Machine>}`, readonly string[]>>
}

/** Checks words against the machine they speak of. */
export const wordsFor =
  <Machine extends AnyStateMachine>(_machine: Machine) =>
  (words: Words<Machine>): Words<Machine> =>
    words
