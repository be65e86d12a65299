/**
 * The analyst's words of a machine: a short Russian phrase for every part, and the requirement ids that its
 * states and transitions implement. The type follows the machine, so a missing or stale entry does not compile.
 * Only the atlas and the desk import words.
 */
import type { AnyStateMachine } from 'xstate'
import type { DeskPath } from '../../domain/portal/desk-places.ts'
import type { PlacePath } from '../../domain/portal/places.ts'
import type { PartsOf } from './parts-of.ts'
import type { DeviceStamp } from './stamp.ts'

/** Every state of a value type by its path: `'shown' | 'shown.count' | 'shown.count.loading'`. */
export type StatePath<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: Key | `${Key}.${StatePath<Exclude<Value[Key], undefined>>}` }[keyof Value & string]

/** The names of all data of events; a form's patch stands for its fields. */
type FieldOf<Event> = Event extends unknown
  ?
      | Exclude<keyof Event, 'type' | 'patch' | 'field' | keyof DeviceStamp>
      | (Event extends { patch: infer Patch } ? keyof Patch : never)
  : never

interface NamesOf<Machine extends AnyStateMachine> {
  names: PartsOf<Machine>['parts'] extends infer Parts extends { event: { type: string } }
    ? {
        state: StatePath<Parts['value' & keyof Parts]>
        event: Parts['event']['type']
        field: FieldOf<Parts['event']>
        actor: Parts['actor' & keyof Parts]
        action: Parts['action' & keyof Parts]
        guard: Parts['guard' & keyof Parts]
        delay: Parts['delay' & keyof Parts]
      }
    : never
}
type Part<Machine extends AnyStateMachine, Name extends keyof NamesOf<Machine>['names']> = NamesOf<Machine>['names'][Name] &
  string

/** XState's own events in words: `done signIn`, `error signIn`, `after POLL`. */
type Outcome<Machine extends AnyStateMachine> =
  | `done ${Part<Machine, 'actor'>}`
  | `error ${Part<Machine, 'actor'>}`
  | `after ${string}`
  | 'always'
  | 'done'

type Decision = `${'A' | 'B' | 'C' | 'D' | 'E' | 'F'}${number}`

/** Why a branch implements no requirement: an entry of docs/decisions, or something that the specification leaves to the house. */
export type BranchWhy = `решение ${Decision}` | `решение ${Decision}: ${string}` | `не из спецификации: ${string}`

/**
 * The branches of a fork, by the name of their guard as the atlas shows it, `else` for the one without: the requirement ids of each,
 * or the reason for none.
 */
export type BranchWords = Readonly<Record<string, readonly string[] | BranchWhy>>

/** A state in the analyst's words. */
export interface StateWords {
  text: string
  /** Requirement ids that the state implements. */
  rows?: readonly string[]
  /** The reason for none, where it is not obvious: transient states and groups need no reason. */
  why?: string
  /** A good end, a bad end, or a question: atlas and print mark such states. */
  tone?: 'success' | 'problem' | 'question'
  /** The reason for a state without a way on. */
  end?: string
}

/** The cause of an event; the app itself, where it is not the user. */
export type EventWords = string | { text: string; by: 'app' }

/** An event's datum: its name, and its values where they are no texts; `*` stands for the others. */
export type FieldWords = string | { text: string; values: Readonly<Record<string, string>> }

/** A call in the analyst's words. */
export interface ActorWords {
  text: string
  /** The operation of the contract; several where the mode decides. */
  operation?: string | readonly string[]
}

export interface Words<Machine extends AnyStateMachine> {
  /** The flow's purpose. */
  title: string
  /** The addresses of the flow's screen; none where it is a part of every screen. */
  places: readonly (PlacePath | DeskPath)[]
  /** The reason for none. */
  noPlace?: string
  /** The happy path's states, in their order: atlas and print draw it straight. */
  main: readonly Part<Machine, 'state'>[]
  states: Record<Part<Machine, 'state'>, StateWords>
  events: Record<Part<Machine, 'event'>, EventWords>
  fields: Record<Part<Machine, 'field'>, FieldWords>
  actors: Record<Part<Machine, 'actor'>, ActorWords>
  guards: Record<Part<Machine, 'guard'>, string>
  effects: Record<Part<Machine, 'action'>, string>
  delays: Record<Part<Machine, 'delay'>, string>
  /**
   * Requirement ids of transitions, by `state event`; the machine's own state is `*`, a fork's event `always`. One list stands for all
   * branches alike; every fork says it for each branch.
   */
  transitions: Readonly<Record<string, readonly string[] | BranchWords>>
  /** Edges that no model walk takes, by their id in the chart, and the reason. */
  unreachable?: Readonly<Record<string, string>>
}

/** The key of a transition, or never. Each key is taken apart: to list all states with all events took half of the compiler's time. */
type TransitionKey<Machine extends AnyStateMachine, Key extends string> = Key extends `${infer State} ${infer Event}`
  ? State extends Part<Machine, 'state'> | '*'
    ? Event extends Part<Machine, 'event'> | Outcome<Machine>
      ? Key
      : never
    : never
  : never

/** Checks words against their machine. */
export const wordsFor =
  <Machine extends AnyStateMachine>(_machine: Machine) =>
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it takes the keys from the argument
  <Keys extends string>(
    words: Words<Machine> & {
      transitions: { [Key in Keys]: Key extends TransitionKey<Machine, Key> ? readonly string[] | BranchWords : never }
    },
  ): Words<Machine> =>
    words
