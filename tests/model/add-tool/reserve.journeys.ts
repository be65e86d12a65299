import { describe, expect, test } from 'vitest'
import { emptyTool } from '../../../src/machines/sales/add-tool/form.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { MOSCOW, right } from '../../../model/sales/add-tool.ts'
import { customer, fill, go, inputs, phone, seller, submit, type Step } from './steps.ts'

describe('add tool: no receipt', () => {
  const without = inputs['no receipt']
  const NOT_IN_BASE = 'Без чека нельзя добавить инструмент, которого нет в базе'
  const sent: Step[] = [submit, 'locate: known']

  test('AT13 AT23 VL54 the submit is a reserve, with the place and without a receipt', () => {
    expect(go(without, sent)).toMatchObject({ state: 'reserving', context: { command: { kind: 'reserve', position: MOSCOW } } })
    expect(go(without, [...sent, 'reserve: done'])).toMatchObject({
      state: 'registered.looking',
      context: { message: 'Инструмент в резерве, срок виден в списке продаж. Когда появится чек, подтвердите продажу там же' },
    })
  })

  test('AT14 a customer cannot say so', () => {
    const say: Step = { type: 'form.change', patch: { haveABill: false } } as { type: string }
    expect(() => go(customer, [say])).toThrow('not possible')
    expect(go(seller, [say]).context.form.values.haveABill).toBe(false)
  })

  test('PR19 SL09 in an open form «without a receipt» leaves the address, a serial from the list does not', () => {
    const told = (patch: object) => go(seller, [{ type: 'prefill', patch } as { type: string }])
    const forgotten = { type: 'forgetSerial', params: undefined }
    expect(told({ haveABill: false })).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { form: { values: { haveABill: false } } },
      effects: [forgotten, { type: 'navigate', params: { to: '/tool', replace: true } }],
    })
    expect(told({ serialNumber: '300.00001', haveABill: true }).effects).toEqual([forgotten])
  })

  test('unticking brings the receipt back as it was', () => {
    const tick = (haveABill: boolean): Step => ({ type: 'form.change', patch: { haveABill } }) as { type: string }
    expect(go(seller, [...fill, tick(false), tick(true)]).context.form.values).toEqual(right)
  })

  test('AT25 A54: after 84 and «Добавить» the reserve is repeated for a manual check, under a new key', () => {
    const asked: Step[] = [...sent, 'reserve: code 84']
    expect(go(without, asked).state).toBe('confirmingManual')
    const again: Step[] = [...asked, { type: 'confirm', ...stamp, key: 'a-second-key' } as { type: string }, 'locate: known']
    expect(go(without, again)).toMatchObject({
      state: 'reserving',
      context: { command: { kind: 'reserveManual', key: 'a-second-key' } },
    })
    expect(go(without, [...again, 'reserve: done, people check']).context.message).toBe(
      'Поддержка проверит его вручную. Статус появится в списке',
    )
    expect(go(without, [...again, 'reserve: code 84'])).toMatchObject({ state: 'refused' })
  })

  test('AT28 code 9 is a refusal with its own words', () =>
    expect(go(without, [...sent, 'reserve: code 9'])).toMatchObject({ state: 'refused', context: { message: NOT_IN_BASE } }))

  test('AT07 E09: enough is reserved, and the person reads what to do', () =>
    expect(go(without, [...sent, 'reserve: too many'])).toMatchObject({
      state: 'refused',
      context: {
        message: 'В резерве уже предельное число инструментов. Подтвердите продажу чеком или снимите резерв',
        command: null,
      },
    }))

  test('C04 B10: silence, and a repeat of the same reserve', () =>
    expect(go(without, [...sent, 'reserve: lost', 'repeat'])).toMatchObject({
      state: 'reserving',
      context: { command: { kind: 'reserve', key: stamp.key, isRepeat: true } },
    }))

  test('SL09 A61: a serial from the list is filled in; another tool’s unfinished form makes way', () => {
    const patch: Step = { type: 'prefill', patch: { serialNumber: '300.00001', haveABill: true } } as { type: string }
    expect(go(seller, [patch]).context.form.values).toEqual({ ...emptyTool, serialNumber: '300.00001' })
    expect(go(phone, [patch]).state).toBe('form.editing.capture.idle')
    expect(go(seller, [...fill, patch]).context.form.values).toEqual({ ...emptyTool, serialNumber: '300.00001' })
    const receipt: Step = { type: 'form.change', patch: { fn: '5' } } as { type: string }
    expect(go(seller, ['manual.open', receipt, patch]).context.form.values).toMatchObject({ serialNumber: '300.00001', fn: '5' })
  })
})
