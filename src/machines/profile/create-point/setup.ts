/** The setup of the form of a new point: types, calls, effects and guards. Its states are in machine.ts. */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import type { AddressSuggestion } from '../../../api/types.ts'
import { ADDRESS_LENGTH, normaliseText } from '../../../domain/people/address.ts'
import { declared } from '../../kit/actor.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { fail } from '../../kit/form/form.ts'
import { formActions, formGuards, type FormRules } from '../../kit/form/setup.ts'
import { known } from '../../kit/known.ts'
import type { Tag } from '../../kit/tags.ts'
import { changePoint, checkPoint, cleaned, sortMessages } from './form.ts'
import type { AddressInput, CreateInput, CreatePointContext, CreatePointEvent, CreatePointInput } from './types.ts'

/** A suggestion tells where its own text is, and no other text (A52). */
const coordinatesOf = ({ chosen, form }: CreatePointContext): string =>
  chosen !== null && chosen.value === form.values.address ? chosen.coordinates : ''

export const createInput = (context: CreatePointContext): CreateInput => ({
  values: context.form.values,
  coordinates: coordinatesOf(context),
  userId: context.userId,
  key: commandOf(context).key,
})

export const addressInput = ({ form }: CreatePointContext): AddressInput => ({ query: normaliseText(form.values.address) })

const messagesOf = ({ answer }: CreatePointContext) =>
  answer?.kind === 'refused' && answer.fields ? sortMessages(answer.fields) : null

const rules: FormRules<CreatePointContext, CreatePointEvent> = {
  check: () => checkPoint,
  change: changePoint,
  tidy: cleaned,
}

export const createPoint = setup({
  types: {
    context: {} as CreatePointContext,
    events: {} as CreatePointEvent,
    input: {} as CreatePointInput,
    tags: {} as Tag,
  },
  actors: {
    createPoint: declared<ApiResult<unknown>, CreateInput>(),
    suggestAddresses: declared<readonly AddressSuggestion[], AddressInput>(),
  },
  actions: {
    ...effects('navigate', 'refreshStatus'),
    ...commandActions<CreatePointContext, CreatePointEvent>(),
    ...formActions<CreatePointContext, CreatePointEvent>(rules),
    takeAddresses: assign({ addresses: (_, found: readonly AddressSuggestion[]) => found }),
    takeAddress: assign(({ context }, { address }: { address: string }) => {
      const { value, coordinates } = known(context.addresses.find((one) => one.value === address) ?? null)
      return { form: changePoint(context.form, { address: value }), chosen: { value, coordinates } }
    }),
    commit: assign(({ context }, { key }: { key: string }) => ({
      command: { key, isRepeat: false },
      // The server's field messages belong to the last attempt.
      form: { ...context.form, errors: {} },
    })),
    showFieldErrors: assign(({ context }) => {
      const messages = messagesOf(context)
      return messages ? { form: fail(context.form, messages.shown) } : {}
    }),
    keepProblem: assign({ problem: ({ context }) => messagesOf(context)?.others.join('. ') || messageOf(context.answer) }),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    ...commandGuards,
    ...formGuards<CreatePointContext, CreatePointEvent>(rules),
    isClosed: ({ context }) => context.isClosed,
    /** The INN of an entrepreneur is in no draft (D140). */
    mayRepeat: ({ context }) => context.form.values.inn !== '',
    changesAddress: ({ context, event }) =>
      event.type === 'form.change' && event.patch.address !== undefined && event.patch.address !== context.form.values.address,
    leavesAddress: ({ event }) => event.type === 'form.blur' && event.field === 'address',
    isAddressQuery: ({ context }) => {
      const { query } = addressInput(context)
      return query.length > 0 && query.length <= ADDRESS_LENGTH
    },
    hasAddresses: (_, found: readonly AddressSuggestion[]) => found.length > 0,
    isOfferedAddress: ({ context, event }) =>
      event.type === 'address.choose' && context.addresses.some(({ value }) => value === event.address),
    isTurnedAway,
    /** Every message has its field. */
    hasFieldErrors: ({ context }) => {
      const messages = messagesOf(context)
      return messages !== null && messages.others.length === 0 && Object.keys(messages.shown).length > 0
    },
  },
  delays: {
    /** The debounce of typing. */
    ADDRESS_PAUSE: 300,
  },
})
