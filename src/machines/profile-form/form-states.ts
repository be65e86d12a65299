/** The open form: the passport's images go to the server and cities are suggested while the person goes on typing. */
import { fileEvents, fileStates, fileWork } from '../files/states.ts'
import { cityInput, profileForm } from './setup.ts'

const files = profileForm.createStateConfig({
  initial: 'routing',
  states: {
    routing: { always: [...fileWork, { target: 'idle' }] },
    idle: { always: fileWork },
    ...fileStates('routing', 'Не удалось удалить изображение. Оно осталось в форме'),
  },
})

/** Suggestions (PR42, D16): they never stand in the way of typing, so whatever is wrong with them is silent. */
const city = profileForm.createStateConfig({
  initial: 'idle',
  on: {
    'form.change': {
      guard: 'changesCity',
      target: '.routing',
      actions: { type: 'change', params: ({ event }) => event },
    },
    'form.blur': {
      guard: 'leavesCity',
      target: '.idle',
      actions: { type: 'leaveField', params: ({ event }) => event },
    },
  },
  states: {
    idle: {
      on: { 'city.open': { guard: 'isCityQuery', target: 'asking' } },
    },
    routing: {
      always: [{ guard: 'isCityQuery', target: 'waiting' }, { target: 'idle' }],
    },
    waiting: {
      after: { CITY_PAUSE: { target: 'asking' } },
    },
    asking: {
      tags: 'device',
      invoke: {
        id: 'suggestCities',
        src: 'suggestCities',
        input: ({ context }) => cityInput(context),
        onDone: [
          {
            guard: { type: 'hasCities', params: ({ event }) => ({ cities: event.output }) },
            target: 'offered',
            actions: { type: 'takeCities', params: ({ event }) => ({ cities: event.output }) },
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle' },
      },
    },
    offered: {
      on: {
        'city.choose': {
          guard: 'isOfferedCity',
          target: 'idle',
          actions: { type: 'change', params: ({ event }) => ({ patch: { city: event.city } }) },
        },
        'city.close': { target: 'idle' },
      },
      exit: { type: 'takeCities', params: { cities: [] } },
    },
  },
})

export const formStates = profileForm.createStateConfig({
  type: 'parallel',
  on: {
    'form.change': { guard: 'mayChange', actions: { type: 'change', params: ({ event }) => event } },
    'form.blur': { guard: 'mayLeave', actions: { type: 'leaveField', params: ({ event }) => event } },
    'files.add': { guard: 'hasImages', actions: 'pickFiles' },
    ...fileEvents,
    // All is replaced, so both regions begin anew.
    'theirs.take': { guard: 'isMerged', target: '.files', actions: { type: 'takeTheirs', params: ({ event }) => event } },
    submit: {
      guard: 'isComplete',
      target: 'saving',
      actions: { type: 'commit', params: ({ event }) => event },
    },
    cancel: { target: 'discarding', actions: { type: 'discard', params: ({ event }) => event } },
  },
  states: { files, city },
})
