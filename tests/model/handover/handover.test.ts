import { describe, expect, test } from 'vitest'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { handed, handoverFlow, LINK_TOKEN, readerOf } from '../../../model/sales/handover.ts'
import { linkOf, readLink } from '../../../src/machines/sales/handover/draft.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(handoverFlow)

type Start = keyof typeof handoverFlow.inputs
const go = (steps: readonly string[], start: Start = 'a customer') => walk(handoverFlow, handoverFlow.inputs[start], steps)
const OPENED = ['openHandover: open']
const SENT = [...OPENED, 'register']
const changed = (kind: Parameters<typeof readerOf>[0]) => `reader.changed ${JSON.stringify({ reader: readerOf(kind) })}`

describe('handover: journeys', () => {
  test('E17 RL01 D223 a link shows its tool and receipt to whoever opens it', () => {
    expect(go([], 'a stranger')).toMatchObject({ state: 'loading', calls: ['openHandover'] })
    expect(go(OPENED, 'a stranger')).toMatchObject({ state: 'shown.stranger', context: { handover: handed } })
    expect(go(OPENED)).toMatchObject({ state: 'shown.customer' })
    expect(go(OPENED, 'a seller')).toMatchObject({ state: 'shown.seller' })
  })

  test.each([
    ['used', 'used'],
    ['revoked', 'revoked'],
    ['over', 'expired'],
  ])('E17 D222 a link that is «%s» ends as %s, before the registration and in it', (answer, state) => {
    expect(go([`openHandover: ${answer}`])).toMatchObject({ state, context: { handover: null } })
    expect(go([...SENT, `registerHandover: ${answer}`])).toMatchObject({ state, context: { command: null } })
  })

  test('E17 D222 what can be no token reads like a link that is over', () =>
    expect(go(['openHandover: malformed'])).toEqual(go(['openHandover: over'])))

  test('E17 D222 an address without a token asks nobody', () =>
    expect(go([], 'no link')).toMatchObject({ state: 'expired', calls: [] }))

  test('ER08 what could not be asked is no end, and is asked again on demand', () => {
    expect(go(['openHandover: lost'])).toMatchObject({ state: 'failed', context: { handover: null } })
    expect(go(['openHandover: refused'])).toMatchObject({ state: 'failed', context: { problem: 'Сейчас нельзя' } })
    expect(go(['openHandover: lost', 'retry', ...OPENED]).state).toBe('shown.customer')
  })

  test('E17 E14 a newcomer registers as a customer, and comes back here', () =>
    expect(go([...OPENED, 'join'], 'a stranger')).toMatchObject({
      effects: [
        { type: 'storeMode', params: { mode: 'customer', owner: null } },
        { type: 'rememberGoal', params: { mobile: null } },
        { type: 'navigate', params: { to: '/auth/registration' } },
      ],
    }))

  test('E17 E14 whoever has an account signs in, and comes back here', () =>
    expect(go([...OPENED, 'login'], 'a stranger')).toMatchObject({
      effects: [
        { type: 'rememberGoal', params: { mobile: null } },
        { type: 'navigate', params: { to: '/auth/login' } },
      ],
    }))

  test('E17 D225 a seller becomes a customer without leaving', () => {
    expect(go([...OPENED, 'switch'], 'a seller')).toMatchObject({
      state: 'shown.seller',
      effects: [{ type: 'changeMode', params: { mode: 'customer', to: '/handover' } }],
    })
    expect(go([...OPENED, changed('customer')], 'a seller')).toMatchObject({ state: 'shown.customer', calls: ['openHandover'] })
  })

  test('RL07 LT36 a company and a locked account register nothing here', () => {
    expect(go([...OPENED, changed('company')]).state).toBe('shown.barred')
    expect(go(OPENED, 'a locked account').state).toBe('shown.barred')
  })

  test('E17 a session that starts is waited for, and one that changes before the answer counts then', () => {
    expect(go([...OPENED, changed('starting')]).state).toBe('shown.starting')
    expect(go([changed('stranger'), ...OPENED]).state).toBe('shown.stranger')
  })

  test.each([
    ['a customer', [...OPENED, 'leave']],
    ['a seller', [...OPENED, 'leave']],
    ['a locked account', [...OPENED, 'leave']],
  ] as const)('E17 «%s» who is somebody else signs out, and the link stays', (start, steps) =>
    expect(go(steps, start)).toMatchObject({ effects: [{ type: 'leaveAccount' }] }),
  )

  test('E17 D224 one press registers, under its key', () => {
    expect(go(SENT)).toMatchObject({ state: 'registering', context: { command: { key: stamp.key, isRepeat: false } } })
    expect(go([...SENT, 'registerHandover: registered'])).toMatchObject({ state: 'done', context: { command: null } })
  })

  test('E17 D224 whoever has registered by the link before is told so', () =>
    expect(go([...SENT, 'registerHandover: yours'])).toMatchObject({ state: 'yours', context: { command: null } }))

  test('E17 the receipt may be typed instead', () =>
    expect(go([...OPENED, 'edit'])).toMatchObject({ effects: [{ type: 'navigate', params: { to: '/tool' } }] }))

  test('ER08 a refusal says why, and leads back to the link', () => {
    const refused = [...SENT, 'registerHandover: refused']
    expect(go(refused)).toMatchObject({ state: 'refused', context: { problem: 'Сейчас нельзя', command: null } })
    expect(go([...refused, 'back']).state).toBe('loading')
  })

  test('ER01 a session that is over leaves nothing behind', () =>
    expect(go([...SENT, 'registerHandover: unauthorised'])).toMatchObject({
      state: 'shown.customer',
      context: { command: null },
    }))

  test.each(SILENCES)('C04 B10 after «%s» the end is unknown, and a repeat is the same request', (silence) => {
    const unknown = [...SENT, `registerHandover: ${silence}`]
    expect(go(unknown)).toMatchObject({ state: 'unanswered', context: { command: { key: stamp.key } } })
    expect(go([...unknown, 'repeat'])).toMatchObject({ context: { command: { key: stamp.key, isRepeat: true } } })
    for (const fault of UNHEARD) expect(go([...unknown, 'repeat', `registerHandover: ${fault}`]).state).toBe('unanswered')
    expect(go([...unknown, 'repeat', 'registerHandover: registered']).state).toBe('done')
    expect(go([...unknown, 'back'])).toMatchObject({ state: 'loading', context: { command: null } })
  })

  test('C04 a reload while registering comes back to the unknown end, of the same command', () =>
    expect(go(['repeat'], 'a reload while registering')).toMatchObject({
      state: 'registering',
      context: { command: { isRepeat: true } },
    }))
})

test.each([null, 7, 'text', [], {}, { token: 7 }, { token: '' }])('B08 junk %j is no link', (stored) =>
  expect(readLink(stored)).toEqual(linkOf('')),
)
test('B10 B08 a link comes back with its registration, and one that is junk or nobody’s is none', () => {
  const kept = { token: LINK_TOKEN, command: { key: 'k', isRepeat: true }, owner: 'u-5' }
  expect(readLink(kept)).toEqual(kept)
  expect(readLink({ ...kept, command: { key: 7 } })).toEqual(linkOf(LINK_TOKEN))
  expect(readLink({ ...kept, owner: null })).toEqual(linkOf(LINK_TOKEN))
})
