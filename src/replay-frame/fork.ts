/**
 * «Отсюда иначе»: from a step on, an operator goes on by hand. Machines make pure transitions; calls wait until the operator says what the server
 * has answered, in the words of the flow's own model.
 */
import { transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate'
import type { FrameCall, FromFrame } from '../domain/support/replay-frame.ts'
import { dayOf } from '../domain/dates/day.ts'
import type { Stage, Standing } from './stage.ts'

interface ModelAnswer {
  label: string
  event: AnyEventObject
  outcome?: { call: string; text: string }
}

interface AnyFixture {
  machine: { id: string }
  modelEvents: readonly ModelAnswer[]
}

const models = import.meta.glob<Record<string, unknown>>(
  '../../model/{account,companies,lookup,money,papers,profile,sales,site,team}/*.ts',
)

const isFixture = (value: unknown): value is AnyFixture =>
  typeof value === 'object' && value !== null && 'modelEvents' in value && 'machine' in value

/** Machine «addTool» has its model in add-tool.ts. */
const fileOf = (machine: string): string => `/${machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

const answersOf = async (machine: string): Promise<readonly ModelAnswer[]> => {
  const path = Object.keys(models).find((name) => name.endsWith(fileOf(machine)))
  const load = path === undefined ? undefined : models[path]
  if (load === undefined) return []
  const fixture = Object.values(await load()).find(
    (value): value is AnyFixture => isFixture(value) && value.machine.id === machine,
  )
  return fixture?.modelEvents.filter(({ outcome }) => outcome !== undefined) ?? []
}

const DONE = 'xstate.done.actor.'
const ERROR = 'xstate.error.actor.'

/** The calls that a state waits for, by the id of their invocation. */
const callsIn = (snapshot: AnyMachineSnapshot): { id: string; src: string }[] =>
  snapshot._nodes.flatMap(({ invoke }) => invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })))

/** What passes by itself, by the type of its event. */
const pausesIn = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.flatMap(({ after }) => after.map(({ eventType }) => eventType))

const isOf = ({ event }: ModelAnswer, id: string): boolean => event.type === `${DONE}${id}` || event.type === `${ERROR}${id}`

export const createFork = (stage: Stage, tell: (message: FromFrame) => void) => {
  let standing: Standing[] = []
  let now: () => number = () => 0
  let isOn = false
  /** What can be answered, by call and outcome. */
  let offered = new Map<string, { number: number; event: AnyEventObject }>()

  const ask = async (): Promise<void> => {
    const calls: FrameCall[] = []
    const next: typeof offered = new Map()
    for (const { number, machine, snapshot } of standing) {
      const answers = await answersOf(machine)
      for (const { id, src } of callsIn(snapshot)) {
        const call = `${number} ${id}`
        const outcomes = answers
          .filter((one) => isOf(one, id))
          .map(({ label, event, outcome }) => {
            next.set(`${call} ${label}`, { number, event })
            return { id: label, label: outcome?.text ?? label }
          })
        if (outcomes.length > 0) calls.push({ call, machine, actor: src, outcomes })
      }
      for (const type of pausesIn(snapshot)) {
        const call = `${number} ${type}`
        next.set(`${call} passed`, { number, event: { type } })
        calls.push({ call, machine, actor: type, outcomes: [{ id: 'passed', label: 'время прошло' }] })
      }
    }
    if (!isOn) return
    offered = next
    tell({ kind: 'asks', calls })
  }

  const take = (number: number | null, event: AnyEventObject): void => {
    if (!isOn || number === null) return
    const at = standing.findIndex((one) => one.number === number)
    const flow = standing[at]
    if (flow === undefined) return
    try {
      const [reached] = transition(flow.snapshot.machine, flow.snapshot, event) as [AnyMachineSnapshot, unknown]
      if (reached.status === 'error') return
      standing = standing.with(at, { ...flow, snapshot: reached })
    } catch {
      // Stand-ins that an action cannot bear: the press has no effect, and the recording is still there.
      return
    }
    stage.show(standing)
    void ask()
  }

  stage.hear(take)
  return {
    /** @param clock epoch milliseconds of the step */
    begin: async (from: readonly Standing[], clock: () => number): Promise<void> => {
      standing = [...from]
      now = clock
      isOn = true
      await ask()
    },
    answer: (call: string, outcome: string): void => {
      const found = offered.get(`${call} ${outcome}`)
      if (found === undefined) return
      const moment = now()
      take(found.number, { now: moment, today: dayOf(new Date(moment)), ...found.event })
    },
    isOn: (): boolean => isOn,
    end: (): void => {
      isOn = false
      offered = new Map()
      tell({ kind: 'asks', calls: [] })
    },
  }
}
