import type { Actor } from 'xstate'
import type { createListMachine } from '../../../machines/fragments/list/machine.ts'

export type ListActor<Row extends { id: string }, Id extends string> = Actor<ReturnType<typeof createListMachine<Row, Id>>>
