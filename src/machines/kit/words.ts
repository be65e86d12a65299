/**
 * The analyst's words of a machine: a short Russian phrase for everything it has, and the requirement ids that its
 * states and transitions realise. The type follows the machine, so a missing or stale entry does not compile.
 * Only the atlas and the desk import words.
 */
import type { AnyStateMachine, StateMachine, StateValue } from 'xstate'
import type { PlacePath } from '../../domain/places.ts'
import type { DeviceStamp } from './stamp.ts'

/** Every state of a value type by its path: `'shown' | 'shown.count' | 'shown.count.loading'`. */
export type StatePath<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: Key | `${Key}.${StatePath<Exclude<Value[Key], undefined>>}` }[keyof Value & string]

/** The names of everything that events carry; the patch of a form stands for its fields. */
type FieldOf<Event> = Event extends unknown
  ?
      | Exclude<keyof Event, 'type' | 'patch' | 'field' | keyof DeviceStamp>
      | (Event extends { patch: infer Patch } ? keyof Patch : never)
  : never

interface PartsOf<Machine extends AnyStateMachine> {
  parts: Machine extends StateMachine<
    infer _Context,
    infer Event,
    infer _Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
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
        field: FieldOf<Event>
        actor: Actor['src'] & string
        action: Action['type']
        guard: Guard['type']
        delay: Delay extends string ? (string extends Delay ? never : Delay) : never
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

/** A state in the analyst's words. */
export interface StateWords {
  text: string
  /** Requirement ids that the state realises. */
  rows?: readonly string[]
  /** Why it realises none, where that is not plain: transient states and groups need no reason. */
  why?: string
  /** Where the flow has ended well, badly, or with a question: atlas and print tell such states apart. */
  tone?: 'success' | 'problem' | 'question'
  /** Why nothing leads on from here, where nothing does. */
  end?: string
}

/** What makes an event happen; the app itself, where it is not the person. */
export type EventWords = string | { text: string; by: 'app' }

/** What an event carries: its name, and its values where they are not texts already; `*` stands for the others. */
export type FieldWords = string | { text: string; values: Readonly<Record<string, string>> }

/** A call in the analyst's words. */
export interface ActorWords {
  text: string
  /** The operation of the contract; several where the mode decides. */
  operation?: string | readonly string[]
}

export interface Words<Machine extends AnyStateMachine> {
  /** What the flow is for. */
  title: string
  /** Addresses at which the flow's screen stands; none where it is a part of every screen. */
  places: readonly PlacePath[]
  /** Why there are none. */
  noPlace?: string
  /** The states of the way that most people go, in their order: atlas and print draw it straight. */
  main: readonly Part<Machine, 'state'>[]
  states: Record<Part<Machine, 'state'>, StateWords>
  events: Record<Part<Machine, 'event'>, EventWords>
  fields: Record<Part<Machine, 'field'>, FieldWords>
  actors: Record<Part<Machine, 'actor'>, ActorWords>
  guards: Record<Part<Machine, 'guard'>, string>
  effects: Record<Part<Machine, 'action'>, string>
  delays: Record<Part<Machine, 'delay'>, string>
  /** Requirement ids of transitions, by `state event`; the machine's own state is `*`. */
  transitions: Partial<Record<`${Part<Machine, 'state'> | '*'} ${Part<Machine, 'event'> | Outcome<Machine>}`, readonly string[]>>
  /** Edges that no model walk takes, by their id in the chart, and why. */
  unreachable?: Readonly<Record<string, string>>
}

/** Checks words against the machine they speak of. */
export const wordsFor =
  <Machine extends AnyStateMachine>(_machine: Machine) =>
  (words: Words<Machine>): Words<Machine> =>
    words
