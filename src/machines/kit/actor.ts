/** How machines name their asynchronous work without knowing who does it. */
import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/**
 * Declares an actor that app/ provides. Until then it never settles, so a machine taken as it is (in the atlas, in a
 * picture of a state) sends nothing and stays where it is put.
 */
export const declared = <Output, Input = NonReducibleUnknown>(): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => new Promise<never>(() => {}))
