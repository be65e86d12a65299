import type { AnyStateMachine, StateMachine, StateValue } from 'xstate'

/** What a machine declares, taken from its type: XState has no shorter way to it. */
export interface PartsOf<Machine extends AnyStateMachine> {
  parts: Machine extends StateMachine<
    infer _Context,
    infer Event,
    infer _Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value extends StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? {
        value: Value
        event: Event
        /** The names of the actors. */
        actor: Actor['src'] & string
        action: Action['type']
        guard: Guard['type']
        delay: Delay extends string ? (string extends Delay ? never : Delay) : never
      }
    : never
}

/** One kind of them. */
export type Parts<Machine extends AnyStateMachine, Name extends keyof PartsOf<Machine>['parts']> = PartsOf<Machine>['parts'][Name]
