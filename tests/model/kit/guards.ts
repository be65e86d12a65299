/**
 * Distrusts guards: each guard of a machine is forced to say yes, and no, and a journey must
 * fail.
 *
 * The tests that walk a machine derive their expectations from it, so a wrong guard agrees with itself. A journey is
 * any other test of the flow's file: its steps and its end are written by hand, from the requirements in its title. It
 * runs a second time here, against the machine with the wrong guard, and must fail.
 */
import { describe, expect, test, type RunnerTestCase } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { Flow } from '../../../model/kit/flow.ts'
import { isNoticed } from '../../../scripts/lib/noticed.mjs'
import { EQUIVALENT } from '../../guards/equivalent.ts'
import { failingOf, GUARDS, journeysOf, run } from './broken.ts'
import { askedIn, guardsOf, wrongGuards, type ComposedGuard, type Guard, type WrongGuard } from './wrong-guards.ts'

/** The real guard, with its result reported. */
const heardBy = (own: Guard | ComposedGuard, hears: (said: boolean) => void): Guard => {
  const tell = (said: boolean): boolean => {
    hears(said)
    return said
  }
  return 'check' in own
    ? Object.assign(() => false, { check: (snapshot: unknown, args: unknown) => tell(own.check(snapshot, args, own)) })
    : (...args) => tell(own(...args))
}

/** The journeys in which a guard says yes, and those in which it says no: only they can detect the opposite. */
const hear = async (machine: AnyStateMachine, journeys: readonly RunnerTestCase[]) => {
  const heard = new Map<string, Set<RunnerTestCase>>()
  const guards = guardsOf(machine)
  const own = { ...guards }
  for (const journey of journeys) {
    for (const [name, guard] of Object.entries(own))
      guards[name] = heardBy(guard, (said) => {
        const saying = `${name} ${said}`
        heard.set(saying, (heard.get(saying) ?? new Set()).add(journey))
      })
    try {
      await run(journey)
    } finally {
      Object.assign(guards, own)
    }
  }
  return heard
}

/** The first journey that fails with the wrong guard; null without one. */
const noticedBy = async (machine: AnyStateMachine, { put }: WrongGuard, journeys: Iterable<RunnerTestCase>) =>
  (await failingOf(machine, put, journeys))[0]?.name ?? null

/** Call this once per flow, in the file that has all its journeys. */
export const testGuards = ({ name: flow, machine }: Flow): void => {
  const equivalent = EQUIVALENT[flow] ?? {}
  const wrong = wrongGuards(machine)
  let heard: ReturnType<typeof hear> | null = null

  describe(`${flow}: ${GUARDS}`, () => {
    test('every guard that is asked for is declared by its name, and every one that is declared is asked for', () => {
      const { names, nameless } = askedIn(machine)
      expect(nameless).toEqual([])
      expect(names.toSorted()).toEqual(Object.keys(guardsOf(machine)).toSorted())
    })

    test('what is called equivalent is a guard of this machine', () => {
      const titles = new Set(wrong.map(({ title }) => title))
      expect(Object.keys(equivalent).filter((title) => !titles.has(title))).toEqual([])
    })

    // What is as the full grid has found it needs no second proof (F04).
    const isTried = process.env['GRID'] === 'full' || !isNoticed(flow)
    test.runIf(isTried).for(wrong.map((one) => [one.title, one] as const))(
      '«%s», always: a journey notices',
      async ([title, one], { task }) => {
        heard ??= hear(machine, journeysOf(task.file, flow))
        const others = [...((await heard).get(`${one.name} ${!one.says}`) ?? [])]
        const noticed = await noticedBy(machine, one, others)
        const isNoticed = noticed !== null
        const told = `${noticed ?? `none of ${others.length} journeys in which it says ${!one.says}`}; ${equivalent[title] ?? ''}`
        expect(isNoticed, told).toBe(!(title in equivalent))
      },
    )
  })
}
