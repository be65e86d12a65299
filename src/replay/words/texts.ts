/** The words of a flow that a report and its replay need: taken from the analysts' words when a release is built, loaded apart from it. */
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { ActorWords, EventWords, FieldWords, StateWords } from '../../machines/kit/words.ts'

export interface FlowTexts {
  title: string
  /** By the path of a state; states that only route have none. */
  states: Readonly<Record<string, string>>
  /** By type; `app` for what nobody has pressed. */
  events: Readonly<Record<string, string | { app: string }>>
  fields: Readonly<Record<string, FieldWords>>
  /** By the id of the invocation. */
  calls: Readonly<Record<string, string>>
  delays: Readonly<Record<string, string>>
}

/** By the id of the machine. */
export type Texts = Readonly<Record<string, FlowTexts>>

interface AnyWords {
  title: string
  states: Readonly<Record<string, StateWords>>
  events: Readonly<Record<string, EventWords>>
  fields: Readonly<Record<string, FieldWords>>
  actors: Readonly<Record<string, ActorWords>>
  delays: Readonly<Record<string, string>>
}

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const nodes: AnyStateNode[] = [machine.root]
  for (const node of nodes) nodes.push(...Object.values(node.states))
  return nodes
}

/** Whether a state only chooses the next one: nobody sees it. */
const isRouting = ({ always, invoke }: AnyStateNode): boolean => (always?.length ?? 0) > 0 && invoke.length === 0

export const textsOf = (machine: AnyStateMachine, words: AnyWords): FlowTexts => {
  const nodes = nodesOf(machine)
  const states = nodes
    .filter((node) => !isRouting(node))
    .flatMap((node) => {
      const path = node.path.join('.')
      const said = words.states[path]
      return said === undefined ? [] : [[path, said.text] as const]
    })
  const calls = nodes.flatMap(({ invoke }) =>
    invoke.map(({ id, src }) => [id, words.actors[typeof src === 'string' ? src : id]?.text ?? ''] as const),
  )
  const events = Object.entries(words.events).map(
    ([type, said]) => [type, typeof said === 'string' ? said : { app: said.text }] as const,
  )
  return {
    title: words.title,
    states: Object.fromEntries(states),
    events: Object.fromEntries(events),
    fields: words.fields,
    calls: Object.fromEntries(calls),
    delays: words.delays,
  }
}
