/**
 * Suggestions under a text field, for `createStateConfig` of a flow: asked for when the typing pauses, or by an arrow key. They never
 * block typing, so their failures stay silent. The flow declares the guards, the action and the delay under its own names, leads its
 * field's changes to `routing` and its blur to `idle`, and adds what is done with an open list.
 */
import { judge, take as keep } from '../../kit/query/states.ts'

interface Names<Src, Query, Found, Take, Pause> {
  /** The actor that asks; it settles with the suggestions, none where the service is silent. */
  src: Src
  /** The guard: the field's text can be asked about. */
  isQuery: Query
  /** The guard: there are suggestions. */
  hasFound: Found
  /** The action that keeps them. */
  take: Take
  /** The debounce of typing. */
  pause: Pause
}

/** @param input the actor's input from the context */
export const suggestionStates = <
  Context,
  Input,
  const Src extends string,
  const Query extends string,
  const Found extends string,
  const Take extends string,
  const Pause extends string,
>(
  { src, isQuery, hasFound, take, pause }: Names<Src, Query, Found, Take, Pause>,
  input: (context: Context) => Input,
) =>
  ({
    routing: {
      always: [{ guard: isQuery, target: 'waiting' }, { target: 'idle' }],
    },
    waiting: {
      after: { [pause]: { target: 'asking' } } as Record<Pause, { target: 'asking' }>,
    },
    asking: {
      tags: 'device',
      invoke: {
        id: src,
        src,
        input: ({ context }: { context: Context }) => input(context),
        onDone: [{ guard: judge(hasFound), target: 'offered', actions: keep(take) }, { target: 'idle' }],
        onError: { target: 'idle' },
      },
    },
  }) as const
