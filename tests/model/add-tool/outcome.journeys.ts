/** The result lives until its end, and a refusal leads on (D48). */
import { describe, expect, test } from 'vitest'
import { renewalDelays } from '../../../src/machines/kit/query/renewal.ts'
import { addToolMachine } from '../../../src/machines/sales/add-tool/machine.ts'
import { isAwaitingTaxService } from '../../../src/machines/sales/add-tool/selectors.ts'
import { newsText, wayOf } from '../../../src/machines/sales/add-tool/way.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { right, ROW, typed } from '../../../model/sales/add-tool.ts'
import { TOOL_PICTURE } from '../../../model/kit/picture.ts'
import { customer, fill, go, inputs, seller, submit, type Step } from './steps.ts'

const sale: Step[] = [...fill, submit, 'locate: known', 'registerSale: done']
const purchase: Step[] = [...fill, submit, 'registerPurchase: done']
const REFRESH = { type: 'refreshScore', params: undefined }
const refreshes = (steps: readonly Step[], input: unknown = seller) =>
  go(input, steps).effects.filter(({ type }) => type === REFRESH.type)
const outcomeAfter = (steps: readonly Step[], input: unknown = seller) => go(input, steps).context.outcome
/** The way as the screen shows it. */
const stepsAfter = (steps: readonly Step[], input: unknown = seller) => {
  const { outcome, reader } = go(input, steps).context
  return outcome && wayOf(outcome, reader).map(({ title, state }) => `${title}: ${state}`)
}
const renew: Step[] = ['after RENEWAL in registered.waiting']
const still: Step[] = [...sale, 'watchOutcome: still checked']

describe('E19 notifications are offered', () => {
  const isOffered = (steps: readonly Step[]) => {
    const { context } = go(seller, steps)
    return isAwaitingTaxService(addToolMachine.resolveState({ value: { registered: 'settled' }, context }))
  }

  test('while the tax service is to answer, and not once it has or where people judge', () => {
    expect(isOffered(sale)).toBe(true)
    expect(isOffered(still)).toBe(true)
    for (const end of ['finished', 'failed', 'people check'])
      expect([end, isOffered([...still, ...renew, `watchOutcome: ${end}`])]).toEqual([end, false])
    expect(isOffered([...fill, submit, 'locate: known', 'registerSale: done, people check'])).toBe(false)
  })

  test('on a result alone', () => {
    const { context } = go(seller, sale)
    expect(isAwaitingTaxService(addToolMachine.resolveState({ value: { form: 'askingClear' }, context }))).toBe(false)
  })
})

describe('AT06 D48 an accepted sale', () => {
  test('is looked up at once, by its id, and keeps what the form no longer has', () => {
    expect(go(seller, sale)).toMatchObject({
      state: 'registered.looking',
      context: {
        outcome: { id: ROW, serial: typed.serialNumber, status: 'TAX_PENDING' },
        form: { values: { serialNumber: '' } },
      },
    })
    expect(go(seller, sale).calls.at(-1)).toBe('watchOutcome')
  })

  test('shows its way to the points', () => {
    expect(stepsAfter(sale)).toEqual(['Принято: done', 'Проверка ФНС: now', 'Баллы: next'])
    expect(stepsAfter(still)).toEqual(['Принято: done', 'Проверка ФНС: now', '150 баллов: next'])
    expect(stepsAfter([...still, ...renew, 'watchOutcome: finished'])).toEqual([
      'Принято: done',
      'Чек подтверждён: done',
      '150 баллов: done',
    ])
    expect(stepsAfter([...still, ...renew, 'watchOutcome: failed'])).toEqual([
      'Принято: done',
      'Чек не подтверждён: не совпадает сумма: failed',
    ])
  })

  test('C05 its message follows what the list tells: people check it now, or it has failed without a reason, or nobody knows', () => {
    const textAfter = (answer: string) => {
      const { context } = go(seller, [...still, ...renew, answer])
      return newsText(context) ?? context.message
    }
    expect(textAfter('watchOutcome: still checked')).toBe('Проверяем чек в ФНС. Баллы начислим, когда проверка закончится')
    expect(textAfter('watchOutcome: people check')).toBe('На ручной проверке. Проверяет поддержка')
    expect(textAfter('watchOutcome: failed, no reason')).toBe('Регистрация не подтверждена. Проверьте чек и исправьте его данные')
    expect(textAfter('watchOutcome: an unknown status')).toBe(
      'Состояние неизвестно. Обновите страницу. Если не поможет, напишите в поддержку',
    )
    expect(stepsAfter([...still, ...renew, 'watchOutcome: an unknown status'])).toContain('Состояние неизвестно: now')
  })

  test('knows model and points from the hint before the list tells them', () => {
    const hinted: Step[] = [...fill, 'askAvailability: free', 'describeTool: known', ...sale.slice(fill.length)]
    expect(outcomeAfter(hinted)).toMatchObject({ name: 'Дрель-шуруповёрт ДШ-18', imageUrl: TOOL_PICTURE, bonus: 150 })
    expect(outcomeAfter([...hinted, 'watchOutcome: still checked'])).toMatchObject({ imageUrl: TOOL_PICTURE })
  })

  test('is looked up again while the tax service works, ever later', () => {
    const pauseAfter = (steps: readonly Step[]) => renewalDelays.RENEWAL({ context: go(seller, steps).context })
    expect(go(seller, still).state).toBe('registered.waiting')
    const twice: Step[] = [...still, ...renew, 'watchOutcome: still checked']
    expect(go(seller, twice).state).toBe('registered.waiting')
    expect([pauseAfter(still), pauseAfter(twice)]).toEqual([3_000, 6_000])
  })

  test.each(['offline', 'too often', 'not there', 'crash'])('«%s» changes nothing but the pause', (answer) => {
    const end = go(seller, [...sale, `watchOutcome: ${answer}`])
    expect(end).toMatchObject({ state: 'registered.waiting', context: { outcome: { status: 'TAX_PENDING' }, quiet: 0 } })
  })

  test.each(['finished', 'failed'])('ends as «%s», and the header counts', (answer) => {
    for (const way of [sale, [...still, ...renew]]) {
      const end: Step[] = [...way, `watchOutcome: ${answer}`]
      expect(go(seller, end).state).toBe('registered.settled')
      expect(refreshes(end)).toEqual([REFRESH])
    }
    expect(refreshes(still)).toEqual([])
  })

  test('is forgotten with its screen', () =>
    expect(go(seller, [...still, 'again']).context).toMatchObject({ outcome: null, form: { values: { serialNumber: '' } } }))
})

describe('D48 whatever no tax service checks is looked up once', () => {
  const reserve: Step[] = [submit, 'locate: known', 'reserve: done']

  test('AT23 a reserve says that it is one', () => {
    const end = go(inputs['no receipt'], [...reserve, 'watchOutcome: not there'])
    expect(end.state).toBe('registered.settled')
    expect(stepsAfter(reserve, inputs['no receipt'])).toEqual([
      'Принято: done',
      'Инструмент в резерве: now',
      'Продажа с чеком: next',
      'Баллы: next',
    ])
    expect(refreshes([...reserve, 'watchOutcome: finished'], inputs['no receipt'])).toEqual([])
  })

  test('AT29 so does a manual check', () => {
    const manual: Step[] = [...sale.slice(0, -1), 'registerSale: done, people check']
    expect(go(seller, [...manual, 'watchOutcome: offline']).state).toBe('registered.settled')
    expect(stepsAfter(manual)).toEqual(['Принято: done', 'Ручная проверка: now', 'Баллы: next'])
  })
})

describe('AT22 D48 a buyer is told of the warranty, not of points', () => {
  test('before and after the check', () => {
    expect(stepsAfter(purchase, customer)).toEqual(['Принято: done', 'Проверка ФНС: now', 'Гарантия: next'])
    const end: Step[] = [...purchase, 'watchOutcome: own tool, finished']
    expect(go(customer, end).state).toBe('registered.settled')
    expect(stepsAfter(end, customer)).toEqual(['Принято: done', 'Чек подтверждён: done', 'Гарантия: done'])
  })

  test('TL10 a company reads a manual check as registered', () => {
    const company = { ...customer, reader: 'legal' as const }
    const manual: Step[] = [...fill, submit, 'registerPurchase: done, people check']
    expect(stepsAfter(manual, company)).toEqual(['Принято: done', 'Зарегистрировано: done', 'Гарантия: next'])
  })
})

describe('AT07 D48 a refusal leads on', () => {
  const refused = (answer: string): Step[] => [...fill, submit, 'locate: known', `registerSale: ${answer}`]

  test('of the serial: to the serial, with the reason under it; everything typed stays', () => {
    for (const answer of ['reserved', 'mine already']) {
      const back = go(seller, [...refused(answer), 'serial.retype'])
      expect(back).toMatchObject({ state: 'form.editing.capture.idle', context: { form: { values: right, reveals: 1 } } })
      expect(back.context.form.errors).toEqual({ serialNumber: back.context.message })
      expect(back.effects.at(-1)).toEqual({ type: 'goBack', params: { to: '/tool' } })
    }
    expect(() => go(seller, [...refused('receipt used'), 'serial.retype'])).toThrow('not possible in refused')
    expect(() => go(seller, [...refused('offline'), 'serial.retype'])).toThrow('not possible in refused')
  })

  test('of an own registration: to the list that has it', () => {
    const list = go(seller, [...refused('mine already'), 'list.open'])
    expect(list.effects.at(-1)).toEqual({ type: 'navigate', params: { to: '/sales' } })
    expect(refusals.alreadyRegistered.code).toBe(107)
    expect(() => go(seller, [...refused('reserved'), 'list.open'])).toThrow('not possible in refused')
  })
})
