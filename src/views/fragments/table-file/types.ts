import type { Actor } from 'xstate'
import type { createTableFileMachine } from '../../../machines/fragments/table-file/machine.ts'

export type TableFileActor<Request> = Actor<ReturnType<typeof createTableFileMachine<Request, string>>>
