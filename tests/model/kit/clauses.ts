/**
 * Proves clauses: what a flow's words name by a clause is taken away from the machine, one part after the other, and a journey whose
 * title names that clause must fail. docs/flows/clauses keeps what was found; the atlas calls the rest «named».
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { idOfTransition, transitionsOf } from '../../../src/atlas/chart/extract.ts'
import type { Chart, ChartEdge } from '../../../src/atlas/chart/types.ts'
import type { Walks } from '../../../src/atlas/chart/walks.ts'
import type { Flow } from '../../../model/kit/flow.ts'
import { partText } from '../../../model/kit/json-lines.ts'
import { nodesOf } from '../../../model/kit/nodes.ts'
import { isNoticed } from '../../../scripts/lib/noticed.mjs'
import type { FlowClauses } from '../../../tools/atlas/trace/proof.ts'
import { idsOf } from '../../../tools/atlas/trace/titles.ts'
import { CLAUSES, failingOf, journeysOf } from './broken.ts'

const FLOWS = join(import.meta.dirname, '../../../docs/flows')
/** Tried each time, so that a rule of this file that is broken is noticed at once. */
const SAMPLE = 'login'

interface Part {
  kind: 'state' | 'edge'
  id: string
  rows: string[]
  /** Each set of edges without which the part is not there. */
  without: string[][]
}

const isWithin = (id: string | null, state: string): boolean =>
  state === '*' || id === state || (id?.startsWith(`${state}.`) ?? false)

/**
 * A state is not there without the edges that lead into it. Where the flow may begin in it, nothing leads there, and what it does is
 * taken away instead: the edges that begin in it.
 */
const withoutState = (edges: readonly ChartEdge[], starts: readonly string[], state: string): string[][] => {
  const into = edges.filter(({ source, target }) => isWithin(target, state) && !isWithin(source, state))
  const from = edges.filter(({ source }) => isWithin(source, state))
  const isStart = starts.some((start) => isWithin(start, state))
  return [into, isStart ? from : []].filter(({ length }) => length > 0).map((all) => all.map(({ id }) => id))
}

const partsOf = ({ chart, walks }: { chart: Chart; walks: Walks }): Part[] => {
  const starts = walks.configs
    .filter(({ by, like }) => by === null && like === undefined)
    .flatMap(({ state }) => state.split('+'))
  const states = chart.states.map(({ id, rows }): Part => ({
    kind: 'state',
    id,
    rows,
    without: withoutState(chart.edges, starts, id),
  }))
  const edges = chart.edges.map(({ id, rows }): Part => ({ kind: 'edge', id, rows, without: [[id]] }))
  return [...states, ...edges].filter(({ rows }) => rows.length > 0)
}

/** A branch that is never taken: the next one is, or the event is refused. */
const put = (branches: ReadonlyMap<string, AnyTransitionDefinition>, ids: readonly string[]) => (): (() => void) => {
  const own = ids.flatMap((id) => branches.get(id) ?? []).map((branch) => [branch, branch.guard] as const)
  for (const [branch] of own) Reflect.set(branch, 'guard', () => false)
  return () => {
    for (const [branch, guard] of own) Reflect.set(branch, 'guard', guard)
  }
}

const provenIn = async (machine: AnyStateMachine, part: Part, journeys: ReturnType<typeof journeysOf>): Promise<Set<string>> => {
  const branches = new Map(
    nodesOf(machine)
      .flatMap(transitionsOf)
      .flat()
      .map((branch) => [idOfTransition(branch), branch]),
  )
  const proven = new Set<string>()
  for (const ids of part.without) {
    const left = part.rows.filter((row) => !proven.has(row))
    const naming = journeys.filter(({ name }) => idsOf(name).some((row) => left.includes(row)))
    const isEnough = (failing: readonly { name: string }[]) =>
      left.every((row) => failing.some(({ name }) => idsOf(name).includes(row)))
    const failing = await failingOf(machine, put(branches, ids), naming, isEnough)
    for (const row of left) if (failing.some(({ name }) => idsOf(name).includes(row))) proven.add(row)
  }
  return proven
}

/** Call this once per flow, in the file that has all its journeys. */
export const testClauses = ({ name: flow, machine }: Flow): void => {
  // What is as the full grid has found it needs no second proof (F04).
  const isTried = process.env['GRID'] === 'full' || flow === SAMPLE || !isNoticed(flow)
  describe.runIf(isTried)(`${flow}: ${CLAUSES}`, () => {
    test('docs/flows/clauses says which of them a journey proves: it names the clause, and fails without what implements it', async ({
      task,
    }) => {
      const model = JSON.parse(readFileSync(join(FLOWS, `model/${flow}.json`), 'utf8')) as { chart: Chart; walks: Walks }
      const journeys = journeysOf(task.file, flow)
      const parts: FlowClauses['parts'] = []
      for (const part of partsOf(model)) {
        const proven = await provenIn(machine, part, journeys)
        const { kind, id, rows } = part
        parts.push({ kind, id, proven: rows.filter((row) => proven.has(row)), named: rows.filter((row) => !proven.has(row)) })
      }
      await expect(`${partText({ flow, parts })}\n`).toMatchFileSnapshot(join(FLOWS, `clauses/${flow}.json`))
    })
  })
}
