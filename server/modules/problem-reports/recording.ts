/** What the server reads of a recording that somebody has sent: that it is one, how it ends, and the way there. */
import { createHash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { MOST_INFLATED, unpack } from '../../../src/replay/packed/pack.ts'
import type { Line } from '../../../src/replay/record/lines.ts'
import { BACKGROUND_FLOWS } from '../../../src/replay/report/background.ts'
import { refuse } from '../../kernel/call/refusal.ts'

/** Kinds of events that make the way: more of them part reports of one fault. */
const LAST_EVENTS = 8

export interface Read {
  release: string
  /** The flow of the last step, and its state; empty without steps. */
  machine: string
  state: string
  signature: string
}

interface End {
  machine: string
  state: string
  /** Types of the flow's events, without repeats. */
  types: string[]
}

const NOWHERE: End = { machine: '', state: '', types: [] }

/**
 * The flow of the last event, and its state: of what somebody was about, where that has said anything. A poll that came behind it is not what
 * has gone wrong.
 */
const endOf = (lines: readonly Line[]): End => {
  const flows = new Map<number, End>()
  let [last, behind] = [NOWHERE, NOWHERE]
  for (const line of lines) {
    if (line[0] === 'flow') {
      const [, number, machine, state] = line
      const before = flows.get(number)
      // A later checkpoint of the same flow cuts nothing off its way: where one segment ends and another begins is chance.
      if (before?.machine === machine) before.state = state
      else flows.set(number, { machine, state, types: [] })
    } else if (line[0] === 'event' || line[0] === 'struck') {
      const flow = flows.get(line[1])
      if (flow === undefined) continue
      const state = line[0] === 'event' ? line[4] : line[2]
      if (state !== 0) flow.state = state
      // A field that is typed into twice: the way is the same.
      const type = line[0] === 'event' ? line[2] : ''
      if (flow.types.at(-1) !== type) flow.types.push(type)
      if (BACKGROUND_FLOWS.has(flow.machine)) behind = flow
      else last = flow
    }
  }
  return last === NOWHERE ? behind : last
}

/** Names of a machine and of its states: they are compared, counted and shown, and PostgreSQL has no sign for zero. */
const isName = (name: string): boolean => !/\p{Cc}/u.test(name)

/**
 * Whether the packed data inflate to less than the most: the engine's own inflater stops there, while the portal's reads a bomb to its end, which
 * takes everybody's half a second.
 */
const isSmall = (packed: string): boolean => {
  try {
    const data = Buffer.from(packed.slice(packed.lastIndexOf('.') + 1), 'base64url')
    return inflateRawSync(data, { maxOutputLength: MOST_INFLATED.report }).length < MOST_INFLATED.report
  } catch {
    return false
  }
}

/** @throws Refusal badRecording for what is no recording, is damaged, or inflates to more than 64 kB */
export const readRecording = (packed: string): Read => {
  if (!isSmall(packed)) return refuse('badRecording')
  const lines = unpack(packed, null, MOST_INFLATED.report)
  if (typeof lines === 'string') return refuse('badRecording')
  const { machine, state, types } = endOf(lines)
  if (!isName(machine) || !isName(state)) return refuse('badRecording')
  const [first] = lines
  const way = JSON.stringify([machine, state, types.slice(-LAST_EVENTS)])
  return {
    release: first?.[0] === 'segment' ? first[2].release : '',
    machine,
    state,
    signature: createHash('sha256').update(way).digest('base64url').slice(0, 22),
  }
}
