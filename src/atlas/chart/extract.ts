/** From a machine and its words to the plain model of its chart. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { ActorWords, EventWords, StateWords } from '../../machines/kit/words.ts'
import type { Chart, ChartCall, ChartEdge, ChartEffect, ChartGuard, ChartState, ChartTrigger, StateKind } from './types.ts'

/** Words of any machine: what `wordsFor` gives, seen without the machine's own names. */
export interface AnyWords {
  title: string
  places: readonly string[]
  main: readonly string[]
  states: Readonly<Record<string, StateWords>>
  events: Readonly<Record<string, EventWords>>
  actors: Readonly<Record<string, ActorWords>>
  guards: Readonly<Record<string, string>>
  effects: Readonly<Record<string, string>>
  delays: Readonly<Record<string, string>>
  transitions: Readonly<Record<string, readonly string[] | undefined>>
  unreachable?: Readonly<Record<string, string>>
}

/** The machine itself, as ids spell it. */
export const ROOT = '*'

export const stateId = (node: AnyStateNode): string => node.path.join('.') || ROOT

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const kindOf = (node: AnyStateNode): StateKind => {
  if (node.type === 'final') return 'final'
  if (node.type === 'parallel') return 'parallel'
  if (node.type === 'compound') return 'group'
  if (node.always?.some(({ guard }) => guard === undefined)) return 'transient'
  return node.invoke.length > 0 ? 'waiting' : 'resting'
}

/** What XState adds to entry and exit for the sake of `after`. */
const isOwn = (type: string): boolean => type === 'xstate.raise' || type === 'xstate.cancel'

const effectsOf = (actions: readonly unknown[], words: AnyWords): ChartEffect[] =>
  actions.flatMap((action): ChartEffect[] => {
    const { type, params } =
      typeof action === 'string' ? { type: action, params: undefined } : (action as { type: string; params?: unknown })
    if (isOwn(type)) return []
    if (type.startsWith('xstate.')) return [{ name: null, text: 'обновить данные экрана', params: null }]
    return [
      {
        name: type,
        text: words.effects[type] ?? type,
        params: typeof params === 'function' ? 'computed' : ((params as Record<string, unknown> | undefined) ?? null),
      },
    ]
  })

const guardOf = (guard: unknown, words: AnyWords): ChartGuard | null => {
  if (guard === undefined) return null
  const { type = 'inline', guards } = (typeof guard === 'string' ? { type: guard } : guard) as {
    type?: string
    guards?: unknown[]
  }
  const inner = (guards ?? []).flatMap((one) => guardOf(one, words) ?? [])
  const joined = (mark: string, field: 'name' | 'text') => inner.map((one) => one[field]).join(mark)
  if (type === 'xstate.not') return { name: `not ${joined('', 'name')}`, text: `неверно, что ${joined('', 'text')}` }
  if (type === 'xstate.and') return { name: joined(' and ', 'name'), text: joined(' и ', 'text') }
  if (type === 'xstate.or') return { name: joined(' or ', 'name'), text: joined(' или ', 'text') }
  return { name: type, text: words.guards[type] ?? type }
}

/** Actors are always named in this house: an inline one would have no words. */
const actorOf = ({ src }: { src: unknown }): string => (typeof src === 'string' ? src : 'inline')

const callsOf = (node: AnyStateNode, words: AnyWords): ChartCall[] =>
  node.invoke.map(({ id, src }) => {
    const actor = actorOf({ src })
    const { text = actor, operation = [] } = words.actors[actor] ?? {}
    return { id, actor, text, operations: typeof operation === 'string' ? [operation] : [...operation] }
  })

const END = /^xstate\.(done|error)\.actor\.(.+)$/

const triggerOf = (node: AnyStateNode, transition: AnyTransitionDefinition, words: AnyWords): ChartTrigger => {
  const { eventType } = transition
  if (eventType === '') return { kind: 'always', name: '', text: 'сразу' }
  const delay = transition as { delay?: unknown }
  if (eventType.startsWith('xstate.after.')) {
    const name = String(delay.delay)
    return { kind: 'after', name, text: words.delays[name] ?? `через ${name}` }
  }
  const [, end, call] = END.exec(eventType) ?? []
  if (end === 'done' || end === 'error') {
    const invoked = callsOf(node, words).find(({ id }) => id === call)
    const text = invoked?.text ?? call ?? ''
    return { kind: end, name: call ?? '', text: end === 'done' ? `Ответ: ${text}` : `Сбой: ${text}` }
  }
  const said = words.events[eventType] ?? eventType
  return typeof said === 'string'
    ? { kind: 'person', name: eventType, text: said }
    : { kind: said.by, name: eventType, text: said.text }
}

/** A trigger as `words.transitions` spells it: calls go there by their actor, since one meaning serves all its invokes. */
const spelling = (node: AnyStateNode, { kind, name }: ChartTrigger): string => {
  const invoked = node.invoke.find(({ id }) => id === name)
  if (kind === 'done' || kind === 'error') return `${kind} ${invoked ? actorOf(invoked) : name}`
  return kind === 'after' ? `after ${name}` : name
}

/** The transitions of a node in the order in which XState tries them, one list for each event. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[][] => [
  ...(node.always ? [[...node.always]] : []),
  ...[...node.transitions.values()].map((list) => [...list]),
]

/** The id of an edge: its source, its event with the call's id, and its place among the branches of that event. */
const edgeId = (node: AnyStateNode, { kind, name }: ChartTrigger, at: number): string =>
  [stateId(node), ...(kind === 'done' || kind === 'error' || kind === 'after' ? [kind] : []), name || 'always', at].join(' ')

/** The id of a transition that a running machine has taken. */
export const idOfTransition = (transition: AnyTransitionDefinition, words: AnyWords): string => {
  const node = transition.source
  for (const branches of transitionsOf(node)) {
    const at = branches.indexOf(transition)
    if (at >= 0) return edgeId(node, triggerOf(node, transition, words), at)
  }
  throw new Error(`${node.id}: a transition by ${transition.eventType} that the chart does not know`)
}

const edgesOf = (node: AnyStateNode, words: AnyWords): ChartEdge[] => {
  const main = (id: string) => words.main.indexOf(id)
  return transitionsOf(node).flatMap((branches) =>
    branches.map((transition, at): ChartEdge => {
      const trigger = triggerOf(node, transition, words)
      const source = stateId(node)
      const id = edgeId(node, trigger, at)
      const target = transition.target?.[0] ? stateId(transition.target[0]) : null
      const guard = guardOf(transition.guard, words)
      return {
        id,
        source,
        target,
        trigger,
        guard,
        isOtherwise: guard === null && at > 0,
        reenter: transition.reenter,
        effects: effectsOf(transition.actions, words),
        rows: [...(words.transitions[`${source} ${spelling(node, trigger)}`] ?? [])],
        isMain: trigger.kind !== 'error' && target !== null && main(source) >= 0 && main(target) === main(source) + 1,
        unreachable: words.unreachable?.[id] ?? null,
      }
    }),
  )
}

const isInitial = (node: AnyStateNode): boolean => {
  const { parent } = node
  if (!parent) return false
  return parent.type === 'parallel' || parent.initial.target.some((target) => target === node)
}

/**
 * The chart of a machine. It loses nothing: every state node, transition, action, guard and invoke is in it.
 * @param flow the folder name under src/machines
 */
export const extractChart = (flow: string, machine: AnyStateMachine, words: AnyWords): Chart => {
  const nodes = nodesOf(machine.root)
  return {
    flow,
    machine: machine.id,
    title: words.title,
    places: [...words.places],
    states: nodes.map((node): ChartState => {
      const id = stateId(node)
      const said = words.states[id]
      const main = words.main.indexOf(id)
      return {
        id,
        parent: node.parent ? stateId(node.parent) : null,
        kind: kindOf(node),
        text: said?.text ?? (id === ROOT ? words.title : id),
        tone: said?.tone ?? null,
        rows: [...(said?.rows ?? [])],
        why: said?.why ?? null,
        tags: [...node.tags],
        isInitial: isInitial(node),
        main: main < 0 ? null : main,
        entry: effectsOf(node.entry, words),
        exit: effectsOf(node.exit, words),
        calls: callsOf(node, words),
      }
    }),
    edges: nodes.flatMap((node) => edgesOf(node, words)),
  }
}
