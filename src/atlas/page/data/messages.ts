/** The messages of a step: under fields, on a screen, in notifications. */
import type { AnyStateMachine } from 'xstate'
import { replayOf } from '../../chart/replay.ts'
import { shownBy, type Walks, type WalkStep } from '../../chart/walks.ts'

/** The context fields that hold a screen's messages. Machines store messages nowhere else. */
const SAYING = new Set(['message', 'problem'])

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

const saidIn = (context: unknown): string[] =>
  context && typeof context === 'object' && !Array.isArray(context)
    ? Object.entries(context).flatMap(([name, value]): string[] => {
        if (name === 'errors') return textsIn(value)
        if (SAYING.has(name)) return typeof value === 'string' && value !== '' ? [value] : []
        return name === 'answer' ? [] : saidIn(value)
      })
    : []

const toastsOf = ({ effects }: WalkStep): string[] =>
  effects.flatMap(({ name, params }) => {
    if (name !== 'toast') return []
    const { title, text } = params as { title: string; text: string }
    return [[title, text].filter(Boolean).join('. ')]
  })

export interface Sayings {
  /** The messages on a configuration's screen. */
  at: (config: number) => string[]
  /** The new messages after a step. */
  by: (step: WalkStep) => string[]
}

/** Replays the flow as far as needed. */
export const sayingsOf = (machine: AnyStateMachine, walks: Walks): Sayings => {
  const snapshotAt = replayOf(machine, walks)
  const at = (config: number) => [...new Set(saidIn(snapshotAt(config).context))]
  return {
    at,
    by: (step) => {
      const before = new Set(at(step.from))
      return [...at(shownBy(step)).filter((text) => !before.has(text)), ...toastsOf(step)]
    },
  }
}

export interface Said {
  text: string
  /** The step after which it appears, in words. */
  after: string
  step: WalkStep
}

/** Every message of a flow once, with the first step that causes it. */
export const allSayings = (walks: Walks, sayings: Sayings): Said[] => {
  const all = new Map<string, Said>()
  for (const step of walks.steps)
    for (const text of sayings.by(step))
      if (!all.has(text)) all.set(text, { text, after: walks.events[step.event]?.text ?? '', step })
  return [...all.values()]
}
