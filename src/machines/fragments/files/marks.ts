/** Marks of a queue of files. */
import { answerMarks, doneMarks } from '../../kit/marks/parts.ts'

/** A picked file: its name may be anything, its extension stays. */
export const pickedFileMarks = { id: 'id', name: 'file', size: 'kept' } as const

export const queuedFileMarks = {
  ...pickedFileMarks,
  status: ['waiting', 'done', 'failed', 'refused', 'removing'],
  stored: 'file',
  problem: 'text',
  key: 'id',
} as const

export const fileEventMarks = {
  'files.add': { files: { '*': pickedFileMarks } },
  'file.retry': { id: 'id' },
  'file.remove': { id: 'id' },
} as const

export const fileCallMarks = { uploadFile: answerMarks('file'), deleteFile: doneMarks } as const
