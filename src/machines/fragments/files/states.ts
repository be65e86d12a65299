/**
 * The states of a form's file queue, for `createStateConfig` of a flow: uploading and deleting, one call at a time.
 * The flow's own idle state looks for the next call and starts it by `fileWork`.
 *
 * A flow declares the actors `uploadFile` and `deleteFile`, the actions `retryFile`, `removeFile`, `takeUpload`,
 * `takeRemoval` and `toast`, and the guards of `fileGuards`.
 */
import type { DoneActorEvent } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { RemovalInput, UploadInput } from './actors.ts'
import { isFailed, isRemoved, nextRemoval, nextUpload } from './queue.ts'
import type { FileRemoval, FilesContext } from './types.ts'

type Held = { context: FilesContext }
type OfFile = { id: string }
type Done<Payload> = { event: DoneActorEvent<ApiResult<Payload>> }

const answerOf = <Payload>({ event }: Done<Payload>) => ({ answer: event.output })
const removal = { type: 'removeFile', params: ({ event }: { event: FileRemoval }) => event } as const

const uploadInput = ({ files }: FilesContext): UploadInput => {
  const file = nextUpload(files)
  return { id: file?.id ?? '', name: file?.name ?? '' }
}

export const removalInput = ({ files }: FilesContext): RemovalInput => {
  const file = nextRemoval(files)
  return { stored: file?.stored ?? '', key: file?.key ?? '' }
}

export const fileGuards = {
  hasRemoval: ({ context }: Held) => nextRemoval(context.files) !== undefined,
  hasUpload: ({ context }: Held) => nextUpload(context.files) !== undefined,
  isKnownFile: ({ context }: Held, { id }: OfFile) => context.files.some((file) => file.id === id && file.status !== 'removing'),
  isFailedFile: ({ context }: Held, { id }: OfFile) => context.files.some((file) => file.id === id && isFailed(file)),
  isUploading: ({ context }: Held, { id }: OfFile) => nextUpload(context.files)?.id === id,
  isDeleted: (_: unknown, answer: ApiResult<null>) => isRemoved(answer),
}

/** The user's file events while the form is open. */
export const fileEvents = {
  'file.retry': {
    guard: { type: 'isFailedFile', params: ({ event }: { event: OfFile }) => event },
    actions: { type: 'retryFile', params: ({ event }: { event: OfFile }) => event },
  },
  'file.remove': { guard: { type: 'isKnownFile', params: ({ event }: { event: OfFile }) => event }, actions: removal },
} as const

export const fileWork = [
  { guard: 'hasRemoval', target: 'deleting' },
  { guard: 'hasUpload', target: 'uploading' },
] as const

/**
 * @param next the idle state, which looks for the next call
 * @param notDeleted the message when a file could not be deleted
 */
export const fileStates = <Next extends string>(next: Next, notDeleted: string) => {
  const kept = { type: 'toast', params: { title: 'Ошибка', text: notDeleted, tone: 'danger' } } as const
  return {
    uploading: {
      tags: 'device',
      on: {
        'file.remove': {
          guard: { type: 'isUploading', params: ({ event }: { event: OfFile }) => event },
          target: next,
          actions: removal,
        },
      },
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ context }: Held) => uploadInput(context),
        onDone: { target: next, actions: { type: 'takeUpload', params: answerOf<string> } },
        onError: { target: next, actions: { type: 'takeUpload', params: { answer: null } } },
      },
    },
    deleting: {
      tags: 'device',
      invoke: {
        id: 'deleteFile',
        src: 'deleteFile',
        input: ({ context }: Held) => removalInput(context),
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }: Done<null>) => event.output },
            target: next,
            actions: { type: 'takeRemoval', params: answerOf<null> },
          },
          { target: next, actions: [{ type: 'takeRemoval', params: answerOf<null> }, kept] },
        ],
        onError: { target: next, actions: [{ type: 'takeRemoval', params: { answer: null } }, kept] },
      },
    },
  } as const
}
