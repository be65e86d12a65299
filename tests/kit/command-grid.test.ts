/**
 * Every flow × every command of it × every kind of answer (F09, C04, B10), in every configuration that a tour of the flow can bring about:
 * silence keeps the command to the letter and what was typed, «Повторить» sends it again under its key, and an answer that says nothing
 * ends a first sending alone.
 */
import { afterAll, expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { explore, type Edge, type Graph } from '../../model/explore/explore.ts'
import { withFixture, type FlowWithFixture } from '../../model/explore/flows.ts'
import type { ApiResult } from '../../src/api/result.ts'
import { flows } from '../../src/atlas/flows.ts'
import type { Command } from '../../src/machines/kit/command/types.ts'

interface Held {
  command: Command | null
  typed: unknown
}

const heldIn = ({ context }: AnyMachineSnapshot): Held => {
  const { command = null, form } = context as { command?: Command | null; form?: { values: unknown } }
  return { command, typed: form?.values ?? null }
}

/** The answer that an edge brings; a call that throws is silence. */
const answerOf = ({ by: { event } }: Edge): ApiResult<unknown> => {
  const { output } = event as { output?: ApiResult<unknown> }
  return output ?? { kind: 'unknown' }
}

interface Cell {
  where: string
  answer: ApiResult<unknown>
  before: Held
  after: Held
  next: AnyMachineSnapshot
}

/** The ends of a command's call: the flow has committed it and stands in the state that sends it. */
const cellsOf = ({ edges, snapshots }: Graph): Cell[] =>
  edges.flatMap((edge): Cell[] => {
    const source = snapshots.get(edge.from)
    const call = edge.by.outcome?.call
    if (!source || call === undefined || source.children[call] === undefined) return []
    const before = heldIn(source)
    const where = `${edge.source} --${edge.by.label}--> ${edge.target}`
    const isSent = before.command !== null && !source.matches('unanswered') && source.hasTag('busy')
    return isSent ? [{ where, answer: answerOf(edge), before, after: heldIn(edge.snapshot), next: edge.snapshot }] : []
  })

/** The rule, written down once more: a test that asked the machines' own would agree with whatever they do. */
const ALWAYS_SILENT: ReadonlySet<string> = new Set(['unknown', 'gatewayDown', 'failed server', 'failed contract'])
const SAYS_NOTHING_TO_A_REPEAT: ReadonlySet<string> = new Set([
  'failed offline',
  'failed away',
  'unauthorised',
  'refused 140',
  'refused 111',
])

const shortOf = (answer: ApiResult<unknown>): string => {
  if (answer.kind === 'failed') return `failed ${answer.reason}`
  return answer.kind === 'refused' ? `refused ${answer.code}` : answer.kind
}

const isOpenAfter = (answer: ApiResult<unknown>, isRepeat: boolean): boolean =>
  ALWAYS_SILENT.has(shortOf(answer)) || (isRepeat && SAYS_NOTHING_TO_A_REPEAT.has(shortOf(answer)))

/** Where a flow learns otherwise what has become of its command, an answer that never came is no question any more (D59). */
const KNOWN_OTHERWISE: Readonly<Record<string, readonly string[]>> = { 'seller-action': ['gone', 'handedOver'] }

const mayRepeat = (snapshot: AnyMachineSnapshot): boolean => snapshot.can({ type: 'repeat' })

/** @returns what is wrong with a cell; null where it is as it should be */
const faultOf = (flow: string, { answer, before, after, next }: Cell): string | null => {
  const { command } = before
  if (KNOWN_OTHERWISE[flow]?.some((state) => next.matches(state))) return null
  const isOpen = after.command !== null
  if (JSON.stringify(after.typed) !== JSON.stringify(before.typed) && answer.kind !== 'ok') return 'something typed is lost'
  if (!isOpenAfter(answer, command?.isRepeat === true)) return null
  if (!isOpen) return 'the command is forgotten'
  if (JSON.stringify(after.command) !== JSON.stringify(command)) return 'the command is another one'
  // «Too often» is waited out by a document in parts.
  return mayRepeat(next) || next.hasTag('busy') ? null : 'nobody can repeat it'
}

/** «Повторить» changes nothing but the mark. */
const repeatFaults = ({ edges, snapshots }: Graph): string[] =>
  edges.flatMap((edge) => {
    const source = snapshots.get(edge.from)
    if (!source || edge.by.event.type !== 'repeat') return []
    const [before, after] = [heldIn(source), heldIn(edge.snapshot)]
    const isSame = JSON.stringify(after) === JSON.stringify({ ...before, command: { ...before.command, isRepeat: true } })
    return before.command && !isSame ? [`${edge.source} --repeat--> ${edge.target}`] : []
  })

const graphsOf = ({ fixture }: FlowWithFixture): Graph[] => Object.values(fixture.inputs).map((input) => explore(fixture, input))

const isOfCommands = ({ words }: (typeof flows)[number]): boolean => 'commit' in words.effects || 'closeCommand' in words.effects

/** The largest flow has thousands of configurations: milliseconds on a busy machine. */
const LONG = 600_000

const counted: string[] = []
let cells = 0

test.each(flows.filter(isOfCommands).map((one) => [one.flow, one] as const))(
  'F09 C04 B10 %s: each answer to a command leads to a named state, and a repeat is the same command',
  async (flow, one) => {
    const graphs = graphsOf(await withFixture(one))
    const found = graphs.flatMap(cellsOf)
    const wrong = found.flatMap((cell) => {
      const fault = faultOf(flow, cell)
      return fault === null ? [] : [`${cell.where}: ${fault}`]
    })
    expect([...wrong, ...graphs.flatMap(repeatFaults)]).toEqual([])
    const kinds = new Set(found.map(({ answer }) => answer.kind))
    expect([...kinds], 'every kind of answer').toEqual(
      expect.arrayContaining(['ok', 'refused', 'unauthorised', 'gatewayDown', 'unknown', 'failed']) as string[],
    )
    cells += found.length
    counted.push(`${flow} ${found.length}`)
  },
  LONG,
)

afterAll(() => {
  if (process.env['SHOW']) process.stdout.write(`${counted.join(', ')}: ${cells} cells\n`)
})
