import { describe, expect, test } from 'vitest'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { handoverLinkFlow, issue, revocation, SOLD } from '../../../model/sales/handover-link.ts'
import { readDraft } from '../../../src/machines/sales/handover-link/draft.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(handoverLinkFlow)

type Start = keyof typeof handoverLinkFlow.inputs
const go = (steps: readonly string[], start: Start = 'a sale') => walk(handoverLinkFlow, handoverLinkFlow.inputs[start], steps)
const OPEN = [`open ${JSON.stringify(SOLD)}`]
const ISSUED = [...OPEN, 'issueHandover: issued']
const SHOWN = [...ISSUED, 'drawLink: drawn']
const LOOKING = [...SHOWN, 'after LOOK in showing.waiting']
const ASKED = [...SHOWN, `ask ${JSON.stringify(SOLD)}`]
const REVOKING = [...ASKED, 'confirm']

describe('handover-link: journeys', () => {
  test('E17 D221 a press issues a link under its key, and its code is drawn', () => {
    expect(go(OPEN)).toMatchObject({
      state: 'issuing',
      context: { asked: SOLD, command: { kind: 'issue', saleId: SOLD.id, key: stamp.key, isRepeat: false } },
    })
    expect(go(ISSUED)).toMatchObject({ state: 'drawing', context: { command: null, link: { saleId: SOLD.id } } })
    expect(go(SHOWN)).toMatchObject({ state: 'showing.waiting', context: { drawn: { size: 33 } } })
    expect(go([...ISSUED, 'close']).state).toBe('idle')
  })

  test('E17 D221 a window that is opened again shows the same link', () =>
    expect(go([...SHOWN, 'close', ...OPEN])).toMatchObject({
      state: 'showing.waiting',
      calls: ['issueHandover', 'drawLink'],
    }))

  test('E17 D221 without its code a link is issued anew', () =>
    expect(go([...ISSUED, 'close', ...OPEN])).toMatchObject({ state: 'issuing', context: { link: null } }))

  test('ER08 a code that could not be drawn is drawn again on demand', () => {
    const broken = [...ISSUED, 'drawLink: broken']
    expect(go(broken).state).toBe('failed')
    expect(go([...broken, 'retry', 'drawLink: drawn']).state).toBe('showing.waiting')
    expect(go([...broken, 'close']).state).toBe('idle')
  })

  test('E17 D222 the window tells when the buyer has registered, and when the link is over', () => {
    expect(go([...LOOKING, 'watchHandover: open']).state).toBe('showing.waiting')
    expect(go([...LOOKING, 'watchHandover: used'])).toMatchObject({
      state: 'used',
      context: { link: { sn: SOLD.sn }, drawn: null },
    })
    expect(go([...LOOKING, 'watchHandover: ended'])).toMatchObject({ state: 'over', context: { drawn: null } })
    expect(go([...LOOKING, 'watchHandover: none']).state).toBe('over')
    expect(go([...LOOKING, 'watchHandover: used', 'close']).state).toBe('idle')
    expect(go([...LOOKING, 'watchHandover: ended', 'close', ...OPEN]).state).toBe('issuing')
    expect(go([...LOOKING, 'watchHandover: ended', 'close']).state).toBe('idle')
  })

  test('ER08 what could not be asked is asked again later', () =>
    expect(go([...LOOKING, 'watchHandover: lost', 'after LOOK in showing.waiting'])).toMatchObject({
      state: 'showing.looking',
      calls: ['issueHandover', 'drawLink', 'watchHandover', 'watchHandover'],
    }))

  test('E17 D222 a new link takes the place of the one before, while it stands and after its end', () => {
    const renewed = { state: 'issuing', context: { link: null, drawn: null, command: { kind: 'issue', key: stamp.key } } }
    expect(go([...SHOWN, 'renew'])).toMatchObject(renewed)
    expect(go([...LOOKING, 'watchHandover: ended', 'renew'])).toMatchObject(renewed)
  })

  test('E17 D222 revoking asks first, and is one command under the key of the confirmation', () => {
    expect(go(ASKED)).toMatchObject({ state: 'asking', calls: ['issueHandover', 'drawLink'] })
    expect(go([...ASKED, 'keep']).state).toBe('showing.waiting')
    expect(go(REVOKING)).toMatchObject({
      state: 'revoking',
      context: { command: { kind: 'revoke', saleId: SOLD.id, key: stamp.key, isRepeat: false } },
    })
    expect(go([...REVOKING, 'revokeHandover: revoked'])).toMatchObject({
      state: 'idle',
      context: { command: null, link: null },
      effects: [{ type: 'toast', params: { title: 'Ссылка отменена', tone: 'success' } }],
    })
    expect(go([...REVOKING, 'revokeHandover: revoked', ...OPEN]).state).toBe('issuing')
  })

  test('E17 D222 a buyer who was faster is told of, and what another tab has revoked is no failure', () => {
    expect(go([...REVOKING, 'revokeHandover: taken'])).toMatchObject({ state: 'used', context: { command: null, drawn: null } })
    expect(go([...REVOKING, 'revokeHandover: gone'])).toMatchObject({
      state: 'idle',
      context: { command: null, link: null },
      effects: [{ type: 'toast', params: { title: 'Отменять нечего', tone: 'info' } }],
    })
  })

  test('ER08 a refusal shows the message', () => {
    expect(go([...OPEN, 'issueHandover: taken'])).toMatchObject({ state: 'refused', context: { command: null } })
    expect(go([...OPEN, 'issueHandover: refused', 'close']).state).toBe('idle')
    expect(go([...REVOKING, 'revokeHandover: refused'])).toMatchObject({
      state: 'refused',
      context: { problem: 'Сейчас нельзя', command: null },
    })
  })

  test.each(SILENCES)('C04 B10 after «%s» the end is unknown, and a repeat is the same request', (silence) => {
    for (const [sent, call, done] of [
      [OPEN, 'issueHandover', 'issued'],
      [REVOKING, 'revokeHandover', 'revoked'],
    ] as const) {
      const unknown = [...sent, `${call}: ${silence}`]
      expect(go(unknown)).toMatchObject({ state: 'unanswered', context: { command: { key: stamp.key } } })
      expect(go([...unknown, 'repeat'])).toMatchObject({ context: { command: { key: stamp.key, isRepeat: true } } })
      for (const fault of UNHEARD) expect(go([...unknown, 'repeat', `${call}: ${fault}`]).state).toBe('unanswered')
      expect(go([...unknown, 'repeat', `${call}: ${done}`])).toMatchObject({ context: { command: null } })
      expect(go([...unknown, 'check'])).toMatchObject({ state: 'idle', context: { command: null, link: null } })
    }
  })

  test('ER01 a session that is over leaves no command behind', () => {
    expect(go([...OPEN, 'issueHandover: unauthorised'])).toMatchObject({ state: 'idle', context: { command: null } })
    expect(go([...REVOKING, 'revokeHandover: unauthorised'])).toMatchObject({ state: 'idle', context: { command: null } })
  })

  test.each([
    ['a reload while issuing', 'issuing', issue],
    ['a reload while revoking', 'revoking', revocation],
  ] as const)('C04 «%s» comes back to the unknown end, of the same command', (start, state, command) =>
    expect(go(['repeat'], start)).toMatchObject({ state, context: { command: { ...command, isRepeat: true } } }),
  )
})

test.each([null, 7, 'text', [], {}, { ...issue, key: '' }, { ...issue, kind: 'other' }, { ...issue, saleId: '' }])(
  'B08 junk %j is no command',
  (stored) => expect(readDraft(stored)).toBeNull(),
)
test('B10 a command comes back as it was', () => expect(readDraft({ ...revocation })).toEqual(revocation))
