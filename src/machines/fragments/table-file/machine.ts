/**
 * The machine of every list as a file. Leaving `preparing` aborts the call, and with it the server's work; what has come of a file by then
 * is nobody's.
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { declared } from '../../kit/actor.ts'
import { known } from '../../kit/known.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { FileOrder, TableFileContext, TableFileEvent } from './types.ts'

const download = { target: 'preparing', actions: 'takeOrder' } as const

export const createTableFileMachine = <Request, const Id extends string>(id: Id) =>
  setup({
    types: {
      context: {} as TableFileContext<Request>,
      events: {} as TableFileEvent<Request>,
      tags: {} as Tag,
    },
    actors: {
      /** Fetches the file and hands it to the browser. @returns its rows */
      saveFile: declared<ApiResult<number>, FileOrder<Request>>(),
    },
    actions: {
      ...queryActions<TableFileContext<Request>, TableFileEvent<Request>>(),
      takeOrder: assign(({ event }) => (event.type === 'download' ? { file: event.file } : {})),
      takeProgress: assign(({ event }) => (event.type === 'progress' ? { rows: event.rows } : {})),
      takeSaved: assign((_, answer: ApiResult<number>) => (answer.kind === 'ok' ? { rows: answer.payload } : {})),
      beginAnew: assign({ rows: 0, problem: null }),
    },
    guards: queryGuards,
  }).createMachine({
    id,
    context: { file: null, rows: 0, problem: null },
    initial: 'idle',
    states: {
      idle: { on: { download } },
      preparing: {
        tags: 'busy',
        entry: 'beginAnew',
        invoke: asking('saveFile', {
          input: ({ context }: { context: TableFileContext<Request> }) => known(context.file),
          answered: [{ guard: ifAnswered, target: 'saved', actions: take('takeSaved') }],
          failed: { target: 'failed', actions: takeProblem },
        }),
        on: { progress: { actions: 'takeProgress' }, cancel: { target: 'cancelled' } },
      },
      saved: { on: { download } },
      cancelled: { on: { download } },
      failed: { on: { download, retry: { target: 'preparing' } } },
    },
  })
