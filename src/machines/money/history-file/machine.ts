/** The history of points as a file. */
import { createTableFileMachine } from '../../fragments/table-file/machine.ts'
import type { FileDays } from './types.ts'

export const historyFileMachine = createTableFileMachine<FileDays, 'historyFile'>('historyFile')
