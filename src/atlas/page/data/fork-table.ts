/** The table of a fork: what happens before it, answers of calls above all, against the branches that it takes then. */
import { nameOfStart } from './cases.ts'
import { branchesOf } from '../../chart/facts.ts'
import type { ChartEdge, ChartState } from '../../chart/types.ts'
import { edgeHref, stateHref } from '../base/place.ts'
import { goalOf, titleOf } from '../base/say.ts'
import { eventOf, samplesOf, textOf, type FlowData } from './flow-data.ts'

export interface ForkBranch {
  edge: ChartEdge
  /** Its place in the order in which the conditions are asked, from 1. */
  number: number
  /** The condition. */
  text: string
  goal: string
}

export interface ForkRow {
  text: string
  /** The address of the screens, by branch; null where the fork does not take that branch then. */
  cells: (string | null)[]
}

export interface ForkGroup {
  /** The call whose answers these are; what else leads into the fork. */
  title: string
  rows: ForkRow[]
}

export interface ForkTable {
  branches: ForkBranch[]
  groups: ForkGroup[]
}

const ACTIONS = 'Действия'
const STARTS = 'С чего начинается'

const conditionOf = (edge: ChartEdge): string => {
  if (edge.trigger.kind === 'always') return titleOf(edge)
  if (edge.guard) return `Если ${edge.guard.text}`
  if (edge.trigger.kind === 'error') return 'Сбой вызова'
  return edge.isOtherwise ? 'Во всех остальных случаях' : 'Без условий'
}

/** Something that leads into the fork on one branch. */
interface Taken {
  group: string
  text: string
  href: string
}

const withoutCall = (text: string, call: string): string => (text.startsWith(`${call}: `) ? text.slice(call.length + 2) : text)

const callText = ({ chart }: FlowData, id: string): string =>
  chart.states.flatMap(({ calls }) => calls).find((call) => call.id === id)?.text ?? id

/** The steps that take a branch, and the starting points that lie behind it. */
const takenBy = (data: FlowData, { id }: ChartEdge): Taken[] => {
  const { walks, chart } = data
  const steps = samplesOf(data, id).flatMap((step): Taken[] => {
    const event = eventOf(data, step)
    if (!event) return []
    const group = event.call === null ? ACTIONS : callText(data, event.call)
    return [{ group, text: withoutCall(event.text, group), href: edgeHref(chart.flow, id, event.label) }]
  })
  const starts = walks.inputs.flatMap(({ edges, text }, input): Taken[] => {
    const config = edges.includes(id) ? walks.configs.findIndex((one) => one.input === input && one.by === null) : -1
    const leaf = walks.configs[config]?.state.split('+')[0]
    return leaf === undefined ? [] : [{ group: STARTS, text, href: stateHref(chart.flow, leaf, nameOfStart(walks, input)) }]
  })
  return [...starts, ...steps]
}

/** @param branches in the order in which their conditions are asked */
const tableOf = (data: FlowData, branches: readonly ChartEdge[]): ForkTable => {
  const taken = branches.map((edge) => takenBy(data, edge))
  const titles = [...new Set(taken.flat().map(({ group }) => group))]
  return {
    branches: branches.map((edge, at) => ({
      edge,
      number: at + 1,
      text: conditionOf(edge),
      goal: goalOf(edge, (id) => textOf(data, id)),
    })),
    groups: titles.map((title) => {
      const own = taken.map((all) => all.filter(({ group }) => group === title))
      return {
        title,
        rows: [...new Set(own.flat().map(({ text }) => text))].map((text) => ({
          text,
          cells: own.map((all) => all.find((one) => one.text === text)?.href ?? null),
        })),
      }
    }),
  }
}

const isOwn = (state: ChartState, edge: ChartEdge, call: string): boolean =>
  edge.source === state.id && (edge.trigger.kind === 'done' || edge.trigger.kind === 'error') && edge.trigger.name === call

/** The tables of a state: a fork has one, a state that waits has one for each of its calls. */
export const forkTablesOf = (data: FlowData, state: ChartState): ForkTable[] => {
  const { edges } = data.chart
  const forks =
    state.kind === 'transient'
      ? [edges.filter(({ source, trigger }) => source === state.id && trigger.kind === 'always')]
      : state.calls.map(({ id }) => edges.filter((edge) => isOwn(state, edge, id)))
  return forks.filter((branches) => branches.length > 1).map((branches) => tableOf(data, branches))
}

/** The table in which an edge is a branch; null for one without others beside it. */
export const forkTableOf = (data: FlowData, edge: ChartEdge): ForkTable | null => {
  const branches = branchesOf(data.chart, edge)
  return branches.length > 1 ? tableOf(data, branches) : null
}
