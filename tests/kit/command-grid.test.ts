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
  /** The one that is being sent, or asked about. */
  command: Command | null
  /** It, and those that a flow with several has besides: waiting for it, or set aside without an answer (D190). */
  open: readonly Command[]
  typed: unknown
}

interface Context {
  command?: Command | null
  queue?: readonly Command[]
  silent?: readonly Command[]
  form?: { values: unknown }
}

const heldIn = (snapshot: AnyMachineSnapshot): Held => {
  const { command = null, queue = [], silent = [], form } = snapshot.context as Context
  return { command, open: [...(command ? [command] : []), ...queue, ...silent], typed: form?.values ?? null }
}

/** The same to the letter, but for the mark of a repeat: the models' presses all have one key. */
const lettersOf = (command: Command): string => JSON.stringify({ ...command, isRepeat: null })
const sameAs = (one: Command) => (other: Command) => lettersOf(one) === lettersOf(other)

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

/** Of several commands the press names one; a question in front of the list is answered first. */
const mayRepeat = (snapshot: AnyMachineSnapshot, command: Command): boolean =>
  snapshot.can({ ...command, type: 'repeat' }) || snapshot.can({ type: 'keep' })

/** @returns what is wrong with a cell; null where it is as it should be */
const faultOf = (flow: string, { answer, before, after, next }: Cell): string | null => {
  const { command } = before
  if (KNOWN_OTHERWISE[flow]?.some((state) => next.matches(state))) return null
  const kept = command && after.open.find(sameAs(command))
  if (JSON.stringify(after.typed) !== JSON.stringify(before.typed) && answer.kind !== 'ok') return 'something typed is lost'
  if (!isOpenAfter(answer, command?.isRepeat === true)) return null
  if (!command || !kept) return 'the command is forgotten'
  if (kept.isRepeat !== command.isRepeat) return 'the command is another one'
  // «Too often» is waited out by a document in parts.
  return mayRepeat(next, command) || next.hasTag('busy') ? null : 'nobody can repeat it'
}

const repeated = (command: Command): Command => ({ ...command, isRepeat: true })

/** «Повторить» changes nothing but the mark of the command that it sends again. */
const repeatFaults = ({ edges, snapshots }: Graph): string[] =>
  edges.flatMap((edge) => {
    const source = snapshots.get(edge.from)
    if (!source || edge.by.event.type !== 'repeat') return []
    const [before, after] = [heldIn(source), heldIn(edge.snapshot)]
    const isSame = before.open.every((command) => {
      const next = JSON.stringify(after.open.find(sameAs(command)))
      return next === JSON.stringify(repeated(command)) || (before.open.length > 1 && next === JSON.stringify(command))
    })
    const isMarked = after.open.some(({ isRepeat }) => isRepeat) && JSON.stringify(after.typed) === JSON.stringify(before.typed)
    return before.open.length > 0 && !(isSame && isMarked) ? [`${edge.source} --repeat--> ${edge.target}`] : []
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
