/** A random schedule: what three people want, and what the network makes of it. */
import * as fc from 'fast-check'

/** What happens to one sending. */
export type Fate = 'arrives' | 'requestLost' | 'replyLost' | 'doubled' | 'late' | 'reloaded'

/**
 * One thing that a person does in the form or in the list. Serials 0 and 1 are in the base, 2 is not; receipts 0 and 3 are
 * good, 1 is incorrect, 2 goes to the desk.
 */
export interface Intent {
  kind: 'register' | 'reserve' | 'release'
  serial: number
  receipt: number
  /** Whether the person says yes to «Добавить инструмент вручную?» (84, 9). */
  confirms: boolean
  /** What becomes of the sendings, one after the other; after these everything arrives. */
  fates: Fate[]
}

export type Step = { type: 'person'; who: number } | { type: 'air'; packet: number } | { type: 'tax' }

export interface Plan {
  /** Sellers are 0 and 1, the buyer is 2. */
  intents: Intent[][]
  /** Who goes on next, when a late packet arrives, when the tax service answers. */
  steps: Step[]
}

export const PEOPLE = 3

const fate = fc.constantFrom<Fate>('arrives', 'requestLost', 'replyLost', 'doubled', 'late', 'reloaded')

const kindOf = (who: number) =>
  who === 2
    ? fc.constant<Intent['kind']>('register')
    : fc.constantFrom<Intent['kind']>('register', 'register', 'reserve', 'reserve', 'release')

const intent = (who: number): fc.Arbitrary<Intent> =>
  fc.record({
    kind: kindOf(who),
    serial: fc.constantFrom(0, 0, 0, 1, 2),
    receipt: fc.constantFrom(0, 0, 0, 1, 2, 3),
    confirms: fc.boolean(),
    fates: fc.array(fate, { maxLength: 3 }),
  })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('person' as const), who: fc.nat(PEOPLE - 1) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('air' as const), packet: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.constant({ type: 'tax' as const }) },
)

export const plan: fc.Arbitrary<Plan> = fc.record({
  intents: fc.tuple(
    fc.array(intent(0), { minLength: 1, maxLength: 2 }),
    fc.array(intent(1), { maxLength: 2 }),
    fc.array(intent(2), { maxLength: 1 }),
  ),
  steps: fc.array(step, { maxLength: 12 }),
})
