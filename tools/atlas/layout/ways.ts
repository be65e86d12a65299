/** Ways between places, with their causes: the `navigate` effects of all flows. */
import type { Chart, ChartEdge, ChartEffect, TriggerKind } from '../../../src/atlas/chart/types.ts'
import type { Walks } from '../../../src/atlas/chart/walks.ts'
import { pathOf } from './places.ts'
import { goalsOf } from './texts.ts'
import { treeOf, type Tree } from './tree.ts'

/** Any place: the place of a flow that is on every screen, or the visitor's previous place. */
export const ANYWHERE = '*'

export interface Way {
  from: string
  to: string
  flow: string
  title: string
  kind: TriggerKind
  /** What happens, and the condition. */
  text: string[]
  /** Ids of the chart's edges. */
  edges: string[]
}

export interface Model {
  chart: Chart
  walks: Walks
}

/** A part of the chart that navigates: a transition, or the entry into a state. */
interface Owner {
  kind: TriggerKind
  text: string[]
  edges: string[]
  effects: ChartEffect[]
}

const navigations = (effects: readonly ChartEffect[]): ChartEffect[] => effects.filter(({ name }) => name === 'navigate')

const sayEdge = ({ trigger, guard }: ChartEdge): string[] => {
  const condition = guard ? [`если ${guard.text}`] : []
  return trigger.kind === 'always' && condition.length > 0 ? condition : [trigger.text, ...condition]
}

/** The navigating parts of a transition, in XState's order of execution. */
const ownersOf = (tree: Tree, edge: ChartEdge): Owner[] => {
  const own: Owner = { kind: edge.trigger.kind, text: sayEdge(edge), edges: [edge.id], effects: navigations(edge.effects) }
  const { target } = edge
  if (target === null) return [own]
  const entered = [target, ...tree.pathOf(tree.entryOf(target)).filter((id) => tree.pathOf(id).includes(target) && id !== target)]
  const entries = entered.map((id): Owner => {
    const { text, entry } = tree.get(id)
    const said = edge.trigger.kind === 'person' ? sayEdge(edge) : [text]
    return { kind: edge.trigger.kind, text: said, edges: [edge.id], effects: navigations(entry) }
  })
  return [own, ...entries]
}

const addressOf = (params: unknown): string | null => {
  const to = typeof params === 'object' && params !== null ? (params as { to?: unknown }).to : undefined
  return typeof to === 'string' ? to : null
}

const holds = (value: unknown, text: string): boolean =>
  value === text || (typeof value === 'object' && value !== null && Object.values(value).some((inner) => holds(inner, text)))

interface Found {
  owner: Owner
  to: string
}

const foundIn = ({ chart, walks }: Model): Found[] => {
  const tree = treeOf(chart)
  const owners = new Map(chart.edges.map((edge) => [edge.id, ownersOf(tree, edge)]))
  const told = (ids: readonly string[]) =>
    ids.flatMap((id) => owners.get(id) ?? []).flatMap((owner) => owner.effects.map(() => owner))
  const walked = walks.steps.flatMap((step): Found[] => {
    const by = told(step.edges)
    const addresses = step.effects.flatMap(({ name, params }) => (name === 'navigate' ? (addressOf(params) ?? []) : []))
    const input = walks.inputs[walks.configs[step.from]?.input ?? 0]?.input
    return addresses.flatMap((address, at) => {
      const owner = by[at]
      return owner ? [{ owner, to: holds(input, address) ? ANYWHERE : pathOf(address) }] : []
    })
  })
  const fixed = [...owners.values()].flat().flatMap((owner) => goalsOf(owner).map((to): Found => ({ owner, to: pathOf(to) })))
  return [...walked, ...fixed]
}

/** States entered together with one of the flow's own addresses are at that address. */
const standsAt = ({ places, states, edges }: Chart): Map<string, string> => {
  const own = new Set(places.map(pathOf))
  const goalIn = (effects: ChartEffect[]) =>
    goalsOf({ effects })
      .map(pathOf)
      .find((goal) => own.has(goal))
  return new Map([
    ...states.flatMap(({ id, entry }): [string, string][] => {
      const goal = goalIn(entry)
      return goal === undefined ? [] : [[id, goal]]
    }),
    ...edges.flatMap(({ target, effects }): [string, string][] => {
      const goal = goalIn(effects)
      return goal === undefined || target === null ? [] : [[target, goal]]
    }),
  ])
}

/** The ways of one flow, without those that stay in their place. */
export const waysOf = (model: Model): Way[] => {
  const { flow, title, places, edges } = model.chart
  const home = places[0] === undefined ? ANYWHERE : pathOf(places[0])
  const stands = standsAt(model.chart)
  const sourceOf = ({ edges: [id] }: Owner) => edges.find((edge) => edge.id === id)?.source ?? ''
  const ways = new Map<string, Way>()
  for (const { owner, to } of foundIn(model)) {
    const from = stands.get(sourceOf(owner)) ?? home
    const key = [from, to, ...owner.text].join('\n')
    const known = ways.get(key)?.edges ?? []
    ways.set(key, { from, to, flow, title, kind: owner.kind, text: owner.text, edges: [...new Set([...known, ...owner.edges])] })
  }
  return [...ways.values()].filter(({ from, to }) => from !== to)
}
