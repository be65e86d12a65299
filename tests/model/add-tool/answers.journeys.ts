/** The messages after a registration's answer. */
import { describe, expect, test } from 'vitest'
import { stamp } from '../../../model/kit/stamp.ts'
import { addToolFlow, draft, PHOTO, STORED, TOO_OLD, typed } from '../../../model/sales/add-tool.ts'
import { go, type Step } from './steps.ts'

const { inputs } = addToolFlow
const seller = inputs['a seller']
const submit: Step = { type: 'submit', ...stamp }
const purchase: Step[] = ['manual.open', { type: 'form.change', patch: typed } as { type: string }, submit]
const sale: Step[] = [...purchase, 'locate: known']

describe('C05: the words of success follow the answer', () => {
  const done = (call: string, payload: object): Step => {
    const output = { kind: 'ok', payload: { id: '1', ...payload }, message: null }
    return { type: `xstate.done.actor.${call}`, output, actorId: call } as { type: string }
  }
  const BY_PHOTO = 'Чек по фотографии проверит поддержка. Статус и срок проверки появятся в списке'
  const BY_TAX = 'Проверяем чек в ФНС. Баллы начислим, когда проверка закончится'
  const BY_PEOPLE = 'Чек проверит поддержка. Статус и срок проверки появятся в списке'
  const BY_DESK = 'Поддержка проверит его вручную. Статус появится в списке'

  test.each([
    ['TAX_PENDING', BY_TAX],
    ['APPROVE_PENDING', BY_PEOPLE],
    ['PENDING', BY_DESK],
    ['FINISH', 'Чек подтверждён'],
    ['XYZ', 'Статус появится в списке'],
    ['toString', 'Статус появится в списке'],
  ])('a sale in %s says «%s»', (saleStatus, message) => {
    const end = go(seller, [...sale, done('registerSale', { saleStatus })])
    expect(end).toMatchObject({ state: 'registered.looking', context: { message } })
  })

  test('an own tool is in the list already while its receipt is checked', () => {
    const said = (saleStatus: string) =>
      go(inputs['a customer'], [...purchase, done('registerPurchase', { saleStatus })]).context.message
    expect(said('TAX_PENDING')).toBe('Проверяем чек в ФНС. Инструмент уже в вашем списке')
    expect(said('APPROVE_PENDING')).toBe(BY_PEOPLE)
  })

  test('a receipt that is only a photo names the photo', () => {
    const photo = [{ ...PHOTO, status: 'done', stored: STORED, problem: null, key: null }]
    const input = { ...seller, draft: draft({ serialNumber: '100.00001' }, { files: photo }) }
    const said = (saleStatus: string) =>
      go(input, [submit, 'locate: known', done('registerSale', { saleStatus })]).context.message
    expect([said('APPROVE_PENDING'), said('TAX_PENDING')]).toEqual([BY_PHOTO, BY_TAX])
  })

  test('what is added by hand and what is reserved are told by their answers too', () => {
    const adding = [...sale, 'registerSale: code 84', 'confirm']
    expect(go(seller, [...adding, 'addManually: done']).context.message).toBe(BY_DESK)
    expect(go(seller, [...adding, done('addManually', { saleStatus: 'TAX_PENDING' })]).context.message).toBe(BY_TAX)
    const reserving: Step[] = [submit, 'locate: known']
    expect(go(inputs['no receipt'], [...reserving, 'reserve: done']).context.message).toMatch(/^Инструмент в резерве/)
    expect(go(inputs['no receipt'], [...reserving, 'reserve: done, people check']).context.message).toBe(BY_DESK)
  })
})

describe('E08: a receipt that is too old', () => {
  const old = { type: 'form.change', patch: { ...typed, dateTime: '21.08.2026' } } as { type: string }
  const limits = { saleDays: 90, purchaseYears: 3 }

  test('is told at its date and not sent, where the server has told the limits', () => {
    expect(go({ ...seller, receiptAge: limits }, ['manual.open', old, submit])).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { command: null, form: { errors: { dateTime: TOO_OLD } } },
    })
    expect(go({ ...seller, receiptAge: limits, mode: 'customer' }, ['manual.open', old, submit]).state).toBe(
      'registeringPurchase',
    )
  })

  test('is sent where it has not, and its refusal stands at the date', () => {
    const refused = [submit, 'locate: known', 'registerSale: too old']
    expect(go(seller, ['manual.open', old, ...refused])).toMatchObject({
      state: 'form.editing.capture.idle',
      context: { command: null, form: { errors: { dateTime: TOO_OLD } } },
    })
  })
})
