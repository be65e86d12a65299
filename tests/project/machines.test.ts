/** What holds for every machine of the house, also for one that is added tomorrow. */
import { describe, expect, test } from 'vitest'
import { createActor, initialTransition, StateMachine, type AnyStateMachine } from 'xstate'
import type { Words } from '../../src/machines/kit/words.ts'
import { explore } from '../../model/explore/explore.ts'
import type { Flow } from '../../model/kit/flow.ts'
import { nodesOf } from '../../model/explore/nodes.ts'

type Modules = Record<string, Record<string, unknown>>
const machineModules: Modules = import.meta.glob('../../src/machines/*/machine.ts', { eager: true })
const wordModules: Modules = import.meta.glob('../../src/machines/*/words.ts', { eager: true })
const fixtureModules: Modules = import.meta.glob('../../model/*.ts', { eager: true })

const folderOf = (path: string): string => path.split('/').at(-2) ?? ''
const byFolder = (modules: Modules) =>
  new Map(Object.entries(modules).map(([path, module]) => [folderOf(path), Object.values(module)]))
const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine
const isFlow = (value: unknown): value is Flow => typeof value === 'object' && value !== null && 'modelEvents' in value
const isWords = (value: unknown): value is Words<AnyStateMachine> =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'title' in value

const words = byFolder(wordModules)
const fixtures = new Map(
  Object.entries(fixtureModules).map(([path, module]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.ts'.length),
    Object.values(module),
  ]),
)
const flows = [...byFolder(machineModules)].flatMap(([folder, exports]) =>
  exports.filter(isMachine).map((machine) => ({ folder, machine })),
)

const flowOf = (folder: string): Flow => fixtures.get(folder)?.find(isFlow) as Flow
const wordsOf = (folder: string): Words<AnyStateMachine> => words.get(folder)?.find(isWords) as Words<AnyStateMachine>

/** Whether a state has what a key of `transitions` names: an event (its own or an ancestor's), an answer, a timer. */
const isTransition = (machine: AnyStateMachine, key: string): boolean => {
  const [path = '', kind = '', name] = key.split(' ')
  const node = nodesOf(machine).find((one) => (one.path.join('.') || '*') === path)
  if (!node) return false
  if (kind === 'done' || kind === 'error') return node.invoke.some(({ src }) => src === name)
  if (kind === 'after') return node.after.some(({ delay }) => String(delay) === name)
  for (let at: typeof node | undefined = node; at; at = at.parent) if (at.ownEvents.includes(kind)) return true
  return false
}

test('the machines are found', () => {
  expect(flows.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining(['add-tool', 'login', 'profile-home', 'reserve', 'sales', 'server-error', 'session', 'user-tools']),
  )
})

describe.each(flows)('$folder', ({ folder, machine }) => {
  test('has a fixture of its own machine', () => {
    expect(flowOf(folder)?.machine).toBe(machine)
    expect(flowOf(folder).name).toBe(folder)
  })

  test('can be created from every starting point: no target is missing', () => {
    for (const input of Object.values(flowOf(folder).inputs)) {
      expect(() => createActor(machine, { input })).not.toThrow()
      expect(() => initialTransition(machine, input)).not.toThrow()
    }
  })

  test('every call has an id of its own, an edge for its answer and one for its failure', () => {
    const calls = nodesOf(machine).flatMap((node) => node.invoke.map(({ id }) => ({ node, id })))
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
    for (const { node, id } of calls) {
      expect(id).not.toMatch(/^\d+\./)
      expect([...node.transitions.keys()]).toEqual(
        expect.arrayContaining([`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]),
      )
    }
  })

  test('every wait for a call has a tag, unless it is a background one', () => {
    const silent = nodesOf(machine).filter(
      (node) => node.invoke.length > 0 && node.tags.length === 0 && (node.parent?.tags.length ?? 0) === 0,
    )
    expect(silent.map((node) => node.path.join('.')).filter((path) => !BACKGROUND.has(`${folder} ${path}`))).toEqual([])
  })

  test('has no system id and no branch behind an unguarded one', () => {
    for (const node of nodesOf(machine)) {
      for (const invoke of node.invoke) expect(invoke.systemId).toBeUndefined()
      for (const branches of [...node.transitions.values(), ...(node.always ? [node.always] : [])])
        expect(
          branches.slice(0, -1).every((branch) => branch.guard !== undefined),
          `${node.id} ${branches[0]?.eventType ?? 'always'}`,
        ).toBe(true)
    }
  })

  test('its context is plain JSON after every edge', () => {
    const flow = flowOf(folder)
    for (const input of Object.values(flow.inputs))
      for (const { snapshot, by } of explore(flow, input).edges)
        expect(JSON.parse(JSON.stringify(snapshot.context)), by.label).toStrictEqual(snapshot.context)
  })

  test('has words for all its states, and its words name only transitions that exist', () => {
    const { states, transitions } = wordsOf(folder)
    const paths = nodesOf(machine)
      .map((node) => node.path.join('.'))
      .filter(Boolean)
    expect(Object.keys(states).toSorted()).toEqual(paths.toSorted())
    expect(Object.keys(transitions).filter((key) => !isTransition(machine, key))).toEqual([])
  })

  test('speaks Russian without placeholders', () => {
    const { title, states, events, fields, actors, guards, effects, delays } = wordsOf(folder)
    const said = [states, events, fields, actors, guards, effects, delays].flatMap((all): (string | { text: string })[] =>
      Object.values(all),
    )
    const texts = [title, ...said.map((one) => (typeof one === 'string' ? one : one.text))]
    for (const text of texts) expect(text).toMatch(/[а-яё]/i)
  })
})

/** Calls that nobody waits for: the screen stays as it is. */
const BACKGROUND = new Set([
  'session ready.score.refreshing',
  'session ready.status.asking',
  'session ready.status.reloading',
  'session signingOut',
  'profile-home innCheck.asking',
  'sales shown.renewing',
  'user-tools shown.renewing',
])
