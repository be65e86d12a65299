import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { EraseInput, OwnLink, Packed, PackInput, Recorded, ReportCommand, Sent } from './types.ts'

/** What the tab knows of itself. */
export interface ReportPort {
  read: () => Promise<Recorded>
  pack: (input: PackInput) => Promise<Packed>
  link: (command: ReportCommand) => Promise<OwnLink>
}

export const problemActors = (api: Api, port: ReportPort) => ({
  readRecording: fromPromise<Recorded>(() => port.read()),
  packReport: fromPromise<Packed, PackInput>(({ input }) => port.pack(input)),
  makeLink: fromPromise<OwnLink, ReportCommand>(({ input }) => port.link(input)),
  reportProblem: commandActor<ApiResult<Sent>, ReportCommand>(({ input: { key, isRepeat: _isRepeat, ...body }, signal }) =>
    api.call('reportProblem', { body, idempotencyKey: key, signal }),
  ),
  eraseProblem: fromPromise<ApiResult<null>, EraseInput>(({ input, signal }) =>
    api.call('eraseProblem', { body: input, signal }),
  ),
})
