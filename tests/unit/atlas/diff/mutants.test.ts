/**
 * The behavioural diff against wrong machines: between a machine and the same one with a wrong guard it has to find a way on which
 * both part, on the fixture's events or along the ways of the hand-written journeys. `GRID=full` tries every guard of every flow and
 * prints how many, the longest way and the time.
 */
import { expect, test } from 'vitest'
import { flows } from '../../../../src/atlas/flows.ts'
import { withFixture, type FlowWithFixture } from '../../../../model/explore/flows.ts'
import { readWays } from '../../../../model/coverage/journeys.ts'
import { walkAlong } from '../../../../model/explore/journeys.ts'
import { search, wayOf, type Pair } from '../../../../tools/atlas/diff/search.ts'
import { withJourneys, type System } from '../../../../tools/atlas/diff/system.ts'
import { EQUIVALENT } from '../../../guards/equivalent.ts'
import { wrongGuards, type WrongGuard } from '../../../model/kit/wrong-guards.ts'
import { emptySystem, runningSystem } from './running.ts'

/** More transient states in a row than in any machine of the portal. */
const MOST_STEPS = 1_000
const isFull = process.env['GRID'] === 'full'
const SAMPLE = new Set(['login', 'messages'])

type Sight = 'behaviour' | 'data'
interface Witness {
  by: Sight
  /** The number of events to it, the differing one included. */
  length: number
}

/** The shortest way to a difference of state, effect or right; of what the screen's data are where nothing else differs. */
const witnessOf = (right: System, wrong: System): Witness | null => {
  const found: Record<Sight, number | null> = { behaviour: null, data: null }
  const see = (by: Sight, pair: Pair, more: number): void => {
    found[by] ??= wayOf(pair).length - 1 + more
  }
  search(right, wrong, {
    onStep: (pair) => {
      const isOther = !pair.isSame || JSON.stringify(pair.old.effects) !== JSON.stringify(pair.new.effects)
      if (isOther) see('behaviour', pair, 0)
      else if (right.linesAt(pair.old.shown)?.join() !== wrong.linesAt(pair.new.shown)?.join()) see('data', pair, 0)
    },
    onRight: (pair) => see('behaviour', pair, 1),
    isDone: () => found.behaviour !== null,
  })
  const by = found.behaviour === null ? 'data' : 'behaviour'
  const length = found[by]
  return length === null ? null : { by, length }
}

/** Runs something while a guard is wrong. */
const during =
  ({ machine }: FlowWithFixture, { put }: WrongGuard) =>
  <Result>(run: () => Result): Result => {
    const { options } = machine
    machine.options = { ...options, maxIterations: MOST_STEPS }
    const putBack = put()
    try {
      return run()
    } finally {
      putBack()
      machine.options = options
    }
  }

/** The right machine's systems: steps that one wrong guard asked for need not be taken for the next one. */
interface Right {
  keyed: System
  along: System
}

/** A machine along the ways of its journeys alone. */
const along = (flow: FlowWithFixture, ways: readonly string[], run?: ReturnType<typeof during>): System => {
  const journeys = walkAlong(flow, ways, run)
  return withJourneys(emptySystem(flow.fixture), journeys, (config) => [journeys.contents[config] ?? ''])
}

/** First along the journeys: their ways are few. */
const withWrong = (flow: FlowWithFixture, ways: readonly string[], right: Right, one: WrongGuard): Witness | null => {
  const run = during(flow, one)
  const witness = witnessOf(right.along, along(flow, ways, run))
  if (witness?.by === 'behaviour') return witness
  const other = witnessOf(right.keyed, runningSystem(flow.fixture, run))
  return other?.by === 'behaviour' ? other : (witness ?? other)
}

interface Score {
  flow: string
  guards: number
  wrong: number
  data: number
  equivalent: string[]
  without: string[]
  longest: number
  longestOf: string
  seconds: number
}

const scoreOf = (atlasFlow: FlowWithFixture): Score => {
  const { flow, machine, fixture } = atlasFlow
  const begun = performance.now()
  const ways = readWays(flow)
  const right = {
    keyed: runningSystem(fixture),
    along: along(atlasFlow, ways),
  }
  const wrong = wrongGuards(machine)
  const known = EQUIVALENT[flow] ?? {}
  const found = wrong.map((one) => ({ title: one.title, witness: withWrong(atlasFlow, ways, right, one) }))
  const longest = found.reduce((most, one) => ((one.witness?.length ?? 0) > (most.witness?.length ?? 0) ? one : most), {
    title: '',
    witness: null,
  } as (typeof found)[number])
  const without = found.filter(({ witness }) => !witness).map(({ title }) => title)
  return {
    flow,
    guards: Object.keys(machine.implementations.guards).length,
    wrong: wrong.length,
    data: found.filter(({ witness }) => witness?.by === 'data').length,
    equivalent: without.filter((title) => title in known),
    without: without.filter((title) => !(title in known)),
    longest: longest.witness?.length ?? 0,
    longestOf: longest.title,
    seconds: (performance.now() - begun) / 1000,
  }
}

const scores: Score[] = []

const told = ({ flow, guards, wrong, data, equivalent, without, longest, longestOf, seconds }: Score): string =>
  [
    `${flow}: ${wrong - equivalent.length - without.length} of ${wrong} wrong guards of ${guards} with a witness`,
    `${data} in the data alone`,
    `equivalent: ${equivalent.join(', ') || 'none'}`,
    `without: ${without.join(', ') || 'none'}`,
    `longest ${longest} «${longestOf}»`,
    `${seconds.toFixed(1)} s`,
  ].join(' · ')

test.for(flows.filter(({ flow }) => isFull || SAMPLE.has(flow)).map((one) => [one.flow, one] as const))(
  'M9 %s: the diff finds a witness for every wrong guard that the fixture can tell',
  { timeout: 1_800_000 },
  async ([, one]) => {
    const score = scoreOf(await withFixture(one))
    scores.push(score)
    if (isFull) process.stdout.write(`${told(score)}\n`)
    expect(score.without).toEqual([])
  },
)

test.runIf(isFull)('M9 all wrong guards together', () => {
  const sum = (of: (score: Score) => number) => scores.reduce((total, score) => total + of(score), 0)
  const longest = scores.toSorted((one, other) => other.longest - one.longest)[0]
  const parts = [
    `all: ${sum(({ wrong, without, equivalent }) => wrong - without.length - equivalent.length)} of ${sum(({ wrong }) => wrong)} wrong guards of ${sum(({ guards }) => guards)}`,
    `· ${sum(({ data }) => data)} in the data alone · equivalent ${sum(({ equivalent }) => equivalent.length)}`,
    `· longest ${longest?.longest} (${longest?.flow}: ${longest?.longestOf}) · ${sum(({ seconds }) => seconds).toFixed(0)} s`,
  ]
  process.stdout.write(`${parts.join(' ')}\n`)
  expect(scores).toHaveLength(flows.length)
})
