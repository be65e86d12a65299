/** A list of sales or of tools as a file, as it is filtered and ordered. */
import { createTableFileMachine } from '../../fragments/table-file/machine.ts'
import type { ListFileRequest } from './types.ts'

export const listFileMachine = createTableFileMachine<ListFileRequest, 'listFile'>('listFile')
