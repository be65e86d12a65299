/** Marks of a queue of files. */
import { answerMarks, doneMarks } from '../../kit/marks/parts.ts'

/** A picked file: its name may be anything, its extension stays. Files of the server have its names as ids. */
export const pickedFileMarks = { id: 'file', name: 'file', size: 'kept' } as const

export const queuedFileMarks = {
  ...pickedFileMarks,
  status: ['waiting', 'done', 'failed', 'refused', 'removing'],
  stored: 'file',
  problem: 'text',
  key: 'id',
} as const

export const fileEventMarks = {
  'files.add': { files: { '*': pickedFileMarks } },
  'file.retry': { id: 'file' },
  'file.remove': { id: 'file' },
} as const

export const fileCallMarks = { uploadFile: answerMarks('file'), deleteFile: doneMarks } as const
