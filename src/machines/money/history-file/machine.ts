/** The history of points as a file of tables: asked for by a press, handed to the browser. */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { declared } from '../../kit/actor.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { FileDays, HistoryFileContext, HistoryFileEvent } from './types.ts'

type Held = { context: HistoryFileContext }

/** Nobody asks for a file before the press that names its days. */
const NO_DAYS: FileDays = { from: '', to: '' }

const download = { target: 'downloading', actions: 'takeDays' } as const

export const historyFileMachine = setup({
  types: {
    context: {} as HistoryFileContext,
    events: {} as HistoryFileEvent,
    tags: {} as Tag,
  },
  actors: {
    /** Fetches the file and hands it to the browser. */
    saveFile: declared<ApiResult<null>, FileDays>(),
  },
  actions: {
    ...queryActions<HistoryFileContext, HistoryFileEvent>(),
    takeDays: assign(({ event }) => (event.type === 'download' ? { days: event.days, problem: null } : {})),
  },
  guards: queryGuards,
}).createMachine({
  id: 'historyFile',
  context: { days: null, problem: null },
  initial: 'idle',
  states: {
    idle: { on: { download } },
    downloading: {
      tags: 'busy',
      invoke: asking('saveFile', {
        input: ({ context }: Held) => context.days ?? NO_DAYS,
        answered: [{ guard: ifAnswered, target: 'idle' }],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    failed: { on: { download } },
  },
})
