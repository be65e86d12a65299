/** A recording, folded once: what stood after each of its lines. To go to a step, forward or back, is to look it up. */
import type { AnyStateMachine } from 'xstate'
import type { EffectParams } from '../machines/kit/effects.ts'
import { replay, type Divergence, type Step } from '../replay/fold/fold.ts'
import type { Line } from '../replay/record/lines.ts'
import { SERVICES, type Standing } from './stage.ts'

export interface Moment {
  standing: readonly Standing[]
  /** The name of the place. */
  place: string
  /** Epoch milliseconds. */
  now: number
  /** Another screen than that of the moment before: its flows are others. */
  visit: string
  /** Messages that the step has brought. */
  toasts: readonly EffectParams['toast'][]
}

export interface Folded {
  moments: readonly Moment[]
  steps: readonly { machine: string | null; state: string | null; divergence: Divergence | null }[]
}

const toastsIn = (effects: Step['effects']): EffectParams['toast'][] =>
  // The machines of this release have named them.
  effects.filter(({ type }) => type === 'toast').map(({ params }) => params as EffectParams['toast'])

const visitOf = (place: string, standing: readonly Standing[]): string =>
  `${place} ${standing
    .filter(({ machine }) => !SERVICES.has(machine))
    .map(({ number }) => number)
    .join()}`

/** What may follow where a screen ends and the next one begins, and where a segment names all flows: nothing is to be seen in between. */
const GOING_ON: Readonly<Partial<Record<Line[0], readonly Line[0][]>>> = {
  segment: ['place', 'flow'],
  place: ['place', 'flow'],
  flow: ['place', 'flow'],
  end: ['place', 'flow', 'end'],
}
/** Milliseconds in which a screen begins all of its flows; one that comes later was not there before. */
const AT_ONCE = 1_000

const isComing = (lines: readonly Line[], at: number): boolean => {
  const [line, next] = [lines[at], lines[at + 1]]
  if (line === undefined || next === undefined || !GOING_ON[line[0]]?.includes(next[0])) return false
  return line[0] !== 'flow' || Number(next.at(-1)) < AT_ONCE
}

/** Such a line shows what stands when the last one of them has been read. */
const settled = (moments: readonly Moment[], lines: readonly Line[]): Moment[] => {
  let next: Moment | undefined
  const backwards = moments.toReversed().map((moment, back) => {
    const isBefore = next !== undefined && isComing(lines, moments.length - 1 - back)
    next = isBefore && next ? { ...next, now: moment.now, toasts: moment.toasts } : moment
    return next
  })
  return backwards.toReversed()
}

/**
 * @param lines checked ones
 * @param machineOf of this release
 */
export const folded = (lines: readonly Line[], machineOf: (id: string) => AnyStateMachine | undefined): Folded => {
  const standing = new Map<number, Standing>()
  let [place, begun] = ['base', 0]
  const steps = replay(lines, machineOf)
  const moments = steps.map(({ line, at, flow, effects }: Step): Moment => {
    if (line[0] === 'segment') {
      if (line[2].begun !== begun) standing.clear()
      begun = line[2].begun
    } else if (line[0] === 'place') {
      // A struck one says nothing.
      if (line[1] !== '') place = line[1]
    } else if (line[0] === 'end') standing.delete(line[1])
    if (flow !== null) standing.set(flow.number, { number: flow.number, machine: flow.machine, snapshot: flow.snapshot })
    const all = [...standing.values()]
    return { standing: all, place, now: begun + at, visit: visitOf(place, all), toasts: toastsIn(effects) }
  })
  return {
    moments: settled(moments, lines),
    steps: steps.map(({ flow, divergence }) => ({ machine: flow?.machine ?? null, state: flow?.state ?? null, divergence })),
  }
}
