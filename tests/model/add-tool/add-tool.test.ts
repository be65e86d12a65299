import { describe, expect, test } from 'vitest'
import { emptyTool } from '../../../src/machines/sales/add-tool/form.ts'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { testMachine } from '../kit/test-machine.ts'
import {
  addToolFlow,
  command,
  draft,
  MOSCOW,
  NOWHERE,
  PHOTO,
  QUESTION,
  right,
  SERIAL_PROBLEM,
  STORED,
} from '../../../model/sales/add-tool.ts'
import './answers.journeys.ts'
import './fold.journeys.ts'
import './history.journeys.ts'
import './outcome.journeys.ts'
import './receipts.journeys.ts'
import './repair.journeys.ts'
import './serial.journeys.ts'
import './start.journeys.ts'
import './tool-code.journeys.ts'
import './reserve.journeys.ts'
import { customer, fill, go, inputs, phone, seller, submit, type Step } from './steps.ts'

testMachine(addToolFlow)

const submitUnder = (key: string): Step => ({ type: 'submit', ...stamp, key }) as { type: string }
const blur = (field: string): Step => ({ type: 'form.blur', field, ...stamp }) as { type: string }

const sale: Step[] = [...fill, submit, 'locate: known']
const purchase: Step[] = [...fill, submit]
const sides = [
  ['a sale', seller, sale, 'registerSale', 'registeringSale'],
  ['a purchase', customer, purchase, 'registerPurchase', 'registeringPurchase'],
] as const
const result = { type: 'navigate', params: { to: '/tool?screen=result', isStep: true } }

describe('add tool: screens', () => {
  test('AT04 AT05 a wide screen begins with the form, a phone with the instructions', () => {
    expect(go(seller, []).state).toBe('form.editing.capture.idle')
    expect(go(phone, []).state).toBe('instructions')
    expect(go(phone, ['start']).state).toBe('form.editing.capture.idle')
    expect(go(phone, ['layout.changed {"isCompact":false}']).state).toBe('form.editing.capture.idle')
  })

  test('a window that becomes narrow keeps the form, and then back leads to the instructions', () => {
    const narrow: Step = { type: 'layout.changed', isCompact: true } as { type: string }
    expect(go(seller, [...fill, narrow])).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { isCompact: true, form: { values: right } },
    })
    expect(go(seller, [narrow, 'back']).state).toBe('instructions')
  })

  test('instructions of a window that stays narrow stay', () => {
    const narrow: Step = { type: 'layout.changed', isCompact: true } as { type: string }
    expect(go(phone, [narrow])).toMatchObject({ state: 'instructions', context: { isCompact: true } })
  })

  test('AT10 back leads to /profile', () => {
    const profile = [{ type: 'navigate', params: { to: '/profile' } }]
    expect(go(seller, ['back'])).toMatchObject({ state: 'form.editing.capture.idle', effects: profile })
    expect(go(phone, ['back'])).toMatchObject({ state: 'instructions', effects: profile })
  })

  test('AT03 AT24 the result without an attempt is main', () => {
    const end = go(inputs['a reload of the result'], [])
    expect(end.state).toBe('form.editing.capture.idle')
    expect(end.effects).toEqual([{ type: 'navigate', params: { to: '/tool', replace: true } }])
  })

  test('AT18 AT19 the form has serial, date, sum and three numbers, empty at first', () => {
    const { state, context } = go(seller, [])
    expect(state).toBe('form.editing.capture.idle')
    expect(context.form.values).toEqual(emptyTool)
  })
})

describe('add tool: the form', () => {
  test('VL50 VL55 VL58 VL61 an empty form is not sent', () => {
    const end = go(seller, ['manual.open', submit])
    expect(end.state).toBe('form.editing.capture.idle')
    expect(Object.keys(end.context.form.errors).toSorted()).toEqual([
      'dateTime',
      'fd',
      'fn',
      'fp',
      'images',
      'serialNumber',
      'totalSum',
    ])
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
    const way: Step[] = [...fill, { type: 'form.change', patch } as { type: string }]
    expect(go(seller, [...way, blur(field)]).context.form.errors).toEqual({ [field]: message })
    expect(go(seller, [...way, submit])).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { command: null, form: { errors: { [field]: message } } },
    })
  })

  test('VL60 VL51 leaving a field tidies it: two decimals, no spaces', () => {
    const spaced: Step = { type: 'form.change', patch: { totalSum: '10,5', serialNumber: ' 1 2 ' } } as { type: string }
    expect(go(seller, ['manual.open', spaced, blur('totalSum'), blur('serialNumber')]).context.form.values).toMatchObject({
      totalSum: '10.50',
      serialNumber: '12',
    })
  })
})

test('VL51 VL60 VL62 a submit sends, and shows, what leaving every field would have made of it', () => {
  const patch = { serialNumber: '10000001', totalSum: '4990', fn: '9960 4403 0000 0001', fd: ' 12345', fp: '0123 4567 81' }
  const end = go(seller, [...fill, { type: 'form.change', patch } as { type: string }, submit])
  expect(end).toMatchObject({ state: 'locating', context: { form: { values: right } } })
})

describe('add tool: which call', () => {
  test('AT21 a seller’s is the sale, with the place of the device', () => {
    const end = go(seller, sale)
    expect(end.state).toBe('registeringSale')
    expect(end.context.command).toEqual({ kind: 'sale', key: stamp.key, at: stamp.now, position: MOSCOW, isRepeat: false })
  })

  test.each(['locate: unknown', 'locate: crash'])('A56: after «%s» the sale goes on without a place', (outcome) => {
    expect(go(seller, [...fill, submit, outcome])).toMatchObject({
      state: 'registeringSale',
      context: { command: { position: NOWHERE } },
    })
  })

  test('AT22 a customer’s is the purchase, and the place is not asked', () => {
    expect(go(customer, purchase)).toMatchObject({ state: 'registeringPurchase', context: { command: { kind: 'purchase' } } })
  })
})

describe.each(sides)('add tool: %s', (_side, input, sent, call, waiting) => {
  test('AT06 AT08 AT24 success clears the form; back leads to /profile', () => {
    const end = go(input, [...sent, `${call}: done`])
    expect(end).toMatchObject({
      state: 'registered.looking',
      context: { command: null, answer: null, form: { values: emptyTool } },
      effects: [result],
    })
    expect(end.context.message).not.toBe('')
    expect(go(input, [...sent, `${call}: done`, 'back']).effects).toEqual([
      result,
      { type: 'navigate', params: { to: '/profile' } },
    ])
    expect(go(input, [...sent, `${call}: done`, 'again'])).toMatchObject({
      state: 'form.editing.capture.idle',
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
    ['away', 'Сервис временно недоступен. Попробуйте через минуту'],
    ['offline', 'Нет соединения с интернетом'],
    ['about no field', 'Лишнее'],
  ])('AT07 AT09 AT24 ER12 «%s» ends in «%s», and back finds the form as it was', (answer, message) => {
    const end = go(input, [...sent, `${call}: ${answer}`])
    expect(end).toMatchObject({ state: 'refused', context: { message, command: null, answer: null }, effects: [result] })
    const back = go(input, [...sent, `${call}: ${answer}`, 'back'])
    expect(back).toMatchObject({ state: 'form.editing.capture.idle', context: { form: { values: right } } })
    expect(back.effects.at(-1)).toEqual({ type: 'goBack', params: { to: '/tool' } })
  })

  test.each(['code 84', 'code 9'])(
    'AT25 AT26 AT27 %s asks whether to add by hand; «Отмена» returns to the filled form',
    (answer) => {
      expect(QUESTION).toBe('Серийный номер не найден в базе. Добавить инструмент вручную?')
      const asked = [...sent, `${call}: ${answer}`]
      expect(go(input, asked)).toMatchObject({ state: 'confirmingManual', context: { command: null }, effects: [] })
      expect(go(input, [...asked, 'cancel'])).toMatchObject({
        state: 'form.editing.capture.idle',
        context: { form: { values: right } },
      })
    },
  )

  test('AT29 «Добавить» adds by hand under a key of its own; success and failure end as usual', () => {
    const key = 'another-key-of-the-second-command'
    const adding = [...sent, `${call}: code 84`, { type: 'confirm', ...stamp, key }]
    expect(go(input, adding)).toMatchObject({ state: 'addingManually', context: { command: { kind: 'manual', key } } })
    expect(go(input, [...adding, 'addManually: done'])).toMatchObject({
      state: 'registered.looking',
      context: { message: 'Поддержка проверит его вручную. Статус появится в списке' },
    })
    expect(go(input, [...adding, 'addManually: refused'])).toMatchObject({
      state: 'refused',
      context: { message: 'Сейчас нельзя' },
    })
  })

  test.each(['code 84', 'code 9'])('A54: a second %s is a plain error, never a second question', (answer) => {
    const end = go(input, [...sent, `${call}: code 84`, 'confirm', `addManually: ${answer}`])
    expect(end).toMatchObject({ state: 'refused', context: { message: 'Серийный номер не найден в базе' } })
  })

  test('messages about fields stand in the form, which stays as it was', () => {
    expect(go(input, [...sent, `${call}: about the serial`])).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { command: null, answer: null, form: { values: right, errors: { serialNumber: SERIAL_PROBLEM } } },
      effects: [],
    })
  })

  test('a 401 closes the command and keeps what was typed', () => {
    expect(go(input, [...sent, `${call}: unauthorised`])).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { command: null, form: { values: right } },
    })
  })

  test('a second submit while the first is under way is refused by the state', () => {
    expect(() => go(input, [...sent, submit])).toThrow(`not possible in ${waiting}`)
  })

  test('E06 a success that tells nothing of the sale is a success', () =>
    expect(go(input, [...sent, `${call}: wrong shape`]).state).toBe('registered.looking'))

  describe('C04 B10', () => {
    test.each(SILENCES)('after «%s» the outcome is unknown, and a repeat is the same command to the letter', (silence) => {
      const first = go(input, sent).context.command
      const unknown = go(input, [...sent, `${call}: ${silence}`])
      expect(unknown).toMatchObject({ state: 'unanswered', context: { command: first, form: { values: right } }, effects: [] })
      // The command keeps its own key and time, whatever later events carry.
      const again = go(input, [
        ...sent,
        `${call}: ${silence}`,
        { type: 'repeat', ...stamp, key: 'a-fresh-key', now: stamp.now + 60_000 } as { type: string },
      ])
      expect(again.state).toBe(waiting)
      expect(again.context.command).toEqual({ ...first, isRepeat: true })
    })

    test.each(UNHEARD)('a repeat that is turned away («%s») leaves the first sending open', (fault) => {
      const end = go(input, [...sent, `${call}: lost`, 'repeat', `${call}: ${fault}`])
      expect(end).toMatchObject({ state: 'unanswered', context: { command: { key: stamp.key } } })
    })

    test('any answer to a repeat settles it', () => {
      const repeated = [...sent, `${call}: lost`, 'repeat', `${call}: lost`, 'repeat']
      expect(go(input, [...repeated, `${call}: done`])).toMatchObject({ state: 'registered.looking', context: { command: null } })
      expect(go(input, [...repeated, `${call}: receipt used`])).toMatchObject({ state: 'refused', context: { command: null } })
      expect(go(input, [...repeated, `${call}: code 84`]).state).toBe('confirmingManual')
    })

    test('back to the form lets the command go; a new submit is a new command', () => {
      const back: Step[] = [...sent, `${call}: lost`, 'back']
      expect(go(input, back)).toMatchObject({
        state: 'form.editing.capture.idle',
        context: { command: null, form: { values: right } },
      })
      expect(go(input, [...back, submitUnder('a-fresh-key')]).context.command?.key).toBe('a-fresh-key')
    })

    test('an unanswered adding by hand repeats the adding', () => {
      const end = go(input, [...sent, `${call}: code 84`, 'confirm', 'addManually: lost', 'repeat'])
      expect(end).toMatchObject({ state: 'addingManually', context: { command: { kind: 'manual', isRepeat: true } } })
    })
  })
})

describe('add tool: after a reload', () => {
  test('C04 B10: a reload while sending comes back to the unknown outcome with the same command', () => {
    const end = go(inputs['a reload while sending'], [])
    expect(end).toMatchObject({ state: 'unanswered', context: { command, form: { values: right } }, effects: [] })
    expect(go(inputs['a reload while sending'], ['repeat'])).toMatchObject({
      state: 'registeringSale',
      context: { command: { ...command, isRepeat: true } },
    })
  })

  test('B10: each kind of command repeats its own call', () => {
    expect(go(inputs['a reload while adding by hand'], ['repeat']).state).toBe('addingManually')
    const bought = { ...customer, draft: draft(right, { command: { ...command, kind: 'purchase' } }) }
    expect(go(bought, ['repeat']).state).toBe('registeringPurchase')
  })

  test('B08: what was typed is there, past the instructions', () => {
    expect(go(inputs['a reload of the form'], [])).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { form: { values: { serialNumber: '1' } } },
    })
  })
})

describe('add tool: photos', () => {
  const atHand = inputs['a receipt at hand']
  const add: Step = { type: 'files.add', files: [PHOTO] } as { type: string }
  const pick = (...ids: string[]): Step => ({ type: 'files.add', files: ids.map((id) => ({ ...PHOTO, id })) }) as { type: string }
  const drop: Step = { type: 'file.remove', id: PHOTO.id, ...stamp } as { type: string }
  const toast = (text: string, patch: object = {}) => ({
    type: 'toast',
    params: { title: 'Ошибка', text, tone: 'danger', ...patch },
  })
  /** Newer messages about a code, or clearing a code's data, end these. */
  const ofCode = (text: string) => toast(text, { about: 'receipt code' })

  test('AT16 photos belong to a receipt, and only what is there can be removed', () => {
    expect(() => go(inputs['no receipt'], [add])).toThrow('not possible')
    expect(() => go(atHand, [add, 'uploadFile: done', { type: 'file.retry', id: PHOTO.id } as { type: string }])).toThrow(
      'not possible in form.editing.capture.reading',
    )
    const other: Step = { type: 'file.remove', ...stamp, id: 'другой.png' } as { type: string }
    expect(() => go(atHand, [add, other])).toThrow('not possible in form.editing.capture.uploading')
    expect(() => go(atHand, [add, 'uploadFile: done', other])).toThrow('not possible in form.editing.capture.reading')
  })

  test('AT16 AT31 two photos are two uploads, one after the other, and both names are in the form', () => {
    const first = go(atHand, [pick('a', 'b')])
    expect(first.state).toBe('form.editing.capture.uploading')
    const second = go(atHand, [pick('a', 'b'), 'uploadFile: done'])
    expect(second).toMatchObject({ state: 'form.editing.capture.uploading', context: { form: { values: { images: [STORED] } } } })
    const both = go(atHand, [pick('a', 'b'), 'uploadFile: done', 'uploadFile: done'])
    expect(both).toMatchObject({
      state: 'form.editing.capture.reading',
      context: { form: { values: { images: [STORED, STORED] } } },
    })
  })

  test('VL82 a fifth photo is not taken, and that is said', () => {
    const tooMany = pick('a', 'b', 'c', 'd', 'e')
    // Until the user changes the photos: uploads progress by themselves.
    const said = (...more: Step[]) => go(atHand, [tooMany, ...more]).context.form.errors.images
    expect(go(atHand, [tooMany]).context.files).toHaveLength(4)
    const WORDS = 'Вы можете загружать не более 4 файлов.'
    expect(said()).toBe(WORDS)
    expect(said('uploadFile: done', 'uploadFile: code 500', 'uploadFile: done')).toBe(WORDS)
    const all: Step[] = ['uploadFile: done', 'uploadFile: done', 'uploadFile: done', 'uploadFile: done']
    expect(said(...all, 'readPhoto: receipt')).toBe(WORDS)
    expect(said({ type: 'file.remove', ...stamp, id: 'a' } as { type: string })).toBeUndefined()
  })

  test('VL82 VL83 VL84 a refused photo takes no place; tried again, it needs one', () => {
    const refused: Step[] = [pick('a', 'b', 'c', 'd'), 'uploadFile: refused', 'uploadFile: done', 'uploadFile: done']
    const fifth = go(atHand, [...refused, 'uploadFile: done', pick('e')])
    expect(fifth.context).toMatchObject({ files: { length: 5, 4: { status: 'waiting' } }, form: { errors: {} } })
    const again = go(atHand, [...refused, 'uploadFile: done', pick('e'), { type: 'file.retry', id: 'a' } as { type: string }])
    expect(again.context.files[0]).toMatchObject({ id: 'a', status: 'refused' })
    expect(again.context.form.errors.images).toBe('Вы можете загружать не более 4 файлов.')
    const offline = go(atHand, [pick('a', 'b', 'c', 'd'), 'uploadFile: offline', pick('e')])
    expect(offline.context.form.errors.images).toBe('Вы можете загружать не более 4 файлов.')
  })

  test('VL84 what is no picture by its name is refused at once and takes nobody’s place', () => {
    // Some browsers can decode a HEIC: that is known only when its turn comes.
    const files = ['a.exe', '1.heic', '2.png', '3.jpeg', '4.JPG'].map((name) => ({ id: name, name, size: 67 }))
    const end = go(atHand, [{ type: 'files.add', files } as { type: string }])
    expect(end.context.files.map(({ status }) => status)).toEqual(['refused', 'waiting', 'waiting', 'waiting', 'waiting'])
    expect(end.context.files[0]?.problem).toBe('Файл a.exe имеет недопустимое расширение файла.')
    expect(end.context.form.errors.images).toBeUndefined()
  })

  test('A53 VL64 VL65 a code in the photo fills the form; the photo stays', () => {
    const end = go(atHand, [add, 'uploadFile: done', 'readPhoto: receipt'])
    expect(end).toMatchObject({
      state: 'form.editing.capture.idle',
      context: {
        isManual: true,
        scannedTime: '18-11-2026T15:07:00',
        form: {
          values: {
            dateTime: '18.11.2026',
            totalSum: '1299.00',
            fn: '9960440300000002',
            fd: '00077',
            fp: '0000000021',
            images: [STORED],
          },
        },
      },
    })
  })

  test.each(['none', 'another code', 'crash'])('AT30 A53: «%s» is told, the photo stays and is enough', (answer) => {
    const way: Step[] = [add, 'uploadFile: done', `readPhoto: ${answer}`]
    expect(go(atHand, way)).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { form: { values: { images: [STORED], fn: '' } } },
      effects: [ofCode('QR код не распознан')],
    })
    expect(go(atHand, [...way, submit]).state).toBe('locating')
  })

  test('B11: a receipt of a return is refused with its reason', () => {
    const reason = ofCode('Это чек возврата прихода (возврат покупки). Нужен чек продажи')
    expect(go(atHand, [add, 'uploadFile: done', 'readPhoto: a return']).effects).toEqual([reason])
    expect(go(atHand, ['scan', 'scanQr: a return'])).toMatchObject({ state: 'form.editing.capture.idle', effects: [reason] })
  })

  test('ER13 «Очистить данные чека» takes the word about the code away with the data', () => {
    const end = go(atHand, [add, 'uploadFile: done', 'readPhoto: receipt', 'receipt.clear'])
    expect(end.effects.at(-1)).toEqual({ type: 'endToast', params: { about: 'receipt code' } })
  })

  test('of several photos only the last one without a code is told of', () => {
    const way: Step[] = [pick('a', 'b'), 'uploadFile: done', 'uploadFile: done', 'readPhoto: none']
    expect(go(atHand, way)).toMatchObject({ state: 'form.editing.capture.reading', effects: [] })
    expect(go(atHand, [...way, 'readPhoto: none']).effects).toEqual([ofCode('QR код не распознан')])
    expect(go(atHand, [...way, 'readPhoto: receipt']).context.form.values.fn).toBe('9960440300000002')
  })

  test('a photo on its way is waited for; one that failed is told of, retried or removed', () => {
    expect(go(atHand, [add, submit]).context.form.errors.images).toBe('Дождитесь, пока загрузятся фотографии')
    const failed: Step[] = [add, 'uploadFile: refused']
    expect(go(atHand, failed).context.files[0]).toMatchObject({ status: 'refused', problem: 'Сейчас нельзя' })
    expect(go(atHand, [...failed, submit]).context.form.errors.images).toMatch(/^Не все фотографии загружены/)
    expect(go(atHand, [...failed, { type: 'file.retry', id: PHOTO.id } as { type: string }]).state).toBe(
      'form.editing.capture.uploading',
    )
    expect(go(atHand, [...failed, drop]).context.files).toEqual([])
  })

  test('AT17 a photo is deleted here and on the server; a failure brings it back and says so', () => {
    const deleting: Step[] = [add, 'uploadFile: done', 'readPhoto: none', drop]
    expect(go(atHand, deleting)).toMatchObject({
      state: 'form.editing.capture.deleting',
      context: { form: { values: { images: [] } } },
    })
    for (const answer of ['done', 'gone', 'in use'])
      expect(go(atHand, [...deleting, `deleteFile: ${answer}`])).toMatchObject({
        state: 'form.editing.capture.idle',
        context: { files: [] },
        effects: [ofCode('QR код не распознан')],
      })
    for (const answer of ['refused', 'lost', 'server error', 'offline', 'crash']) {
      const end = go(atHand, [...deleting, `deleteFile: ${answer}`])
      expect(end.context.form.values.images).toEqual([STORED])
      expect(end.effects.at(-1)).toEqual(toast('Не удалось удалить фотографию. Она осталась в форме'))
    }
    expect(go(atHand, [add, drop])).toMatchObject({ state: 'form.editing.capture.idle', context: { files: [] } })
  })

  test('VL53 without photo and data the form is not sent', () =>
    expect(go(atHand, [submit])).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { form: { errors: { images: 'Загрузите фотографию чека или введите данные вручную' } } },
    }))
})

describe('add tool: camera', () => {
  const atHand = inputs['a receipt at hand']

  test('AT15 VL64 VL65 a code fills the form as if it were typed', () =>
    expect(go(atHand, ['scan', 'scanQr: receipt'])).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { isManual: true, scannedTime: '18-11-2026T15:07:00', form: { values: { fd: '00077', totalSum: '1299.00' } } },
    }))

  test.each(['insecure', 'unsupported', 'denied', 'missing', 'busy', 'taken away', 'no reader', 'crash'])(
    '«%s» is told, may be tried again and closed',
    (answer) => {
      const way = ['scan', `scanQr: ${answer}`]
      expect(go(atHand, way).state).toBe('form.scanFailed')
      expect(go(atHand, [...way, 'scan']).state).toBe('form.scanning')
      expect(go(atHand, [...way, 'scan.close']).state).toBe('form.editing.capture.idle')
    },
  )

  test('it ends by itself, and when the person closes it', () => {
    expect(go(atHand, ['scan', 'after SCAN_LIMIT in form.scanning'])).toMatchObject({
      state: 'form.scanFailed',
      context: { scanProblem: 'timeout' },
    })
    expect(go(atHand, ['scan', 'scan.close']).state).toBe('form.editing.capture.idle')
  })
})
