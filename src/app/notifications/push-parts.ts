import { pushActors } from '../../machines/site/push/actors.ts'
import { pushMachine } from '../../machines/site/push/machine.ts'
import type { FlowParts } from '../session/flow.ts'
import { pushBrowser } from './push-browser.ts'

export const pushParts: FlowParts<typeof pushMachine> = {
  machine: pushMachine,
  actors: ({ api, effects }) =>
    pushActors(api, { ...pushBrowser, logProblem: (problem) => effects.logProblem(null, { problem }) }),
}
