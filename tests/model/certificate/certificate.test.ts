import { describe, expect, test } from 'vitest'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { certificateFlow, OWN, revocation } from '../../../model/sales/certificate.ts'
import { readDraft } from '../../../src/machines/sales/certificate/draft.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(certificateFlow)

const start = certificateFlow.inputs['a tool with a warranty']
const go = (steps: readonly string[], input: unknown = start) => walk(certificateFlow, input, steps)
const OPEN = [`open ${JSON.stringify(OWN)}`]
const READY = [...OPEN, 'loadSheet: loaded']
const ASKED = [...READY, `ask ${JSON.stringify(OWN)}`]
const SENT = [...ASKED, 'confirm']

describe('certificate: journeys', () => {
  test('E17 A37 a press fetches the sheet, and it stays until its window is closed', () => {
    expect(go(OPEN)).toMatchObject({ state: 'loading', calls: ['loadSheet'], context: { asked: OWN } })
    expect(go(READY)).toMatchObject({ state: 'ready', context: { url: 'blob:sheet' } })
    expect(go([...READY, 'close'])).toMatchObject({ state: 'idle' })
    expect(go([...OPEN, 'close'])).toMatchObject({ state: 'idle' })
  })

  test('ER08 a sheet that did not come says why, and is fetched again on demand', () => {
    expect(go([...OPEN, 'loadSheet: lost']).state).toBe('failed')
    expect(go([...OPEN, 'loadSheet: gone']).state).toBe('failed')
    expect(go([...OPEN, 'loadSheet: lost', 'retry', 'loadSheet: loaded']).state).toBe('ready')
    expect(go([...OPEN, 'loadSheet: lost', 'close']).state).toBe('idle')
  })

  test('E17 revoking asks first, and is one command under the key of the confirmation', () => {
    expect(go(ASKED)).toMatchObject({ state: 'asking', calls: ['loadSheet'] })
    expect(go([...ASKED, 'keep']).state).toBe('ready')
    expect(go(SENT)).toMatchObject({
      state: 'revoking',
      context: { command: { saleId: OWN.id, key: stamp.key, isRepeat: false } },
    })
    expect(go([...SENT, 'revokeCertificate: revoked'])).toMatchObject({
      state: 'idle',
      context: { command: null },
      effects: [{ type: 'toast', params: { title: 'Сертификат отозван', tone: 'success' } }],
    })
  })

  test('E17 C04 what another tab has revoked is no failure', () =>
    expect(go([...SENT, 'revokeCertificate: gone'])).toMatchObject({
      state: 'idle',
      effects: [{ type: 'toast', params: { title: 'Отзывать нечего', tone: 'info' } }],
    }))

  test('ER08 a refusal shows the message', () => {
    const refused = [...SENT, 'revokeCertificate: refused']
    expect(go(refused)).toMatchObject({ state: 'refused', context: { problem: 'Сейчас нельзя', command: null } })
    expect(go([...refused, 'close']).state).toBe('idle')
  })

  test.each(SILENCES)('C04 B10 after «%s» the end is unknown, and a repeat is the same request', (silence) => {
    const unknown = [...SENT, `revokeCertificate: ${silence}`]
    expect(go(unknown)).toMatchObject({ state: 'unanswered', context: { command: { key: stamp.key } } })
    expect(go([...unknown, 'repeat'])).toMatchObject({ context: { command: { key: stamp.key, isRepeat: true } } })
    for (const fault of UNHEARD) expect(go([...unknown, 'repeat', `revokeCertificate: ${fault}`]).state).toBe('unanswered')
    expect(go([...unknown, 'repeat', 'revokeCertificate: revoked']).state).toBe('idle')
    expect(go([...unknown, 'check'])).toMatchObject({ state: 'idle', context: { command: null } })
  })

  test('ER01 a session that is over leaves nothing behind', () =>
    expect(go([...SENT, 'revokeCertificate: unauthorised'])).toMatchObject({ state: 'idle', context: { command: null } }))

  test('C04 a reload while revoking comes back to the unknown end, of the same command', () =>
    expect(go(['repeat'], certificateFlow.inputs['a reload while revoking'])).toMatchObject({
      state: 'revoking',
      context: { command: { ...revocation, isRepeat: true } },
    }))
})

test.each([null, 7, 'text', [], {}, { ...revocation, key: '' }, { ...revocation, saleId: '' }, { ...revocation, isRepeat: 1 }])(
  'B08 junk %j is no command',
  (stored) => expect(readDraft(stored)).toBeNull(),
)
test('B10 a revocation comes back as it was', () => expect(readDraft({ ...revocation })).toEqual(revocation))
