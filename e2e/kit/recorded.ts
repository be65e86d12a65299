/** A test made from a recording (`npm run replay:test`): steps of the flow's model in the real portal, with held answers or the demo server's. */
import { expect, type Page } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import { sessionMachine } from '../../src/machines/account/session/machine.ts'
import type { ActorWords } from '../../src/machines/kit/words.ts'
import type { OperationId } from '../../src/api/types.ts'
import { flows } from '../../src/atlas/flows.ts'
import { nodesOf } from '../../model/kit/nodes.ts'
import type { Flow, ModelEvent, Reply } from '../../model/kit/flow.ts'
import { test } from '../support/test.ts'
import { holdApi } from './held-api.ts'
import { playwrightUi } from './playwright-ui.ts'
import { enterAs, visitorOf } from './recorded-person.ts'

/** A step of the way: what is done or answered, and where the recording was behind it. */
interface RecordedStep {
  /** Of the model. */
  label: string
  state: string
  /** On the way to where the recording begins. */
  isBefore?: boolean
}

export interface Recorded<Machine extends AnyStateMachine> {
  flow: Flow<Machine>
  /** A start of the model, by its name. */
  input: string
  address: string
  /** `held`: the recorded answers, each at its step; `server`: the demo server's own. */
  answering: 'held' | 'server'
  steps: readonly RecordedStep[]
  /** The state in which the recording ended. */
  fault: string
  /** The state in which it ends rightly; null while nobody knows. */
  ends: string | null
}

/** Where the portal went another way than the recording. */
interface Parting {
  label: string
  recorded: string
  found: string | null
}

/** A timer of the flow is over. */
const LONG_ENOUGH = 3_600_000
/** Milliseconds for a state to come; one that does not come is another way. */
const PATIENCE = 10_000

/** The first operation of each call, by the id of its invocation, as the flow's words have it. */
const operationsOf = (machine: AnyStateMachine): Map<string, OperationId> => {
  const actors: Readonly<Record<string, ActorWords>> = flows.find((one) => one.machine === machine)?.words.actors ?? {}
  return new Map(
    nodesOf(machine).flatMap(({ invoke }) =>
      invoke.flatMap(({ id, src }) => {
        const operation = actors[typeof src === 'string' ? src : id]?.operation
        const first = Array.isArray(operation) ? operation[0] : operation
        return first === undefined ? [] : [[id, first as OperationId] as const]
      }),
    ),
  )
}

/**
 * Goes the way of a recording in the portal, as long as the portal does.
 * @returns where it left that way; null where it ended as the recording did
 * @throws where it does not come to the beginning of the recording
 */
export const playRecorded = async <Machine extends AnyStateMachine>(
  page: Page,
  recorded: Recorded<Machine>,
): Promise<Parting | null> => {
  const { flow, address, answering, steps } = recorded
  const operations = operationsOf(flow.machine)
  const operationOf = ({ outcome }: ModelEvent): OperationId | undefined => operations.get(outcome?.call ?? '')
  const root = page.locator(`[data-flow="${flow.machine.id}"]`)
  const visitor = visitorOf(address, (flow.inputs[recorded.input] as { mode?: unknown } | undefined)?.mode)
  await enterAs(page, visitor, answering)
  if (answering === 'held') await page.clock.install({ time: Date.now() })
  const held = flow.modelEvents.flatMap((event) => operationOf(event) ?? [])
  // The session asks some of the same: before the flow is there its questions do not wait.
  const ofSession = new Set<string>(operationsOf(sessionMachine).values())
  const answers = Object.fromEntries(Object.entries(visitor.answers).filter(([id]) => ofSession.has(id)))
  const atOnce = { answers, isNow: async () => (await root.count()) === 0 }
  const api = answering === 'held' ? await holdApi(page, held, visitor.answers, atOnce) : null
  await page.goto(address)
  await expect(root).toBeAttached()
  const ui = playwrightUi(page)

  const eventOf = ({ label }: RecordedStep): ModelEvent => {
    const found = flow.modelEvents.find((one) => one.label === label)
    if (found === undefined) throw new Error(`the model of ${flow.name} has no «${label}»`)
    return found
  }
  const replyOf = ({ outcome }: ModelEvent): Reply | null => {
    const answer = outcome && flow.calls[outcome.call]?.answers[outcome.answer]
    return answer !== undefined && 'reply' in answer ? answer.reply : null
  }
  /** What the device or the server answers comes by itself. */
  const comesByItself = (step: RecordedStep): boolean => {
    const event = eventOf(step)
    return event.outcome !== undefined && (api === null || operationOf(event) === undefined || replyOf(event) === null)
  }
  const take = async (step: RecordedStep): Promise<void> => {
    if (comesByItself(step)) return
    const by = eventOf(step)
    const [operation, reply] = [operationOf(by), replyOf(by)]
    const act = flow.act[by.event.type as keyof typeof flow.act] as unknown
    if (api !== null && operation !== undefined && reply !== null) await api.settle(operation, reply)
    else if (by.event.type.startsWith('xstate.after.')) await page.clock.fastForward(LONG_ENOUGH)
    else if (typeof act === 'function') await (act as (on: typeof ui, what: object) => Promise<void>)(ui, by.event)
  }
  const stateIs = (state: string): Promise<boolean> =>
    expect(root)
      .toHaveAttribute('data-state', state, { timeout: PATIENCE })
      .then(
        () => true,
        () => false,
      )

  let parting: Parting | null = null
  for (const [at, step] of steps.entries()) {
    const { label, state, isBefore = false } = step
    await test.step(label, () => take(step))
    const next = steps[at + 1]
    // What comes by itself may be over before anybody looks.
    if (next !== undefined && comesByItself(next)) continue
    if (await stateIs(state)) continue
    const found = await root.getAttribute('data-state', { timeout: PATIENCE }).catch(() => null)
    // A server that answers another thing is what is looked for; a press that leads elsewhere on the way there is not.
    if (isBefore && !(api === null && comesByItself(step)))
      throw new Error(`the recording does not begin: behind «${label}» the portal is in ${found}, not in ${state}`)
    parting = { label, recorded: state, found }
    break
  }
  await api?.end()
  return parting
}

export const testRecorded = <Machine extends AnyStateMachine>(recorded: Recorded<Machine>): void => {
  const { flow, input, fault, ends } = recorded
  test(`${flow.name} from «${input}»: not as it was recorded, to ${fault}`, async ({ page }) => {
    const parting = await playRecorded(page, recorded)
    const said = parting && `behind «${parting.label}» in ${parting.found}, in the recording in ${parting.recorded}`
    test.info().annotations.push({ type: 'recording', description: said ?? `ended as recorded, in ${fault}` })
    if (ends === null) expect(parting, `the portal ends as it was recorded, in ${fault}`).not.toBeNull()
    else expect(parting === null ? fault : parting.found).toBe(ends)
  })
}
