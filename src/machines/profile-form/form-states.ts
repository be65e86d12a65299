/** The open form: the passport's images go to the server and cities are suggested while the person goes on typing. */
import type { DoneActorEvent } from 'xstate'
import type { ApiResult } from '../../api/result.ts'
import { cityInput, profileForm, removalInput, uploadInput } from './setup.ts'

const NOT_DELETED = { title: 'Ошибка', text: 'Не удалось удалить изображение. Оно осталось в форме', tone: 'danger' } as const

const answerOf = <Payload>({ event }: { event: DoneActorEvent<ApiResult<Payload>> }) => ({ answer: event.output })

const files = profileForm.createStateConfig({
  initial: 'routing',
  states: {
    routing: {
      always: [{ guard: 'hasRemoval', target: 'deleting' }, { guard: 'hasUpload', target: 'uploading' }, { target: 'idle' }],
    },
    idle: {
      always: [
        { guard: 'hasRemoval', target: 'deleting' },
        { guard: 'hasUpload', target: 'uploading' },
      ],
    },
    uploading: {
      tags: 'device',
      on: {
        'file.remove': {
          guard: { type: 'isUploading', params: ({ event }) => event },
          target: 'routing',
          actions: { type: 'removeFile', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ context }) => uploadInput(context),
        onDone: { target: 'routing', actions: { type: 'takeUpload', params: answerOf } },
        onError: { target: 'routing', actions: { type: 'takeUpload', params: { answer: null } } },
      },
    },
    deleting: {
      tags: 'device',
      invoke: {
        id: 'deleteFile',
        src: 'deleteFile',
        input: ({ context }) => removalInput(context),
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => event.output },
            target: 'routing',
            actions: { type: 'takeRemoval', params: answerOf },
          },
          {
            target: 'routing',
            actions: [
              { type: 'takeRemoval', params: answerOf },
              { type: 'toast', params: NOT_DELETED },
            ],
          },
        ],
        onError: {
          target: 'routing',
          actions: [
            { type: 'takeRemoval', params: { answer: null } },
            { type: 'toast', params: NOT_DELETED },
          ],
        },
      },
    },
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
    idle: {},
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
    'file.retry': {
      guard: { type: 'isFailedFile', params: ({ event }) => event },
      actions: { type: 'retryFile', params: ({ event }) => event },
    },
    'file.remove': {
      guard: { type: 'isKnownFile', params: ({ event }) => event },
      actions: { type: 'removeFile', params: ({ event }) => event },
    },
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
