/** A path of a model, or a generated visit, as the link of a recording: what fails in the suite opens in the replay of /support. */
import { createActor, SimulatedClock, type AnyActor } from 'xstate'
import { linkOf } from '../../src/replay/report/link.ts'
import { pack } from '../../src/replay/packed/pack.ts'
import { readLines, type Line } from '../../src/replay/record/lines.ts'
import { createRecorder } from '../../src/replay/record/recorder.ts'
import type { Flow } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import { marks } from './marks.ts'
import { fault, memoryStore, RELEASE } from './sessions.ts'

/** Milliseconds between two steps: a person's. */
const PAUSE = 1_000

/**
 * The lines of a path, as the portal's recorder writes them.
 * @param input a start of the model, by its name
 * @param labels steps, as tests name them
 * @param place an address of the portal at which the flow is
 * @throws Error for a start or a step that the model has not
 */
export const pathLines = (fixture: Flow, input: string, labels: readonly string[], place = '/'): Line[] => {
  if (!Object.hasOwn(fixture.inputs, input)) throw new Error(`${fixture.name} has no start «${input}»`)
  let now = stamp.now
  const recorder = createRecorder({
    release: RELEASE,
    store: memoryStore(),
    now: () => now,
    place: () => place,
    onFault: fault,
    marks,
  })
  const actor = createActor(fixture.machine, { input: fixture.inputs[input], clock: new SimulatedClock() } as never) as AnyActor
  actor.start()
  recorder.attach(actor)
  for (const label of labels) {
    const found = fixture.modelEvents.find((one) => one.label === label)
    if (found === undefined) throw new Error(`${fixture.name} has no step «${label}»`)
    now += PAUSE
    // The fixture's moment is one for all.
    const event = 'now' in found.event ? { ...found.event, now } : found.event
    actor.send(event)
  }
  const lines = recorder.read().flatMap(readLines)
  actor.stop()
  return lines
}

/** @returns a link for the desk of any server: «/support#…» */
export const linkOfLines = (lines: readonly Line[], note: string): string =>
  linkOf('', { note, place: '/', width: 360, height: 740, theme: 'light', recording: pack(lines, RELEASE, null) })
