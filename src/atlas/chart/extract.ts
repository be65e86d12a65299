/** Builds the plain model of a chart from a machine and its words. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { ActorWords, BranchWords, EventWords, FieldWords, StateWords } from '../../machines/kit/words.ts'
import type { Chart, ChartCall, ChartEdge, ChartEffect, ChartGuard, ChartState, ChartTrigger, StateKind } from './types.ts'

/** The words of any machine: the result of `wordsFor`, without the machine's own names. */
export interface AnyWords {
  title: string
  places: readonly string[]
  noPlace?: string
  main: readonly string[]
  states: Readonly<Record<string, StateWords>>
  events: Readonly<Record<string, EventWords>>
  fields: Readonly<Record<string, FieldWords>>
  actors: Readonly<Record<string, ActorWords>>
  guards: Readonly<Record<string, string>>
  effects: Readonly<Record<string, string>>
  delays: Readonly<Record<string, string>>
  transitions: Readonly<Record<string, readonly string[] | BranchWords | undefined>>
  unreachable?: Readonly<Record<string, string>>
}

/** The id of the machine itself. */
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

/** XState's own entry and exit actions for `after`. */
const isOwn = (action: { id?: unknown; sendId?: unknown }): boolean =>
  [action.id, action.sendId].some((id) => typeof id === 'string' && id.startsWith('xstate.after.'))

const effectsOf = (actions: readonly unknown[], words: AnyWords): ChartEffect[] =>
  actions.flatMap((action): ChartEffect[] => {
    const { type, params, ...own } = (typeof action === 'string' ? { type: action } : action) as {
      type: string
      params?: unknown
      id?: unknown
      sendId?: unknown
    }
    if (isOwn(own)) return []
    if (type.startsWith('xstate.')) return [{ name: null, text: 'обновить данные экрана', params: null }]
    return [
      {
        name: type,
        text: words.effects[type] ?? type,
        params: typeof params === 'function' ? 'computed' : ((params as Record<string, unknown> | undefined) ?? null),
      },
    ]
  })

/** `not`, `and`, `or` are XState functions that carry their operands. */
interface Composed {
  name: string
  guards: readonly unknown[]
}
const isComposed = (guard: unknown): guard is Composed => typeof guard === 'function' && 'guards' in guard

const composed = ({ name, guards }: Composed, words: AnyWords): ChartGuard => {
  const parts = guards.map((one) => {
    const said = guardOf(one, words) ?? { name: '', text: '' }
    return isComposed(one) ? { name: `(${said.name})`, text: `(${said.text})` } : said
  })
  const joined = (mark: string, field: keyof ChartGuard) => parts.map((part) => part[field]).join(mark)
  if (name === 'not') return { name: `not ${joined('', 'name')}`, text: `неверно, что ${joined('', 'text')}` }
  return name === 'and'
    ? { name: joined(' and ', 'name'), text: joined(' и ', 'text') }
    : { name: joined(' or ', 'name'), text: joined(' или ', 'text') }
}

const guardOf = (guard: unknown, words: AnyWords): ChartGuard | null => {
  if (guard === undefined) return null
  if (isComposed(guard)) return composed(guard, words)
  const { type = 'inline' } = (typeof guard === 'string' ? { type: guard } : guard) as { type?: string }
  return { name: type, text: words.guards[type] ?? type }
}

/** Actors always have names here: an inline one would have no words. */
const actorOf = ({ src }: { src: unknown }): string => (typeof src === 'string' ? src : 'inline')

const callsOf = (node: AnyStateNode, words: AnyWords): ChartCall[] =>
  node.invoke.map(({ id, src }) => {
    const actor = actorOf({ src })
    const { text = actor, operation = [] } = words.actors[actor] ?? {}
    return { id, actor, text, operations: typeof operation === 'string' ? [operation] : [...operation] }
  })

const ALL_DONE = /^xstate\.done\.state\./
const END = /^xstate\.(done|error)\.actor\.(.+)$/

/** The trigger of a transition, before its words are looked up. */
const causeOf = (
  transition: AnyTransitionDefinition,
): { kind: 'always' | 'after' | 'done' | 'error' | 'event'; name: string } => {
  const { eventType } = transition
  if (eventType === '') return { kind: 'always', name: '' }
  if (ALL_DONE.test(eventType)) return { kind: 'always', name: 'done' }
  if (eventType.startsWith('xstate.after.')) return { kind: 'after', name: String((transition as { delay?: unknown }).delay) }
  const [, end, call = ''] = END.exec(eventType) ?? []
  return end === 'done' || end === 'error' ? { kind: end, name: call } : { kind: 'event', name: eventType }
}

const triggerOf = (node: AnyStateNode, transition: AnyTransitionDefinition, words: AnyWords): ChartTrigger => {
  const { kind, name } = causeOf(transition)
  if (kind === 'always') return { kind, name, text: name === '' ? 'сразу' : 'когда всё внутри закончено' }
  if (kind === 'after') return { kind, name, text: words.delays[name] ?? `через ${name}` }
  if (kind === 'done' || kind === 'error') {
    const text = callsOf(node, words).find(({ id }) => id === name)?.text ?? name
    return { kind, name, text: kind === 'done' ? `Ответ: ${text}` : `Сбой: ${text}` }
  }
  const said = words.events[name] ?? name
  return typeof said === 'string' ? { kind: 'person', name, text: said } : { kind: said.by, name, text: said.text }
}

/** A trigger in the notation of `words.transitions`: calls are named by their actor, since all its invokes share one meaning. */
const spelling = (node: AnyStateNode, { kind, name }: ChartTrigger): string => {
  const invoked = node.invoke.find(({ id }) => id === name)
  if (kind === 'done' || kind === 'error') return `${kind} ${invoked ? actorOf(invoked) : name}`
  if (kind === 'after') return `after ${name}`
  return name || 'always'
}

/** The name of a branch in `words.transitions`. */
export const branchName = (guard: ChartGuard | null): string => guard?.name ?? 'else'

const isList = (said: readonly string[] | BranchWords): said is readonly string[] => Array.isArray(said)

/** The rows of a transition, or the reason for none. */
const saidOf = (words: AnyWords, key: string, guard: ChartGuard | null): Pick<ChartEdge, 'rows' | 'why'> => {
  const said = words.transitions[key] ?? []
  const own = isList(said) ? said : (said[branchName(guard)] ?? [])
  return typeof own === 'string' ? { rows: [], why: own } : { rows: [...own], why: null }
}

/** The transitions of a node in XState's order of evaluation, one list per event. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[][] => [
  ...(node.always ? [[...node.always]] : []),
  ...[...node.transitions.values()].map((list) => [...list]),
]

/** The id of an edge: its source, its event with the call's id, and its index among the branches of that event. */
const edgeId = (node: AnyStateNode, { kind, name }: Pick<ChartTrigger, 'name'> & { kind: string }, at: number): string =>
  [stateId(node), ...(kind === 'done' || kind === 'error' || kind === 'after' ? [kind] : []), name || 'always', at].join(' ')

/** The id of a transition taken by a running machine. */
export const idOfTransition = (transition: AnyTransitionDefinition): string => {
  const node = transition.source
  for (const branches of transitionsOf(node)) {
    const at = branches.indexOf(transition)
    if (at >= 0) return edgeId(node, causeOf(transition), at)
  }
  throw new Error(`${node.id}: a transition by ${transition.eventType} that the chart does not know`)
}

/** The state that follows on the main way; out of a frame the way leads past what is inside of it. */
const nextOnMain = ({ main }: AnyWords, source: string): string | undefined => {
  const at = main.indexOf(source)
  return at < 0 ? undefined : main.slice(at + 1).find((id) => !id.startsWith(`${source}.`))
}

const edgesOf = (node: AnyStateNode, words: AnyWords): ChartEdge[] => {
  return transitionsOf(node).flatMap((branches) =>
    branches.map((transition, at): ChartEdge => {
      const trigger = triggerOf(node, transition, words)
      const source = stateId(node)
      const id = edgeId(node, trigger, at)
      if ((transition.target?.length ?? 0) > 1) throw new Error(`${id}: an edge of the chart has one target`)
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
        ...saidOf(words, `${source} ${spelling(node, trigger)}`, guard),
        isMain: trigger.kind !== 'error' && target !== null && target === nextOnMain(words, source),
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
 * The chart of a machine, without loss: every state node, transition, action, guard and invoke is in it.
 * @param flow the folder name in its area of src/machines
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
