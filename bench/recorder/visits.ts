/** What the recorder costs and what its recordings weigh, over generated visits of all flows. */
import { createActor, SimulatedClock, type AnyActor } from 'xstate'
import { flowsWithFixtures } from '../../model/explore/flows.ts'
import { dictionaryOf } from '../../model/replay/dictionary.ts'
import { marks } from '../../model/replay/marks.ts'
import { fault, memoryStore, RELEASE, sessionOf, type Session } from '../../model/replay/sessions.ts'
import { replay } from '../../src/replay/fold/fold.ts'
import { pack } from '../../src/replay/packed/pack.ts'
import { createRecorder } from '../../src/replay/record/recorder.ts'

const STEPS = 12
const ROUNDS = Array.from({ length: 8 })

/** Sends a visit's events to the flow as it began. @returns milliseconds */
const timeOf = ({ first, events }: Session, isRecorded: boolean): number => {
  const actor = createActor(first.machine, {
    snapshot: first,
    clock: new SimulatedClock(),
    input: undefined,
  } as never) as AnyActor
  actor.start()
  const needs = { release: RELEASE, store: memoryStore(), now: Date.now, place: () => '/', onFault: fault, marks }
  if (isRecorded) createRecorder(needs).attach(actor)
  const begun = performance.now()
  for (const event of events) actor.send(event)
  const time = performance.now() - begun
  actor.stop()
  return time
}

/** @returns by flow: microseconds an event, with and without the recorder; characters of links; visits that the masked replay loses */
export const measure = async (visits: number) => {
  const flows = await flowsWithFixtures()
  const dictionaries = Object.fromEntries(flows.map(({ machine, fixture }) => [machine.id, dictionaryOf(fixture, marks)]))
  return flows.map(({ flow, machine, fixture }) => {
    const sessions = Array.from({ length: visits }, (_, seed) => sessionOf(fixture, marks, { seed, steps: STEPS }))
    const count = sessions.reduce((sum, { events }) => sum + events.length, 0)
    // The least of several: other work on the machine only adds. The first rounds warm the compiler up.
    const total = (isRecorded: boolean): number =>
      sessions.reduce((sum, session) => sum + Math.min(...ROUNDS.map(() => timeOf(session, isRecorded))), 0)
    return {
      flow,
      count,
      bare: (total(false) * 1_000) / count,
      recorded: (total(true) * 1_000) / count,
      links: sessions.map(({ lines }) => pack(lines, RELEASE, dictionaries).length),
      plain: sessions.map(({ lines }) => pack(lines, RELEASE, null).length),
      lost: sessions.filter(({ lines }) => replay(lines, () => machine).some(({ divergence }) => divergence !== null)).length,
    }
  })
}
