/**
 * The profile's form, of a person or of a company (M07; PR29–PR31, PR35–PR42, VL29–VL41).
 *
 * A save names the version that the form was opened with. When another tab has saved meanwhile, nothing is written: the
 * current profile is loaded and merged with the entered values, and the user decides (D14). Silence is an outcome of its
 * own: the same save is repeated under the same key, after a reload too (B10, C04), unless it contained what no draft keeps (D141).
 * A saved profile is loaded again before the form closes, so that the portal shows the server's data (PR30).
 */
import type { DoneActorEvent } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { removalInput } from '../../fragments/files/states.ts'
import { repeatIn, routingAnswer, sending, turnedAwayTo } from '../../kit/command/states.ts'
import { createForm } from '../../kit/form/form.ts'
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'
import { personOf } from './fill.ts'
import { emptyProfile } from './form.ts'
import { formStates } from './form-states.ts'
import { otherMessages, profileForm, saveInput } from './setup.ts'
import type { Account, ProfileFormContext } from './types.ts'

const SAVED = { title: 'Готово', text: 'Профиль сохранён', tone: 'success' } as const
const problem = (text: string) => ({ title: 'Профиль не сохранён', text, tone: 'danger' }) as const

type Held = { context: ProfileFormContext }

const kindInput = ({ context }: Held) => ({ kind: context.kind })
const updateUser = {
  type: 'updateUser',
  params: ({ event }: { event: DoneActorEvent<ApiResult<Account>> }) => personOf(event.output),
} as const

export const profileFormMachine = profileForm.createMachine({
  id: 'profileForm',
  context: ({ input: { kind, now, draft } }): ProfileFormContext => ({
    kind,
    now,
    draft,
    base: null,
    form: createForm(emptyProfile),
    files: [],
    isMerged: false,
    theirs: {},
    withheld: [],
    cities: [],
    company: null,
    command: null,
    answer: null,
    problem: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: asking('loadProfile', {
        input: kindInput,
        answered: [{ guard: ifAnswered, target: 'routingDraft', actions: take('takeProfile') }],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    failed: {
      on: {
        retry: { target: 'loading' },
        cancel: { actions: { type: 'navigate', params: { to: '/profile/user', replace: true } } },
      },
    },
    routingDraft: {
      always: [
        { guard: 'hasNoDraft', target: 'form', actions: 'fillForm' },
        // Of another version it is settled: it was carried out, or will be refused. The form shows which (D141).
        { guard: 'isUnanswered', target: 'unanswered', actions: ['continueCommand', 'continueDraft'] },
        { guard: 'isDraftOfVersion', target: 'form', actions: 'continueDraft' },
        { target: 'form', actions: 'mergeDraft' },
      ],
    },
    form: formStates,
    saving: sending('saveProfile', saveInput),
    routingAnswer: routingAnswer(
      { target: 'reloading', actions: 'closeCommand' },
      turnedAwayTo('form'),
      { guard: 'isChangedElsewhere', target: 'refreshing', actions: 'closeCommand' },
      {
        guard: 'isNotSent',
        target: 'form',
        actions: [{ type: 'toast', params: ({ context }: Held) => problem(messageOf(context.answer)) }, 'closeCommand'],
      },
      {
        guard: 'hasOtherMessages',
        target: 'form',
        actions: [
          { type: 'toast', params: ({ context }: Held) => problem(otherMessages(context).join('. ')) },
          'showFieldErrors',
          'closeCommand',
        ],
      },
      { target: 'form', actions: ['showFieldErrors', 'closeCommand'] },
    ),
    unanswered: {
      entry: 'forgetAnswer',
      on: {
        repeat: { guard: 'mayRepeat', ...repeatIn('saving') },
        cancel: { target: 'renewing', actions: 'closeCommand' },
      },
    },
    renewing: {
      // The save may have been carried out: the portal shows the server's data, the form continues from its last state.
      tags: 'busy',
      invoke: {
        ...asking('loadProfile', {
          input: kindInput,
          answered: [{ guard: ifAnswered, target: 'form', actions: updateUser }],
          failed: { target: 'form' },
        }),
        id: 'renewProfile',
      },
    },
    reloading: {
      tags: 'busy',
      invoke: {
        ...asking('loadProfile', {
          input: kindInput,
          answered: [{ guard: ifAnswered, target: 'saved', actions: updateUser }],
          failed: { target: 'reloadFailed', actions: takeProblem },
        }),
        id: 'reloadProfile',
      },
    },
    reloadFailed: {
      on: {
        retry: { target: 'reloading' },
        cancel: { target: 'left' },
      },
    },
    saved: {
      // The form is disabled until the navigation ends.
      tags: 'busy',
      entry: [
        { type: 'toast', params: SAVED },
        { type: 'navigate', params: { to: '/profile/user', replace: true } },
      ],
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        ...asking('loadProfile', {
          input: kindInput,
          answered: [{ guard: ifAnswered, target: 'form', actions: [take('mergeForm'), updateUser] }],
          failed: { target: 'refreshFailed', actions: takeProblem },
        }),
        id: 'refreshProfile',
      },
    },
    refreshFailed: {
      on: {
        retry: { target: 'refreshing' },
        // The entered values are kept; the next save meets the newer profile again.
        cancel: { target: 'form' },
      },
    },
    discarding: {
      tags: 'busy',
      initial: 'routing',
      after: { DISCARD_LIMIT: { target: 'left' } },
      states: {
        routing: {
          always: [{ guard: 'hasRemoval', target: 'erasing' }, { target: '#profileForm.left' }],
        },
        erasing: {
          invoke: {
            id: 'eraseFile',
            src: 'deleteFile',
            input: ({ context }) => removalInput(context),
            // A failure does not delay the exit: the server deletes unused files after seven days.
            onDone: {
              target: 'routing',
              actions: { type: 'takeRemoval', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: { target: 'routing', actions: { type: 'takeRemoval', params: { answer: null } } },
          },
        },
      },
    },
    left: {
      tags: 'busy',
      entry: { type: 'navigate', params: { to: '/profile/user', replace: true } },
    },
  },
})
