/** The open form: the passport's images are uploaded and cities are suggested while the user types. */
import type { ProfileFormContext } from './types.ts'
import { openFormEvents } from '../../kit/form/events.ts'
import { suggestionStates } from '../../fragments/suggestions/states.ts'
import { fileEvents, fileStates, fileWork } from '../../fragments/files/states.ts'
import { asking, ifAnswered, judge, take } from '../../kit/query/states.ts'
import { cityInput, companyInput, profileForm } from './setup.ts'

const files = profileForm.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: fileWork },
    ...fileStates('idle', 'Не удалось удалить изображение. Оно осталось в форме'),
  },
})

/** Suggestions (PR42, D16): they never block typing, so their failures stay silent. */
const city = profileForm.createStateConfig({
  initial: 'idle',
  on: {
    'form.change': {
      guard: 'changesCity',
      target: '.routing',
      actions: 'changeField',
    },
    'form.blur': {
      guard: 'leavesCity',
      target: '.idle',
      actions: [{ type: 'takeMoment', params: ({ event }) => event }, 'leaveField'],
    },
  },
  states: {
    idle: {
      on: { 'city.open': { guard: 'isCityQuery', target: 'asking' } },
    },
    ...suggestionStates(
      { src: 'suggestCities', isQuery: 'isCityQuery', hasFound: 'hasCities', take: 'takeCities', pause: 'CITY_PAUSE' },
      cityInput,
    ),
    offered: {
      on: {
        'city.choose': {
          guard: 'isOfferedCity',
          target: 'idle',
          actions: { type: 'takeCity', params: ({ event }) => event },
        },
        'city.close': { target: 'idle' },
      },
      exit: { type: 'takeCities', params: [] },
    },
  },
})

/**
 * The company of a typed INN (PR38, D270): its name is offered and never put into the form without a press; a register that is away says
 * nothing, and one that knows no such company refuses nothing.
 */
const company = profileForm.createStateConfig({
  initial: 'idle',
  on: {
    'form.change': { guard: 'changesInn', target: '.routing', actions: 'changeField' },
  },
  states: {
    idle: {},
    routing: {
      always: [{ guard: 'isCompanyInn', target: 'waiting' }, { target: 'idle' }],
    },
    waiting: {
      after: { INN_PAUSE: { target: 'asking' } },
    },
    asking: {
      tags: 'device',
      invoke: asking('suggestCompany', {
        input: ({ context }: { context: ProfileFormContext }) => companyInput(context),
        answered: [
          { guard: judge('isKnownCompany'), target: 'offered', actions: take('takeCompany') },
          { guard: ifAnswered, target: 'unknown' },
        ],
        failed: { target: 'idle' },
      }),
    },
    offered: {
      on: { 'company.take': { guard: 'isOtherName', actions: 'takeName' } },
      exit: 'forgetCompany',
    },
    unknown: {},
  },
})

export const formStates = profileForm.createStateConfig({
  type: 'parallel',
  on: {
    ...openFormEvents,
    'form.blur': { guard: 'mayLeave', actions: [{ type: 'takeMoment', params: ({ event }) => event }, 'leaveField'] },
    'files.add': { guard: 'hasImages', actions: 'pickFiles' },
    ...fileEvents,
    // All values are replaced, so all regions restart.
    'theirs.take': { guard: 'isMerged', target: '.files', actions: { type: 'takeTheirs', params: ({ event }) => event } },
    submit: {
      guard: 'isComplete',
      target: 'saving',
      actions: { type: 'commit', params: ({ event }) => event },
    },
    cancel: { target: 'discarding', actions: { type: 'discard', params: ({ event }) => event } },
  },
  states: { files, city, company },
})
