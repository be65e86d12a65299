import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { addCardFlow, PAGE, typed } from '../../../model/money/add-card.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { addCardMachine } from '../../../src/machines/money/add-card/machine.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(addCardFlow)

const go = (steps: readonly string[]) => walk(addCardFlow, addCardFlow.inputs['the way to the bank'], steps)
const TYPED = ['open {"known":["card-1"]}', `form.change ${JSON.stringify({ patch: typed })}`]
const SENT = [...TYPED, 'submit']
const AT_BANK = [...SENT, 'loadPage: page']
const EMPTY = { card: '', expirationDate: '', code: '' }
const names = (effects: { type: string }[]) => effects.map(({ type }) => type)

describe('add-card: journeys', () => {
  test('BL12 BL13 BL16 the form opens empty, and «Отменить» empties it', () => {
    expect(go(TYPED.slice(0, 1))).toMatchObject({ state: 'form', context: { form: { values: EMPTY } }, calls: [] })
    expect(go(TYPED)).toMatchObject({ context: { form: { values: typed } } })
    expect(go([...TYPED, 'cancel'])).toMatchObject({ state: 'closed', context: { form: { values: EMPTY } }, calls: [] })
  })

  test.each([
    ['VL66', {}, 'card', 'Обязательное поле'],
    ['VL67', { card: '4111 1111 1111 1112' }, 'card', 'Неверный номер карты'],
    ['VL67', { card: '4111 1111' }, 'card', 'Неверный номер карты'],
    ['VL68', { expirationDate: '13/30' }, 'expirationDate', 'Некорректное значение'],
    ['VL68 A73', { expirationDate: '10/26' }, 'expirationDate', 'Некорректное значение'],
    ['VL69', { code: '12' }, 'code', 'Некорректное значение'],
  ])('%s %j is refused at its field, and nothing is opened or asked', (_, patch, field, message) => {
    const rest = Object.keys(patch).length > 0 ? typed : EMPTY
    const end = walk(addCardFlow, addCardFlow.inputs['the way to the bank'], [
      'open {"known":["card-1"]}',
      { type: 'form.change', patch: { ...rest, ...patch } } as { type: string },
      'submit',
    ])
    expect(end).toMatchObject({ state: 'form', calls: [], effects: [] })
    expect(end.context.form.errors).toMatchObject({ [field]: message })
  })

  test('A68 API34 the tab opens with the press, the fields are emptied as the bank’s page is shown in it', () => {
    expect(go(SENT)).toMatchObject({ state: 'opening', calls: ['loadPage'], effects: [{ type: 'openTab' }] })
    expect(go(AT_BANK)).toMatchObject({
      state: 'atBank',
      context: { page: PAGE, form: { values: EMPTY } },
      effects: [{ type: 'openTab' }, { type: 'showTab', params: { url: PAGE } }],
    })
  })

  test.each([
    ['refused', 'Сейчас нельзя'],
    ['too many', refusals.cardLimit.text],
    ['away', refusals.bankAway.text],
    ['code 500', 'Произошла ошибка'],
    ['crash', 'Произошла ошибка'],
    ['no page', 'Произошла ошибка'],
  ])('BL21 after «%s» the tab is closed, a toast says why, and the form keeps what was typed', (answer, text) => {
    const end = go([...SENT, `loadPage: ${answer}`])
    expect(end).toMatchObject({ state: 'form', context: { form: { values: typed }, page: null } })
    expect(end.effects.slice(1)).toEqual([
      { type: 'closeTab', params: undefined },
      { type: 'toast', params: { title: 'Ошибка', text, tone: 'danger', about: 'card' } },
    ])
  })

  test('BL13 A68 a window closed before the bank has answered closes the tab and empties the fields', () => {
    const end = go([...SENT, 'cancel'])
    expect(end).toMatchObject({ state: 'closed', context: { form: { values: EMPTY } } })
    expect(names(end.effects)).toEqual(['openTab', 'closeTab'])
  })

  test('D93 back from the bank, a card that was not there before is said to be added', () => {
    for (const how of ['returned', 'check']) {
      const end = go([...AT_BANK, how, 'loadCards: bound'])
      expect(end).toMatchObject({ state: 'closed', context: { page: null } })
      expect(end.effects.at(-1)).toEqual({
        type: 'toast',
        params: { title: 'Успешно', text: 'Карта добавлена', tone: 'success', about: 'card' },
      })
    }
  })

  test('D93 a bank that refuses, answers late or loses its tab leaves words, and the list is asked again', () => {
    expect(go([...AT_BANK, 'returned', 'loadCards: same'])).toMatchObject({ state: 'absent', context: { quiet: 1 } })
    expect(go([...AT_BANK, 'returned', 'loadCards: lost'])).toMatchObject({ state: 'absent' })
    const late = [...AT_BANK, 'returned', 'loadCards: same', 'after RENEWAL in absent']
    expect(go(late)).toMatchObject({ state: 'checking' })
    expect(go([...late, 'loadCards: bound'])).toMatchObject({ state: 'closed' })
    expect(go([...AT_BANK, 'returned', 'loadCards: same', 'again'])).toMatchObject({
      state: 'form',
      context: { page: null, form: { values: EMPTY } },
    })
    expect(go([...AT_BANK, 'returned', 'cancel'])).toMatchObject({ state: 'closed', context: { page: null } })
  })
})

test('API33 the list hears of every end of the wait for the bank', () => {
  const heard = vi.fn<() => void>()
  const actor = createActor(addCardMachine).start()
  actor.on('changed', heard)
  const at = (label: string) => addCardFlow.modelEvents.find((one) => one.label === label)?.event as never
  for (const end of [['cancel'], ['again', 'cancel'], ['returned', 'loadCards: bound']]) {
    heard.mockClear()
    for (const label of AT_BANK) actor.send(at(label))
    expect(heard).not.toHaveBeenCalled()
    for (const label of end) actor.send(at(label))
    expect(heard).toHaveBeenCalledTimes(1)
    expect(actor.getSnapshot().value).toBe('closed')
  }
})
