/**
 * /find-tool/: a serial number, typed or filmed, leads to the tool's page once the server knows it; until then the number stays where it
 * can be corrected (A80; IV06–IV08, VL52).
 */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import type { ToolInformation } from '../../../api/types.ts'
import { SCAN_TIMEOUT } from '../../../domain/portal/limits.ts'
import type { CameraReading, ScanProblem } from '../../../domain/sales/qr-scan.ts'
import { normaliseSerial, serialToPath } from '../../../domain/serials/serial.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { change, createForm, fail } from '../../kit/form/form.ts'
import { formEvents } from '../../kit/form/events.ts'
import { formActions, formGuards, type FormRules } from '../../kit/form/setup.ts'
import { queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { checkFindTool, tidyFindTool } from './form.ts'
import type { FindToolContext, FindToolEvent } from './types.ts'

type Held = { context: FindToolContext }

const rules: FormRules<FindToolContext, FindToolEvent> = { check: () => checkFindTool, tidy: tidyFindTool }

const serialOf = ({ form }: FindToolContext): string => normaliseSerial(form.values.serialNumber)

const toTool = {
  type: 'navigate',
  params: ({ context }: Held) => ({ to: `/tool/${serialToPath(serialOf(context))}` }),
} as const

const isSerial = (reading: CameraReading): reading is Extract<CameraReading, { kind: 'serial' }> => reading.kind === 'serial'

export const findToolMachine = setup({
  types: {
    context: {} as FindToolContext,
    events: {} as FindToolEvent,
    tags: {} as Tag,
  },
  actors: {
    loadTool: declared<ApiResult<ToolInformation>, { sn: string }>(),
    scanSerial: declared<CameraReading>(),
  },
  actions: {
    ...effects('navigate'),
    ...formActions<FindToolContext, FindToolEvent>(rules),
    showProblem: assign(({ context }, { answer }: { answer: ApiResult<unknown> | null }) => ({
      form: fail(context.form, { serialNumber: messageOf(answer) }),
    })),
    takeSerial: assign(({ context }, reading: CameraReading) => ({
      form: isSerial(reading) ? change(context.form, { serialNumber: reading.serial }) : context.form,
    })),
    takeScanProblem: assign((_, { problem }: { problem: ScanProblem }) => ({ scanProblem: problem })),
    forgetScanProblem: assign({ scanProblem: null }),
  },
  guards: {
    ...queryGuards,
    ...formGuards<FindToolContext, FindToolEvent>(rules),
    isSerial: (_, reading: CameraReading) => isSerial(reading),
  },
  delays: { SCAN_LIMIT: SCAN_TIMEOUT },
}).createMachine({
  id: 'findTool',
  context: { form: createForm({ serialNumber: '' }), scanProblem: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        ...formEvents,
        submit: [{ guard: 'isComplete', target: 'searching' }, { actions: 'revealErrors' }],
        scan: { target: 'scanning' },
      },
    },
    searching: {
      tags: 'busy',
      invoke: asking('loadTool', {
        input: ({ context }: Held) => ({ sn: serialOf(context) }),
        // Back finds the form again, with the number in it.
        answered: [{ guard: ifAnswered, target: 'editing', actions: toTool }],
        failed: {
          target: 'editing',
          actions: {
            type: 'showProblem',
            params: ({ event }: { event: { type: string } }) => ({
              answer: 'output' in event ? (event.output as ApiResult<unknown>) : null,
            }),
          },
        },
      }),
    },
    scanning: {
      tags: 'device',
      entry: 'forgetScanProblem',
      invoke: {
        id: 'scanSerial',
        src: 'scanSerial',
        onDone: [
          {
            guard: { type: 'isSerial', params: ({ event }) => event.output },
            // The code on the tool is read without a slip: nothing is left to be checked by eye.
            target: 'searching',
            actions: { type: 'takeSerial', params: ({ event }) => event.output },
          },
          {
            target: 'scanFailed',
            actions: {
              type: 'takeScanProblem',
              params: ({ event }) => ({ problem: event.output.kind === 'failed' ? event.output.problem : 'lost' }),
            },
          },
        ],
        onError: { target: 'scanFailed', actions: { type: 'takeScanProblem', params: { problem: 'lost' } } },
      },
      after: { SCAN_LIMIT: { target: 'scanFailed', actions: { type: 'takeScanProblem', params: { problem: 'timeout' } } } },
      on: { 'scan.close': { target: 'editing' } },
    },
    scanFailed: {
      on: { scan: { target: 'scanning' }, 'scan.close': { target: 'editing' } },
    },
  },
})
