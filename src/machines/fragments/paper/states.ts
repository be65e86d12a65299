/**
 * A receipt or an invoice, from its load to the way back (M26): information only (RC01). One that cannot be loaded takes the person
 * back, with a message there (RC09–RC11); one that the tax service is checking is renewed until it has answered.
 */
import { asking, ifAnswered, judge, take } from '../../kit/query/states.ts'
import type { PaperContext } from './types.ts'

type Held = { context: PaperContext<unknown> }

const idOf = ({ context: { id } }: Held) => ({ id })

/** @param failure the message about a paper that could not be loaded */
export const paperStates = <const Failure extends string>(failure: Failure) => {
  const goBack = { type: 'leave', params: ({ context }: Held) => ({ to: context.list }) } as const
  const giveUp = {
    type: 'leave',
    params: ({ context }: Held) => ({
      to: context.list,
      toast: { title: 'Ошибка', text: failure, tone: 'danger', about: 'paper' } as const,
    }),
  } as const
  const on = { back: { actions: goBack } } as const
  return {
    loading: {
      tags: 'loading',
      on,
      invoke: asking('loadPaper', {
        input: idOf,
        answered: [
          { guard: ifAnswered, target: 'routingPaper', actions: take('takePaper') },
          { guard: judge('isLedAway'), target: 'failed' },
        ],
        failed: { target: 'failed', actions: giveUp },
      }),
    },
    routingPaper: { always: [{ guard: 'isAwaited', target: 'waiting' }, { target: 'shown' }] },
    waiting: { on, after: { RENEWAL: { target: 'renewing' } } },
    renewing: {
      on,
      invoke: asking('renewPaper', {
        input: idOf,
        answered: [
          { guard: judge('isStillAwaited'), target: 'waiting', actions: [take('takePaper'), 'countQuiet'] },
          { guard: ifAnswered, target: 'shown', actions: take('takePaper') },
        ],
        // What is on the screen stays.
        failed: { target: 'waiting', actions: 'countQuiet' },
      }),
    },
    shown: { on },
    // The portal has left by now; a way on stands here for whoever is still there.
    failed: { on },
  } as const
}
