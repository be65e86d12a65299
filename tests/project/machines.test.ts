/**
 * Rules for every machine, including future ones. The review checks the rules that are visible on a chart (both ends of a call,
 * dead branches, words): model/review, tests/project/atlas-review.test.ts.
 */
import { describe, expect, test } from 'vitest'
import { createActor, initialTransition, StateMachine, type AnyStateMachine } from 'xstate'
import type { Words } from '../../src/machines/kit/words.ts'
import { explore } from '../../model/explore/explore.ts'
import type { Flow } from '../../model/kit/flow.ts'
import { nodesOf } from '../../model/kit/nodes.ts'

type Modules = Record<string, Record<string, unknown>>
const machineModules: Modules = import.meta.glob('../../src/machines/*/*/machine.ts', { eager: true })
const wordModules: Modules = import.meta.glob('../../src/machines/*/*/words.ts', { eager: true })
const fixtureModules: Modules = import.meta.glob(
  '../../model/{account,companies,desk,lookup,money,papers,profile,sales,site,team}/*.ts',
  {
    eager: true,
  },
)

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

  test('every call has an id of its own', () => {
    const ids = nodesOf(machine).flatMap((node) => node.invoke.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).not.toMatch(/^\d+\./)
  })

  test('every wait for a call has a tag, unless it is a background one', () => {
    const silent = nodesOf(machine).filter(
      (node) => node.invoke.length > 0 && node.tags.length === 0 && (node.parent?.tags.length ?? 0) === 0,
    )
    expect(silent.map((node) => node.path.join('.')).filter((path) => !BACKGROUND.has(`${folder} ${path}`))).toEqual([])
  })

  test('has no system id', () => {
    for (const node of nodesOf(machine)) for (const invoke of node.invoke) expect(invoke.systemId).toBeUndefined()
  })

  test('its context is plain JSON after every edge', () => {
    const flow = flowOf(folder)
    for (const input of Object.values(flow.inputs))
      for (const { snapshot, by } of explore(flow, input).edges)
        expect(JSON.parse(JSON.stringify(snapshot.context)), by.label).toStrictEqual(snapshot.context)
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

/** Background calls: the screen does not change. */
const BACKGROUND = new Set([
  'queue shown.renewing',
  'inbox shown.renewing',
  'person renewing',
  'desk-chat shown.renewing',
  'desk-counts present.counting',
  'history standing.renewing',
  'chat link.holding',
  'chat-message outbox.sending',
  'cards renewing',
  'devices renewing',
  'session ready.score.refreshing',
  'session ready.status.asking',
  'session ready.status.reloading',
  'session signingOut',
  'profile-home innCheck.asking',
  'add-tool form.editing.serial.asking',
  'add-tool form.editing.serial.describing',
  'company-invoice form.checks.asking',
  'counter renewing',
  'invoice renewing',
  'receipt renewing',
  'handover-link showing.looking',
  'sales shown.renewing',
  'user-tools shown.renewing',
  'notifications on.poll.asking',
  'notifications on.poll.renewing',
])
