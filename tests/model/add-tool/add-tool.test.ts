import { describe, expect, test } from 'vitest'
import { emptyTool } from '../../../src/machines/add-tool/form.ts'
import { stamp } from '../kit/stamp.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { addToolFlow, command, MOSCOW, NOWHERE, QUESTION, right, SERIAL_PROBLEM } from './fixture.ts'

testMachine(addToolFlow)

const { inputs } = addToolFlow
const seller = inputs['a seller']
const customer = inputs['a customer']
const phone = inputs['a seller with a phone']
type Step = string | { type: string }
const fill: Step = { type: 'form.change', patch: right } as { type: string }
const submit: Step = { type: 'submit', ...stamp }
const submitUnder = (key: string): Step => ({ type: 'submit', ...stamp, key }) as { type: string }
const blur = (field: string): Step => ({ type: 'form.blur', field, ...stamp }) as { type: string }
const go = (input: unknown, steps: readonly Step[]) => walk(addToolFlow, input, steps)

const sale: Step[] = [fill, submit, 'locate: known']
const purchase: Step[] = [fill, submit]
const sides = [
  ['a sale', seller, sale, 'registerSale', 'registeringSale'],
  ['a purchase', customer, purchase, 'registerPurchase', 'registeringPurchase'],
] as const
const result = { type: 'navigate', params: { to: '/tool?screen=result' } }

describe('add tool: screens', () => {
  test('AT04 AT05 a wide screen begins with the form, a phone with the instructions', () => {
    expect(go(seller, []).state).toBe('form')
    expect(go(phone, []).state).toBe('instructions')
    expect(go(phone, ['start']).state).toBe('form')
    expect(go(phone, ['layout.changed {"isCompact":false}']).state).toBe('form')
  })

  test('a window that becomes narrow keeps the form, and then back leads to the instructions', () => {
    const narrow: Step = { type: 'layout.changed', isCompact: true } as { type: string }
    expect(go(seller, [fill, narrow])).toMatchObject({ state: 'form', context: { isCompact: true, form: { values: right } } })
    expect(go(seller, [narrow, 'back']).state).toBe('instructions')
  })

  test('AT10 AT11 back leads to /profile; on a phone the form closes to the instructions first', () => {
    const profile = [{ type: 'navigate', params: { to: '/profile' } }]
    expect(go(seller, ['back'])).toMatchObject({ state: 'form', effects: profile })
    expect(go(phone, ['start', 'back'])).toMatchObject({ state: 'instructions', effects: [] })
    expect(go(phone, ['start', 'back', 'back']).effects).toEqual(profile)
  })

  test('AT03 AT24 the result without an attempt is main', () => {
    const end = go(inputs['a reload of the result'], [])
    expect(end.state).toBe('form')
    expect(end.effects).toEqual([{ type: 'navigate', params: { to: '/tool', replace: true } }])
  })

  test('AT18 AT19 the form has serial, date, sum and three numbers, empty at first', () =>
    expect(go(seller, []).context.form.values).toEqual(emptyTool))
})

describe('add tool: the form', () => {
  test('VL50 VL55 VL58 VL61 an empty form is not sent', () => {
    const end = go(seller, [submit])
    expect(end.state).toBe('form')
    expect(Object.keys(end.context.form.errors).toSorted()).toEqual(Object.keys(emptyTool).toSorted())
    expect(end.context.command).toBeNull()
  })

  test.each([
    ['VL51', { serialNumber: '12a' }, 'Только цифры и точки'],
    ['VL57', { dateTime: '31.02.2023' }, 'Введите дату в формате дд.мм.гггг'],
    ['VL56', { dateTime: '21.11.2026' }, 'Дата не может быть в будущем'],
    ['VL59', { totalSum: 'x' }, 'Только цифры и точка'],
    ['A67', { totalSum: '0' }, 'Сумма должна быть больше нуля'],
    ['VL62', { fn: '12a' }, 'Только цифры'],
    ['VL63', { fp: '1'.repeat(21) }, 'Максимум 20 знаков'],
  ])('%s %j is told when the field is left, and is not sent', (_row, patch, message) => {
    const [field = ''] = Object.keys(patch)
    const way: Step[] = [fill, { type: 'form.change', patch } as { type: string }]
    expect(go(seller, [...way, blur(field)]).context.form.errors).toEqual({ [field]: message })
    expect(go(seller, [...way, submit])).toMatchObject({
      state: 'form',
      context: { command: null, form: { errors: { [field]: message } } },
    })
  })

  test('VL60 VL51 leaving a field tidies it: two decimals, no spaces', () => {
    const typed: Step = { type: 'form.change', patch: { totalSum: '10,5', serialNumber: ' 1 2 ' } } as { type: string }
    expect(go(seller, [typed, blur('totalSum'), blur('serialNumber')]).context.form.values).toMatchObject({
      totalSum: '10.50',
      serialNumber: '12',
    })
  })
})

describe('add tool: which call', () => {
  test('AT21 a seller’s is the sale, with the place of the device', () => {
    const end = go(seller, sale)
    expect(end.state).toBe('registeringSale')
    expect(end.context.command).toEqual({ kind: 'sale', key: stamp.key, at: stamp.now, position: MOSCOW, isRepeat: false })
  })

  test.each(['locate: unknown', 'locate: crash'])(
    'A56 of docs/decisions.md: after «%s» the sale goes on without a place',
    (outcome) => {
      expect(go(seller, [fill, submit, outcome])).toMatchObject({
        state: 'registeringSale',
        context: { command: { position: NOWHERE } },
      })
    },
  )

  test('AT22 a customer’s is the purchase, and the place is not asked', () => {
    expect(go(customer, purchase)).toMatchObject({ state: 'registeringPurchase', context: { command: { kind: 'purchase' } } })
  })
})

describe.each(sides)('add tool: %s', (_side, input, sent, call, waiting) => {
  test('AT06 AT08 AT24 success clears the form; back leads to /profile', () => {
    const end = go(input, [...sent, `${call}: done`])
    expect(end).toMatchObject({
      state: 'registered',
      context: { command: null, answer: null, form: { values: emptyTool } },
      effects: [result],
    })
    expect(end.context.message).not.toBe('')
    expect(go(input, [...sent, `${call}: done`, 'back']).effects).toEqual([
      result,
      { type: 'navigate', params: { to: '/profile' } },
    ])
    expect(go(input, [...sent, `${call}: done`, 'again'])).toMatchObject({
      state: 'form',
      context: { form: { values: emptyTool } },
    })
  })

  test.each([
    ['receipt used', 'Этот чек уже использован другим пользователем'],
    ['reserved', 'Инструмент с этим серийным номером зарезервирован другим продавцом'],
    ['locked', 'Ваш аккаунт заблокирован. Обратитесь к администратору'],
    ['too often', 'Слишком много запросов. Попробуйте позже'],
    ['refused', 'Сейчас нельзя'],
    ['code 500', 'Произошла ошибка'],
    ['server error', 'Произошла ошибка'],
    ['offline', 'Нет соединения с интернетом'],
    ['about no field', 'Лишнее'],
  ])('AT07 AT09 AT24 ER12 «%s» ends in «%s», and back finds the form as it was', (answer, message) => {
    const end = go(input, [...sent, `${call}: ${answer}`])
    expect(end).toMatchObject({ state: 'refused', context: { message, command: null, answer: null }, effects: [result] })
    const back = go(input, [...sent, `${call}: ${answer}`, 'back'])
    expect(back).toMatchObject({ state: 'form', context: { form: { values: right } } })
    expect(back.effects.at(-1)).toEqual({ type: 'navigate', params: { to: '/tool', replace: true } })
  })

  test.each(['code 84', 'code 9'])(
    'AT25 AT26 AT27 %s asks whether to add by hand; «Отмена» returns to the filled form',
    (answer) => {
      expect(QUESTION).toBe('Серийный номер не найден в базе. Добавить инструмент вручную?')
      const asked = [...sent, `${call}: ${answer}`]
      expect(go(input, asked)).toMatchObject({ state: 'confirmingManual', context: { command: null }, effects: [] })
      expect(go(input, [...asked, 'cancel'])).toMatchObject({ state: 'form', context: { form: { values: right } } })
    },
  )

  test('AT29 «Добавить» adds by hand under a key of its own; success and failure end as usual', () => {
    const key = 'another-key-of-the-second-command'
    const adding = [...sent, `${call}: code 84`, { type: 'confirm', ...stamp, key }]
    expect(go(input, adding)).toMatchObject({ state: 'addingManually', context: { command: { kind: 'manual', key } } })
    expect(go(input, [...adding, 'addManually: done'])).toMatchObject({
      state: 'registered',
      context: { message: 'Модератор проверит его вручную. Статус появится в списке' },
    })
    expect(go(input, [...adding, 'addManually: refused'])).toMatchObject({
      state: 'refused',
      context: { message: 'Сейчас нельзя' },
    })
  })

  test.each(['code 84', 'code 9'])(
    'A54 of docs/decisions.md: a second %s is a plain error, never a second question',
    (answer) => {
      const end = go(input, [...sent, `${call}: code 84`, 'confirm', `addManually: ${answer}`])
      expect(end).toMatchObject({ state: 'refused', context: { message: 'Серийный номер не найден в базе' } })
    },
  )

  test('messages about fields stand in the form, which stays as it was', () => {
    expect(go(input, [...sent, `${call}: about the serial`])).toMatchObject({
      state: 'form',
      context: { command: null, answer: null, form: { values: right, errors: { serialNumber: SERIAL_PROBLEM } } },
      effects: [],
    })
  })

  test('a 401 closes the command and keeps what was typed', () => {
    expect(go(input, [...sent, `${call}: unauthorised`])).toMatchObject({
      state: 'form',
      context: { command: null, form: { values: right } },
    })
  })

  test('a second submit while the first is under way is refused by the state', () => {
    expect(() => go(input, [...sent, submit])).toThrow(`not possible in ${waiting}`)
  })

  describe('C04 B10 of docs/decisions.md', () => {
    const silences = ['lost', 'gateway down', 'late gateway', 'wrong shape', 'crash']

    test.each(silences)('after «%s» the outcome is unknown, and a repeat is the same command to the letter', (silence) => {
      const first = go(input, sent).context.command
      const unknown = go(input, [...sent, `${call}: ${silence}`])
      expect(unknown).toMatchObject({ state: 'unanswered', context: { command: first, form: { values: right } }, effects: [] })
      // Whatever key and time a later event brings, the command keeps its own.
      const again = go(input, [
        ...sent,
        `${call}: ${silence}`,
        { type: 'repeat', ...stamp, key: 'a-fresh-key', now: stamp.now + 60_000 } as { type: string },
      ])
      expect(again.state).toBe(waiting)
      expect(again.context.command).toEqual({ ...first, isRepeat: true })
    })

    test.each(['offline', 'server error', 'unauthorised', 'too often'])(
      'a repeat that is turned away («%s») leaves the first sending open',
      (fault) => {
        const end = go(input, [...sent, `${call}: lost`, 'repeat', `${call}: ${fault}`])
        expect(end).toMatchObject({ state: 'unanswered', context: { command: { key: stamp.key } } })
      },
    )

    test('any answer to a repeat settles it', () => {
      const repeated = [...sent, `${call}: lost`, 'repeat', `${call}: lost`, 'repeat']
      expect(go(input, [...repeated, `${call}: done`])).toMatchObject({ state: 'registered', context: { command: null } })
      expect(go(input, [...repeated, `${call}: receipt used`])).toMatchObject({ state: 'refused', context: { command: null } })
      expect(go(input, [...repeated, `${call}: code 84`]).state).toBe('confirmingManual')
    })

    test('back to the form lets the command go; a new submit is a new command', () => {
      const back: Step[] = [...sent, `${call}: lost`, 'back']
      expect(go(input, back)).toMatchObject({ state: 'form', context: { command: null, form: { values: right } } })
      expect(go(input, [...back, submitUnder('a-fresh-key')]).context.command?.key).toBe('a-fresh-key')
    })

    test('an unanswered adding by hand repeats the adding', () => {
      const end = go(input, [...sent, `${call}: code 84`, 'confirm', 'addManually: lost', 'repeat'])
      expect(end).toMatchObject({ state: 'addingManually', context: { command: { kind: 'manual', isRepeat: true } } })
    })
  })
})

describe('add tool: after a reload', () => {
  test('C04 B10 of docs/decisions.md: a reload while sending comes back to the unknown outcome with the same command', () => {
    const end = go(inputs['a reload while sending'], [])
    expect(end).toMatchObject({ state: 'unanswered', context: { command, form: { values: right } }, effects: [] })
    expect(go(inputs['a reload while sending'], ['repeat'])).toMatchObject({
      state: 'registeringSale',
      context: { command: { ...command, isRepeat: true } },
    })
  })

  test('B10 of docs/decisions.md: each kind of command repeats its own call', () => {
    expect(go(inputs['a reload while adding by hand'], ['repeat']).state).toBe('addingManually')
    const bought = { ...customer, draft: { values: right, command: { ...command, kind: 'purchase' } } }
    expect(go(bought, ['repeat']).state).toBe('registeringPurchase')
  })

  test('B08 of docs/decisions.md: what was typed is there, past the instructions', () => {
    expect(go(inputs['a reload of the form'], [])).toMatchObject({
      state: 'form',
      context: { form: { values: { serialNumber: '1' } } },
    })
  })
})
