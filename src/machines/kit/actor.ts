/** How machines declare asynchronous work without its implementation. */
import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/**
 * Declares an actor that app/ provides. The declaration itself never settles, so a bare machine (in the atlas, in a
 * picture of a state) sends nothing and stays in its state.
 */
export const declared = <Output, Input = NonReducibleUnknown>(): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => new Promise<never>(() => {}))
