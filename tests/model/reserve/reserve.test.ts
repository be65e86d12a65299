import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { readDraft } from '../../../src/machines/sales/reserve/draft.ts'
import { reserveMachine } from '../../../src/machines/sales/reserve/machine.ts'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { GONE, release, reserved, reserveFlow } from '../../../model/reserve.ts'

testMachine(reserveFlow)

const row = reserveFlow.inputs['a reserved row']
const click = { type: 'release', sn: reserved.tool.sn, nfc: reserved.tool.nfc, ...stamp }
const go = (steps: (string | { type: string })[], input: unknown = row) => walk(reserveFlow, input, steps)
const toast = (title: string, text: string, tone: string) => ({ type: 'toast', params: { title, text, tone, about: 'reserve' } })

describe('reserve: journeys', () => {
  test('SL04 SL09 «Подтвердить» stores the serial and leads to /tool/', () =>
    expect(go([{ type: 'sell', sn: reserved.tool.sn } as { type: string }])).toMatchObject({
      state: 'idle',
      effects: [
        { type: 'storeSerial', params: { serial: '300.00001' } },
        { type: 'navigate', params: { to: '/tool/' } },
      ],
    }))

  test('SL10 SL11 «Отменить» releases by the tool’s tag under the key of the click, and says so', () => {
    expect(go([click])).toMatchObject({
      state: 'releasing',
      context: { command: { sn: '300.00001', nfc: 'NFC-300-00001', key: stamp.key, isRepeat: false } },
    })
    const end = go([click, 'releaseReserve: done'])
    expect(end).toMatchObject({ state: 'idle', context: { command: null, answer: null } })
    expect(end.effects).toContainEqual(toast('Успешно', 'Инструмент снят с резерва', 'success'))
  })

  test.each([
    ['gone', GONE],
    ['locked', 'Ваш аккаунт заблокирован. Обратитесь к администратору'],
    ['refused', 'Сейчас нельзя'],
    ['code 500', 'Произошла ошибка'],
    ['server error', 'Произошла ошибка'],
    ['offline', 'Нет соединения с интернетом'],
  ])('ER08 after «%s» the reserve stays and a toast says «%s»', (answer, text) =>
    expect(go([click, `releaseReserve: ${answer}`])).toMatchObject({
      state: 'idle',
      context: { command: null },
      effects: [toast('Ошибка', text, 'danger')],
    }),
  )

  test('a second click while the first is under way is refused by the state', () => {
    expect(() => go([click, click])).toThrow('not possible in releasing')
    expect(() => go([click, { type: 'sell', sn: '1' } as { type: string }])).toThrow('not possible in releasing')
  })

  test('A61: a row without a tag cannot be released', () =>
    expect(() => go([{ ...click, nfc: '' } as { type: string }])).toThrow('not possible in idle'))

  test('E06 whatever a success carries, it is one', () =>
    expect(go([click, 'releaseReserve: wrong shape'])).toMatchObject({ state: 'idle', context: { command: null } }))

  test.each(SILENCES)('C04 B10: after «%s» the result is unknown, and a repeat is the same request', (silence) => {
    const unknown = go([click, `releaseReserve: ${silence}`])
    expect(unknown).toMatchObject({ state: 'unanswered', context: { command: { key: stamp.key } }, effects: [] })
    const again = go([click, `releaseReserve: ${silence}`, 'repeat'])
    expect(again).toMatchObject({ state: 'releasing', context: { command: { key: stamp.key, isRepeat: true } } })
    for (const fault of UNHEARD)
      expect(go([click, `releaseReserve: ${silence}`, 'repeat', `releaseReserve: ${fault}`]).state).toBe('unanswered')
    expect(go([click, `releaseReserve: ${silence}`, 'repeat', 'releaseReserve: done']).context.command).toBeNull()
  })

  test('C04: a reload while releasing comes back to the unknown result', () => {
    expect(go([], reserveFlow.inputs['a reload while releasing'])).toMatchObject({
      state: 'unanswered',
      context: { command: release },
    })
    expect(go(['check'], reserveFlow.inputs['a reload while releasing'])).toMatchObject({
      state: 'idle',
      context: { command: null },
    })
  })
})

test('SL12 the list hears of a release, of a reserve that is gone, and of a check, but not of a refusal that changes nothing', async () => {
  const heard = vi.fn<() => void>()
  const actor = createActor(reserveMachine, { input: { command: release } }).start()
  actor.on('changed', heard)
  actor.send({ type: 'check' })
  expect(heard).toHaveBeenCalledTimes(1)
  for (const answer of ['done', 'gone', 'locked']) {
    const output = reserveFlow.modelEvents.find(({ label }) => label === `releaseReserve: ${answer}`)?.event
    actor.send({ ...click, nfc: click.nfc ?? '' } as never)
    actor.send(output as never)
  }
  expect(heard).toHaveBeenCalledTimes(3)
})

test.each([null, undefined, 7, 'text', [], {}, { ...release, key: '' }, { ...release, nfc: 5 }, { ...release, isRepeat: 'no' }])(
  'B08: junk %j is no release',
  (stored) => expect(readDraft(stored)).toBeNull(),
)
test('B10: a release comes back as it was', () => expect(readDraft({ ...release })).toEqual(release))
