/** The declarations of a machine's own configuration, counted independently: the extraction is compared with them. */

interface Raw {
  states?: Record<string, Raw>
  on?: Record<string, unknown>
  after?: Record<string, unknown>
  always?: unknown
  onDone?: unknown
  entry?: unknown
  exit?: unknown
  invoke?: unknown
}

export interface RawParts {
  states: string[]
  /** `state: event/branch [guard] → effects`. */
  transitions: string[]
  /** `state entry: effects`. */
  effects: string[]
  /** `state: id actor`. */
  calls: string[]
}

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
const typeOf = (value: unknown): string => (typeof value === 'string' ? value : ((value as { type?: string }).type ?? 'inline'))
/** An inline assign or raise has a type of XState's and no name of its own. */
export const actionName = (action: unknown): string => {
  const type = typeOf(action)
  return type.startsWith('xstate.') || type === 'inline' ? '-' : type
}
const guardNames = (guard: unknown): string =>
  typeof guard === 'function' && 'guards' in guard ? (guard.guards as unknown[]).map(guardNames).join(' ') : typeOf(guard)

const branchText = (branch: unknown): string => {
  const { guard, actions } = (typeof branch === 'string' ? {} : branch) as { guard?: unknown; actions?: unknown }
  return `[${guard === undefined ? '' : guardNames(guard)}] ${listOf(actions).map(actionName).join(' ')}`
}

const branches = (state: string, event: string, value: unknown): string[] =>
  listOf(value).map((branch, at) => `${state}: ${event}/${at} ${branchText(branch)}`)

export const partsOf = (raw: Raw, path: string[] = []): RawParts => {
  const id = path.join('.') || '*'
  const invokes = listOf(raw.invoke) as { id: string; src: string; onDone?: unknown; onError?: unknown }[]
  const own: RawParts = {
    states: [id],
    transitions: [
      ...Object.entries(raw.on ?? {}).flatMap(([event, value]) => branches(id, event, value)),
      ...Object.entries(raw.after ?? {}).flatMap(([delay, value]) => branches(id, `after ${delay}`, value)),
      ...branches(id, 'always', raw.always),
      ...branches(id, 'all done', raw.onDone),
      ...invokes.flatMap((call) => [
        ...branches(id, `done ${call.id}`, call.onDone),
        ...branches(id, `error ${call.id}`, call.onError),
      ]),
    ],
    effects: (['entry', 'exit'] as const).map((when) => `${id} ${when}: ${listOf(raw[when]).map(actionName).join(' ')}`),
    calls: invokes.map((call) => `${id}: ${call.id} ${call.src}`),
  }
  const inner = Object.entries(raw.states ?? {}).map(([name, child]) => partsOf(child, [...path, name]))
  return inner.reduce(
    (all, part) => ({
      states: [...all.states, ...part.states],
      transitions: [...all.transitions, ...part.transitions],
      effects: [...all.effects, ...part.effects],
      calls: [...all.calls, ...part.calls],
    }),
    own,
  )
}
