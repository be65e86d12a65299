import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { readDraft } from '../../../src/machines/sales/reserve/draft.ts'
import { reserveMachine } from '../../../src/machines/sales/reserve/machine.ts'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { GONE, release, reserved, reserveFlow } from '../../../model/sales/reserve.ts'

testMachine(reserveFlow)

const row = reserveFlow.inputs['a reserved row']
const UNTIL = '2026-12-20T09:30:00.000Z'
const click = { type: 'release', sn: reserved.tool.sn, nfc: reserved.tool.nfc, until: UNTIL, ...stamp }
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
      context: { command: { sn: '300.00001', nfc: 'NFC-300-00001', until: UNTIL, key: stamp.key, isRepeat: false } },
    })
    const end = go([click, 'releaseReserve: done'])
    expect(end).toMatchObject({ state: 'idle', context: { command: null, answer: null } })
    expect(end.effects).toContainEqual(toast('Успешно', 'Инструмент снят с резерва', 'success'))
  })

  test('SL10 a released reserve can be taken back: a new one with the old end, under a key of its own', () => {
    const released = [click, 'releaseReserve: done']
    expect(go(released).context.released).toEqual({ sn: '300.00001', nfc: 'NFC-300-00001', until: UNTIL })
    const back = { type: 'takeBack', ...stamp, key: 'key-of-the-return' }
    expect(go([...released, back])).toMatchObject({
      state: 'takingBack',
      context: { command: { sn: '300.00001', until: UNTIL, takenBackAt: stamp.now, key: 'key-of-the-return', isRepeat: false } },
    })
    const end = go([...released, back, 'takeBack: done'])
    expect(end).toMatchObject({ state: 'idle', context: { command: null, released: null } })
    expect(end.effects.at(-1)).toEqual(toast('Успешно', 'Инструмент снова в резерве', 'success'))
    expect(() => go([back])).toThrow('not possible in idle')
    const endless = go([{ ...click, until: undefined } as { type: string }, 'releaseReserve: done', back])
    expect(endless.context.command).not.toHaveProperty('until')
  })

  test('SL10 a return may be refused: the reason stays beside the button, which may be pressed again', () => {
    const refused = [click, 'releaseReserve: done', { type: 'takeBack', ...stamp }, 'takeBack: taken']
    const end = go(refused)
    expect(end).toMatchObject({
      state: 'idle',
      context: {
        released: { sn: '300.00001' },
        problem: 'Инструмент с этим серийным номером зарезервирован другим продавцом',
        command: null,
      },
    })
    expect(end.effects.filter(({ type }) => type === 'toast')).toHaveLength(1)
    expect(go([...refused, { type: 'takeBack', ...stamp }]).context.problem).toBeNull()
    expect(go([...refused, click, 'releaseReserve: done']).context.problem).toBeNull()
  })

  test.each(SILENCES)('C04 B10 after «%s» a return is repeated as it was', (silence) => {
    const unknown = [click, 'releaseReserve: done', { type: 'takeBack', ...stamp }, `takeBack: ${silence}`]
    expect(go(unknown).state).toBe('unanswered')
    expect(go([...unknown, 'repeat'])).toMatchObject({ state: 'takingBack', context: { command: { isRepeat: true } } })
    expect(go([...unknown, 'check']).context).toMatchObject({ released: null, command: null })
    const reloaded = reserveFlow.inputs['a reload while taking back']
    expect(go(['repeat'], reloaded)).toMatchObject({ state: 'takingBack', context: { command: { takenBackAt: stamp.now } } })
  })

  test.each([
    ['gone', GONE],
    ['locked', 'Ваш аккаунт заблокирован. Обратитесь к администратору'],
    ['refused', 'Сейчас нельзя'],
    ['code 500', 'Произошла ошибка'],
    ['away', 'Сервис временно недоступен. Попробуйте через минуту'],
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

test.each([
  null,
  undefined,
  7,
  'text',
  [],
  {},
  { ...release, key: '' },
  { ...release, nfc: 5 },
  { ...release, isRepeat: 'no' },
  { ...release, until: 5 },
  { ...release, takenBackAt: 'x' },
])('B08: junk %j is no release', (stored) => expect(readDraft(stored)).toBeNull())
test('B10: a release comes back as it was', () => expect(readDraft({ ...release })).toEqual(release))
