/** What a report of the commonest problems weighs: the shortest way to each, recorded, in a link with and without the release's dictionary. */
import { createActor, SimulatedClock, type AnyActor } from 'xstate'
import { explore, type Edge, type Graph } from '../../model/explore/explore.ts'
import { flowsWithFixtures, type FlowWithFixture } from '../../model/explore/flows.ts'
import { marks } from '../../model/replay/marks.ts'
import { dictionaryOf } from '../../model/replay/dictionary.ts'
import { fault, memoryStore, RELEASE } from '../../model/replay/sessions.ts'
import { merged } from '../../src/replay/packed/merge.ts'
import { pack, type Dictionaries } from '../../src/replay/packed/pack.ts'
import { readLines, type Line } from '../../src/replay/record/lines.ts'
import { createRecorder } from '../../src/replay/record/recorder.ts'
import { linkOf } from '../../src/replay/report/link.ts'

/** Flow and the state that the problem is seen in: what people write to support about most. */
const PROBLEMS = [
  ['login', 'form'],
  ['login', 'paused'],
  ['registration', 'unanswered'],
  ['confirmation', 'unanswered'],
  ['recovery', 'unanswered'],
  ['add-tool', 'refused'],
  ['add-tool', 'unanswered'],
  ['add-tool', 'form.scanFailed'],
  ['company-invoice', 'unanswered'],
  ['reserve', 'unanswered'],
  ['sales', 'failed'],
  ['user-tools', 'failed'],
  ['balance', 'withdrawal.unanswered'],
  ['balance', 'withdrawal.refused'],
  ['add-card', 'failed'],
  ['remove-card', 'unanswered'],
  ['find-tool', 'failed'],
  ['tool-info', 'failed'],
  ['receipt', 'failed'],
  ['point', 'unanswered'],
  ['create-point', 'refused'],
  ['create-point', 'unanswered'],
  ['profile-form', 'unanswered'],
  ['requests', 'failed'],
  ['messages', 'failed'],
  ['chat', 'failed'],
] as const
/** Of those that this release has. */
const MOST = 20

const NOTE = 'Нажала кнопку, а ответа нет'
const ORIGIN = 'https://portal.example.ru'

/** The shortest way to a state, over all starts of the flow. */
const wayIn = (graph: Graph, state: string): Edge[] | null => {
  const ways = new Map<string, Edge[]>([[graph.start, []]])
  for (const [at, way] of ways) {
    for (const edge of graph.edges) {
      if (edge.from !== at) continue
      if (edge.target.split('+').some((part) => part === state || part.endsWith(`.${state}`))) return [...way, edge]
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge])
    }
  }
  return null
}

const shortest = ({ fixture }: FlowWithFixture, state: string) =>
  Object.values(fixture.inputs as Record<string, unknown>)
    .flatMap((input) => {
      const way = wayIn(explore(fixture, input), state)
      return way === null || way.length === 0 ? [] : [{ input, way }]
    })
    .toSorted((a, b) => a.way.length - b.way.length)[0]

const recorded = ({ fixture }: FlowWithFixture, input: unknown, way: readonly Edge[]): Line[] => {
  const recorder = createRecorder({
    release: RELEASE,
    store: memoryStore(),
    now: Date.now,
    place: () => '/',
    onFault: fault,
    marks,
  })
  const actor = createActor(fixture.machine, { input, clock: new SimulatedClock() }) as AnyActor
  actor.start()
  recorder.attach(actor)
  for (const { by } of way) actor.send(by.event)
  const lines = merged(recorder.read().flatMap(readLines))
  actor.stop()
  return lines
}

const lengthOf = (lines: readonly Line[], release: string, dictionaries: Dictionaries | null): number =>
  linkOf(ORIGIN, {
    note: NOTE,
    place: '/tool',
    width: 360,
    height: 740,
    theme: 'light',
    recording: pack(lines, release, dictionaries),
  }).length

/** @returns by problem: steps, characters of the link with the dictionary and without */
export const problemSizes = async () => {
  const flows = await flowsWithFixtures()
  const dictionaries = Object.fromEntries(flows.map(({ machine, fixture }) => [machine.id, dictionaryOf(fixture, marks)]))
  return PROBLEMS.flatMap(([name, state]) => {
    const flow = flows.find((one) => one.flow === name)
    const found = flow && shortest(flow, state)
    if (!flow || !found) return []
    const lines = recorded(flow, found.input, found.way)
    return [
      {
        problem: `${name}: ${state}`,
        steps: found.way.length,
        link: lengthOf(lines, '8986f948', dictionaries),
        plain: lengthOf(lines, RELEASE, null),
      },
    ]
  }).slice(0, MOST)
}
