/** A random schedule: the actions of three people and the faults of the network. */
import * as fc from 'fast-check'

/** What happens to one sending. */
export type Fate = 'arrives' | 'requestLost' | 'replyLost' | 'doubled' | 'late' | 'reloaded'

/**
 * One action in the form or in the list. Serials 0 and 1 are in the base, 2 is not; receipts 0 and 3 are good, 1 is incorrect, 2
 * goes to the desk.
 */
export interface Intent {
  kind: 'register' | 'reserve' | 'release'
  serial: number
  receipt: number
  /** The person's answer to «Добавить инструмент вручную?» (84, 9). */
  confirms: boolean
  /** The fates of the requests in order; all later requests arrive. */
  fates: Fate[]
}

export type Step = { type: 'person'; who: number } | { type: 'air'; packet: number } | { type: 'tax' }

export interface Plan {
  /** Sellers are 0 and 1, the buyer is 2. */
  intents: Intent[][]
  /** The next person, the arrival of a late packet, the answer of the tax service. */
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
