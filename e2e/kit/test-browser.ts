/** The browser level: the machine's tours in the real portal, its requests held until the path names their answers. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { transition, type AnyMachineSnapshot, type AnyStateMachine, type ContextFrom, type EventFromLogic } from 'xstate'
import type { OperationId } from '../../src/api/types.ts'
import { stateKey } from '../../src/machines/kit/state-key.ts'
import { explore, signature, tours, type Edge } from '../../model/explore/explore.ts'
import type { Answer, Flow, Reply } from '../../model/kit/flow.ts'
import { recorder, type Recorder } from '../../model/coverage/record.ts'
import { inReplay } from '../../model/replay/in-replay.ts'
import { takeEvent, takeStart } from '../../model/explore/taken.ts'
import { checkAccessibility } from './accessibility.ts'
import { holdApi } from './held-api.ts'
import { playwrightUi } from './playwright-ui.ts'
import { standStill } from './still-clock.ts'

type EventOf<Machine extends AnyStateMachine, Type> = Extract<EventFromLogic<Machine>, { type: Type }>

export interface BrowserFlow<Machine extends AnyStateMachine> {
  flow: Flow<Machine>
  /** The start, by its name in the fixture. */
  input: string
  /** Opens the portal at the start. */
  open: (page: Page) => Promise<void>
  /** The operation of each invoke of the flow. */
  operations: Record<string, OperationId>
  /** What each request of a call is answered with, by label: where several make one answer, the fixture has what comes out of them. */
  replies?: Record<string, Partial<Record<OperationId, Answer>>>
  /** Answers of calls outside the flow. */
  others: Partial<Record<OperationId, unknown>>
  /** Answers of the flow's operations that do not wait for the path, in some states; null is another screen. */
  atOnce?: { answers: Partial<Record<OperationId, unknown>>; when: (state: string | null) => boolean }
  /** Edges that leave the screen, by label or by signature, with the check of the next screen. A tour ends with them. */
  leaves: Record<string, (page: Page) => Promise<void>>
  /** The time at which every tour opens the portal, in epoch milliseconds, where the fixture's texts or links depend on the day. */
  startsAt?: number
  /** Time is stopped except for the tour's own timers: for screens that display it. */
  isClockPaused?: boolean
  /** The moment at which the browser's clock stands: for screens that show times or renew themselves. Their timers wait for the tour. */
  stillAt?: number
  /** How events of the app come about on this screen, by type. */
  brings?: { [Type in EventFromLogic<Machine>['type']]?: (page: Page, event: EventOf<Machine, Type>) => Promise<void> }
  /** Outcomes that come by themselves in a browser, by label: the tour continues after them. */
  passes?: readonly string[]
  /** States that such an outcome ends before they can be seen: jsdom and journeys cover them. */
  passing?: readonly string[]
  /** Whether the event is possible at the edge's source, when its label does not tell. */
  canBeDone?: (edge: Edge, from: AnyMachineSnapshot) => boolean
  /** Edges that cannot be staged, by label or by signature, and why. Throws of actors and events of the app need no entry. */
  excluded?: Record<string, string>
}

/** Edges walked from earlier starts of a flow, by machine. */
const covered = new Map<string, Set<string>>()

/** One record per flow and worker: its tours run in several workers. */
const records = new Map<string, Recorder>()
const recordOf = (flow: string): Recorder => {
  const record = records.get(flow) ?? recorder('browser', flow)
  records.set(flow, record)
  return record
}

/** @throws when a reply of the fixture could be staged and is neither an operation here nor excluded with a reason */
const insistOnReasons = <Machine extends AnyStateMachine>(browserFlow: BrowserFlow<Machine>): void => {
  const { flow, operations, replies = {}, excluded = {} } = browserFlow
  for (const [call, { answers }] of Object.entries(flow.calls))
    for (const [name, answer] of Object.entries(answers))
      if ('reply' in answer && !(call in operations) && !(`${call}: ${name}` in excluded))
        throw new Error(`${flow.name}: nothing says which operation «${call}» is`)
  for (const call of Object.keys(operations)) if (!(call in flow.calls)) throw new Error(`${flow.name} has no call «${call}»`)
  const labels = new Set(flow.modelEvents.map(({ label }) => label))
  for (const label of Object.keys(replies)) if (!labels.has(label)) throw new Error(`${flow.name} has no answer «${label}»`)
}

const replyOf = (answer: Answer | undefined): Reply => {
  if (answer && 'reply' in answer) return answer.reply
  throw new Error('no reply stages this answer')
}

/** The operations that wait for the path. */
const heldBy = <Machine extends AnyStateMachine>({ operations, replies = {} }: BrowserFlow<Machine>): OperationId[] => [
  ...Object.values(operations),
  ...Object.values(replies).flatMap((parts) => Object.keys(parts) as OperationId[]),
]

/** The replies that stage an outcome, by operation. */
const repliesTo = <Machine extends AnyStateMachine>(
  { flow, operations, replies = {} }: BrowserFlow<Machine>,
  { by: { label, outcome } }: Edge,
): [OperationId, Reply][] => {
  const several = Object.entries(replies[label] ?? {}) as [OperationId, Answer][]
  if (several.length > 0) return several.map(([id, answer]) => [id, replyOf(answer)])
  return outcome ? [[operations[outcome.call]!, replyOf(flow.calls[outcome.call]?.answers[outcome.answer])]] : []
}

const LONG_ENOUGH = 3_600_000

/** The timeout of a step with its axe check on a busy machine: a tour has many of them. */
const STEP_TIME = 10_000

/** A throw inside an actor is a bug: no reply stages it. Events of the app have their own journeys. */
const canBeStaged = <Machine extends AnyStateMachine>(browserFlow: BrowserFlow<Machine>, edge: Edge): boolean => {
  const { flow, operations, replies = {}, brings = {}, passes = [], passing = [], excluded = {} } = browserFlow
  const { by, source } = edge
  if (by.label in excluded || signature(edge) in excluded) return false
  // A ticked checkbox cannot be ticked again.
  if (by.event.type === 'form.change' && edge.from === edge.to) return false
  if (passes.includes(by.label)) return true
  if (passing.includes(source)) return false
  if (by.label in replies || by.event.type in brings) return true
  if (by.outcome) {
    const answer = flow.calls[by.outcome.call]?.answers[by.outcome.answer]
    return answer !== undefined && 'reply' in answer && by.outcome.call in operations
  }
  return isTimer(edge) || typeof flow.act[by.event.type as keyof typeof flow.act] === 'function'
}

const isTimer = ({ by }: Edge): boolean => by.event.type.startsWith('xstate.after.')

/** The regions that an edge enters. */
const entered = ({ source, target }: Edge): string => {
  const from = source.split('+')
  return target
    .split('+')
    .filter((state) => !from.includes(state))
    .join('+')
}

/** An edge that enters no state: its control is used by the views' tests. */
const NOWHERE = ''

/**
 * The identity of an edge in a browser: the state or the screen that it enters. The tests of the views walk every edge; here each
 * state is shown once, for axe and for its layout, by whatever leads there. In the full grid every edge is walked (F04).
 */
const nameIn =
  (arrivalOf: (edge: Edge) => ((page: Page) => Promise<void>) | undefined) =>
  (edge: Edge): string => {
    if (process.env['GRID'] === 'full') return signature(edge)
    const arrival = arrivalOf(edge)
    return arrival ? `to ${arrival.name}` : entered(edge)
  }

export const testBrowser = <Machine extends AnyStateMachine>(browserFlow: BrowserFlow<Machine>): void => {
  const { flow, input, open, others, atOnce, leaves, passes = [], passing = [] } = browserFlow
  const { startsAt, stillAt, isClockPaused = false } = browserFlow
  const graph = explore(flow, flow.inputs[input])
  const arrivalOf = (edge: Edge) => leaves[signature(edge)] ?? leaves[edge.by.label]
  const isLeaving = (edge: Edge) => arrivalOf(edge) !== undefined
  const nameOf = nameIn(arrivalOf)
  const name = flow.machine.id

  const take = async (page: Page, api: Awaited<ReturnType<typeof holdApi>>, edge: Edge) => {
    const { by } = edge
    if (passes.includes(by.label)) return
    const bring = browserFlow.brings?.[by.event.type as keyof typeof flow.act]
    if (by.outcome) {
      for (const [id, reply] of repliesTo(browserFlow, edge)) await api.settle(id, reply)
    } else if (isTimer(edge)) {
      await page.clock.fastForward(LONG_ENOUGH)
    } else if (bring) {
      await (bring as (on: Page, event: unknown) => Promise<void>)(page, by.event)
    } else {
      await (flow.act[by.event.type as keyof typeof flow.act] as (ui: unknown, event: unknown) => Promise<void>)(
        playwrightUi(page),
        by.event,
      )
    }
  }

  insistOnReasons(browserFlow)
  // A worker explores the starts of a file that it loads, all of them: one worker a file.
  if (!covered.has(name)) test.describe.configure({ mode: 'default' })
  const taken = covered.get(name) ?? new Set([NOWHERE])
  const isPossible = (edge: Edge) =>
    canBeStaged(browserFlow, edge) && (browserFlow.canBeDone?.(edge, graph.snapshots.get(edge.from)!) ?? true)
  const all = tours(graph, isPossible, { longest: 30, isLast: isLeaving, taken, nameOf })
  covered.set(name, new Set([...taken, ...all.flat().map(nameOf)]))

  const record = recordOf(flow.name)
  const pathTo = (tour: readonly Edge[], at: number) => ({
    flow: flow.name,
    input,
    steps: tour.slice(0, at + 1).map(({ by }) => by.label),
  })
  const noteStep = ({ from, by }: Edge, title: string) => {
    record.took(takeEvent(flow.machine, graph.snapshots.get(from)!, by.event), title)
    if (by.outcome) record.answered(by.outcome.call, by.outcome.answer)
  }

  test.describe(`${flow.name} from «${input}»: the portal`, () => {
    all.forEach((tour, at) => {
      const title = `tour ${at + 1} from «${input}», ${tour.length} steps, to ${signature(tour.at(-1)!)}`
      record.expects(title)
      test(title, async ({ page }) => {
        test.setTimeout(test.info().timeout + tour.length * STEP_TIME)
        const now = startsAt ?? Date.now()
        // The script of the clock is a part of every load: only tours with timers or a time of their own have it.
        if (stillAt !== undefined) await standStill(page, stillAt)
        else if (isClockPaused || startsAt !== undefined || tour.some(isTimer)) await page.clock.install({ time: now })
        if (isClockPaused) await page.clock.pauseAt(now + 1_000)
        const root = page.locator(`[data-flow="${name}"]`)
        const isNow = async () => atOnce!.when((await root.count()) > 0 ? await root.getAttribute('data-state') : null)
        const api = await holdApi(page, heldBy(browserFlow), others, atOnce && { answers: atOnce.answers, isNow })
        await open(page)
        const ui = playwrightUi(page)
        const start = stateKey(graph.snapshots.get(graph.start)!.value)
        // Where a timer runs, the look at the beginning would take the time of the next state.
        const mayLook = stillAt !== undefined || !tour.some(isTimer)
        if (at === 0 && mayLook && !passing.includes(start) && !passes.includes(tour[0]?.by.label ?? '')) {
          await expect(root).toHaveAttribute('data-state', start)
          if (!isClockPaused) await checkAccessibility(page, `${flow.name} ${start}`)
        }
        // An edge keeps the context of the way on which it was explored: another way may have brought another message here.
        let snapshot = graph.snapshots.get(graph.start)!
        for (const [at, edge] of tour.entries())
          await test.step(edge.by.label, () =>
            inReplay(pathTo(tour, at), async () => {
              await take(page, api, edge)
              ;[snapshot] = transition(flow.machine as AnyStateMachine, snapshot, edge.by.event)
              const arrival = arrivalOf(edge)
              if (arrival) return arrival(page)
              // A state followed by an automatic outcome may be over before the check.
              if (passing.includes(edge.target) || passes.includes(tour[at + 1]?.by.label ?? '')) return
              await expect(root).toHaveAttribute('data-state', edge.target)
              await flow.states[edge.target]?.(ui, snapshot.context as ContextFrom<Machine>)
              // axe waits for timers: where time is stopped, a journey runs axe.
              if (!isClockPaused) await checkAccessibility(page, `${flow.name} ${edge.target}`)
            }),
          )
        await api.end()
        record.took(takeStart(flow.machine, flow.inputs[input]), title)
        for (const edge of tour) noteStep(edge, title)
        record.passed(title)
        record.write(String(test.info().workerIndex))
      })
    })
  })
}
