import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { FIRST } from '../../../model/kit/cards.ts'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { removal, removeCardFlow } from '../../../model/money/remove-card.ts'
import { readDraft } from '../../../src/machines/money/remove-card/draft.ts'
import { removeCardMachine } from '../../../src/machines/money/remove-card/machine.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(removeCardFlow)

const start = removeCardFlow.inputs['a person with a card']
const go = (steps: readonly string[], input: unknown = start) => walk(removeCardFlow, input, steps)
const ASKED = [`ask ${JSON.stringify(FIRST)}`]
const SENT = [...ASKED, 'confirm']

describe('remove-card: journeys', () => {
  test('BL22 API35 the deletion asks first, and is one command under the key of the confirmation', () => {
    expect(go(ASKED)).toMatchObject({ state: 'asking', calls: [], context: { asked: FIRST } })
    expect(go([...ASKED, 'keep'])).toMatchObject({ state: 'idle', calls: [] })
    expect(go(SENT)).toMatchObject({
      state: 'removing',
      calls: ['removeCard'],
      context: { command: { cardId: FIRST.cardId, key: stamp.key, isRepeat: false } },
    })
  })

  test('BL23 a deleted card shows «Карта удалена»', () =>
    expect(go([...SENT, 'removeCard: removed'])).toMatchObject({
      state: 'idle',
      context: { command: null },
      effects: [{ type: 'toast', params: { text: 'Карта удалена', tone: 'success' } }],
    }))

  test('BL24 BL25 a refusal shows the message or the default, and then the question again', () => {
    const refused = go([...SENT, 'removeCard: refused'])
    expect(refused).toMatchObject({ state: 'refused', context: { problem: 'Сейчас нельзя', command: null }, effects: [] })
    expect(go([...SENT, 'removeCard: code 500'])).toMatchObject({ context: { problem: 'Произошла ошибка' } })
    expect(go([...SENT, 'removeCard: refused', 'close'])).toMatchObject({ state: 'asking', context: { asked: FIRST } })
  })

  test('BL23 C04 a card that another tab has deleted is no failure: the list is old', () =>
    expect(go([...SENT, 'removeCard: gone'])).toMatchObject({
      state: 'idle',
      context: { command: null },
      effects: [{ type: 'toast', params: { title: 'Карты уже нет', tone: 'info' } }],
    }))

  test.each(SILENCES)('C04 B10 after «%s» the end is unknown, and a repeat is the same request', (silence) => {
    const unknown = [...SENT, `removeCard: ${silence}`]
    expect(go(unknown)).toMatchObject({ state: 'unanswered', effects: [], context: { command: { key: stamp.key } } })
    expect(go([...unknown, 'repeat'])).toMatchObject({ context: { command: { key: stamp.key, isRepeat: true } } })
    for (const fault of UNHEARD) expect(go([...unknown, 'repeat', `removeCard: ${fault}`]).state).toBe('unanswered')
    expect(go([...unknown, 'repeat', 'removeCard: removed']).state).toBe('idle')
    expect(go([...unknown, 'check'])).toMatchObject({ state: 'idle', context: { command: null } })
  })

  test('ER01 a session that is over leaves nothing behind', () =>
    expect(go([...SENT, 'removeCard: unauthorised'])).toMatchObject({ state: 'idle', context: { command: null }, effects: [] }))

  test('C04 a reload while removing comes back to the unknown end, of the same command', () => {
    const again = go(['repeat'], removeCardFlow.inputs['a reload while removing'])
    expect(again).toMatchObject({ state: 'removing', context: { command: { ...removal, isRepeat: true } } })
  })
})

test('API33 the list hears of a card that is gone, and of an end that nobody knows', () => {
  const heard = vi.fn<() => void>()
  const actor = createActor(removeCardMachine, { input: { command: removal } }).start()
  actor.on('changed', heard)
  const at = (label: string) => removeCardFlow.modelEvents.find((one) => one.label === label)?.event as never
  actor.send(at('check'))
  expect(heard).toHaveBeenCalledTimes(1)
  for (const [answer, times] of [
    ['removed', 1],
    ['gone', 1],
    ['refused', 0],
  ] as const) {
    heard.mockClear()
    for (const label of [...SENT, `removeCard: ${answer}`]) actor.send(at(label))
    expect(heard).toHaveBeenCalledTimes(times)
  }
})

test.each([null, 7, 'text', [], {}, { ...removal, key: '' }, { ...removal, cardId: '' }, { ...removal, isRepeat: 1 }])(
  'B08 junk %j is no command',
  (stored) => expect(readDraft(stored)).toBeNull(),
)
test('B10 a deletion comes back as it was', () => expect(readDraft({ ...removal })).toEqual(removal))
