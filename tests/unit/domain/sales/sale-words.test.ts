/** C05: the texts of every row. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FATE_STEPS, fateWords, nextOf, type Fate, type FateStep } from '../../../../src/domain/sales/sale-fate.ts'
import { SALE_STATUSES } from '../../../../src/domain/sales/sale-status.ts'
import { repairHref, repairOf, repairOfAddress } from '../../../../src/domain/sales/repair.ts'
import { rowWords, shortLine } from '../../../../src/domain/sales/sale-words.ts'

const UNTIL = '2026-11-24T20:59:59.999Z'
const fate = (patch: Partial<Fate>): Fate => ({
  step: 'taxCheck',
  next: 'taxService',
  until: null,
  isOverdue: false,
  retryAt: null,
  disagreed: null,
  reason: null,
  ...patch,
})
const READERS = ['seller', 'customer', 'legal'] as const
const RUSSIAN = /^[А-ЯЁ0-9].*[а-яё0-9]/

const EXPECTED: Record<FateStep, [state: string, next: string, late: string | null]> = {
  reserved: [
    'Инструмент в резерве',
    'Подтвердите продажу чеком или снимите резерв',
    'Срок резерва прошёл. Подтвердите продажу сейчас: резерв может быть снят',
  ],
  taxCheck: [
    'Чек проверяет налоговая служба',
    'Дождитесь ответа налоговой службы',
    'Ответ задерживается. Если до завтра ничего не изменится, напишите в поддержку',
  ],
  taxSilent: ['Налоговая служба не отвечает', 'Мы спросим её ещё раз', 'Ответ задерживается. Напишите в поддержку'],
  taxAbsent: [
    'Чека пока нет в налоговой службе',
    'Магазины передают чеки не сразу: мы спросим ещё раз',
    'Если чек не появится за три дня, его проверит поддержка',
  ],
  toolCheck: ['Серийного номера нет в базе', 'Проверяет поддержка', 'Срок проверки прошёл. Напишите в поддержку'],
  photoCheck: ['Есть только фотография чека', 'Проверяет поддержка', 'Срок проверки прошёл. Напишите в поддержку'],
  receiptCheck: ['Чек на ручной проверке', 'Проверяет поддержка', 'Срок проверки прошёл. Напишите в поддержку'],
  invoiceCheck: ['УПД или ТН на ручной проверке', 'Проверяет поддержка', 'Срок проверки прошёл. Напишите в поддержку'],
  finished: ['Зарегистрировано', 'Больше ничего делать не нужно', null],
  receiptRefused: ['Налоговая служба не нашла такой чек', 'Проверьте чек и исправьте его данные', null],
  deskRefused: ['Отказано при ручной проверке', 'Причину можно узнать в поддержке', null],
  reserveExpired: ['Срок резерва истёк, номер снова свободен', 'Если инструмент продан, зарегистрируйте продажу с чеком', null],
}

describe.each(FATE_STEPS)('%s', (step) => {
  const [state, next, late] = EXPECTED[step]
  const row = (patch: Partial<Fate> = {}) =>
    rowWords({ saleStatus: 'XYZ', fate: fate({ step, next: nextOf(step), ...patch }) }, 'seller')

  test('says its state and who acts next', () => expect(row()).toMatchObject({ state, next, until: null }))

  test('says until when, in Moscow; overdue it says so and what follows', () => {
    expect(row({ until: UNTIL }).until).toBe('До 24.11.2026 23:59')
    expect(row({ until: UNTIL, isOverdue: true }).until).toBe(late ?? 'До 24.11.2026 23:59')
  })

  test('is told by the step whatever the other words are', () => {
    for (const other of ['owner', 'desk', 'somebody else']) expect(row({ next: other })).toMatchObject({ state, next })
  })

  test('reads alike for everybody, but a company waits for no desk (TL10)', () => {
    for (const reader of READERS) {
      const words = fateWords(fate({ step, next: nextOf(step), until: UNTIL }), reader)
      const isHidden = reader === 'legal' && nextOf(step) === 'desk'
      expect(words).toMatchObject(isHidden ? { state: 'Зарегистрировано', until: null } : { state, next })
    }
  })
})

test('D121 a refusal of the desk says its reason, in the desk’s words; another step says none', () => {
  const refused = (step: FateStep) => fateWords(fate({ step, next: 'owner', reason: 'Номера нет в документе' }), 'legal')
  expect(refused('deskRefused')).toEqual({
    state: 'Отказано при ручной проверке',
    next: 'Причина: Номера нет в документе',
    until: null,
  })
  expect(refused('reserveExpired')?.next).toBe(EXPECTED.reserveExpired[1])
  const row = { saleStatus: 'FAIL', fate: fate({ step: 'deskRefused', reason: 'Номера нет в документе' }) }
  expect(shortLine(row, 'seller')).toEqual({ line: 'Причина: Номера нет в документе', isLate: false })
  expect(shortLine({ ...row, fate: fate({ step: 'deskRefused' }) }, 'seller').line).toBe('Отказано при ручной проверке')
})

test.each([
  ['fn', 'Чек не подтверждён: не совпадает номер ФН'],
  ['fd', 'Чек не подтверждён: не совпадает номер ФД'],
  ['fp', 'Чек не подтверждён: не совпадает признак ФП'],
  ['sum', 'Чек не подтверждён: не совпадает сумма'],
  ['time', 'Чек не подтверждён: не совпадает дата или время'],
  [null, 'Налоговая служба не нашла такой чек'],
  ['colour', 'Налоговая служба не нашла такой чек'],
  ['toString', 'Налоговая служба не нашла такой чек'],
])('a refused receipt names the field that disagreed: %s', (disagreed, state) =>
  expect(rowWords({ saleStatus: 'FAIL', fate: fate({ step: 'receiptRefused', disagreed }) }, 'seller').state).toBe(state),
)

test('a silent tax service says when it is asked again', () =>
  expect(rowWords({ saleStatus: 'TAX_PENDING', fate: fate({ step: 'taxSilent', retryAt: UNTIL }) }, 'seller').next).toBe(
    'Мы спросим её ещё раз 24.11.2026 23:59',
  ))

test.each(SALE_STATUSES.map((status) => [status] as const))('a row without its fate is told by its status %s', (saleStatus) => {
  for (const reader of READERS)
    for (const known of [undefined, null, fate({ step: 'aStepOfTomorrow' }), fate({ step: 'toString' })]) {
      const words = rowWords({ saleStatus, ...(known !== undefined && { fate: known }) }, reader)
      expect(words.state).toMatch(RUSSIAN)
      expect(words.next).toMatch(RUSSIAN)
      expect(words.isRegistered).toBe(words.state === 'Зарегистрировано')
    }
})

const NOTHING_LEFT = 'Больше ничего делать не нужно'

test('C05 TL10 A60: nothing is left to do on finished rows alone; a company’s waiting one names what is missing', () => {
  const rows = SALE_STATUSES.flatMap((saleStatus) => [
    { saleStatus },
    ...FATE_STEPS.filter((step) => (step === 'finished') === (saleStatus === 'FINISH')).map((step) => ({
      saleStatus,
      fate: fate({ step, next: nextOf(step) }),
    })),
  ])
  for (const reader of READERS)
    for (const row of rows)
      expect(rowWords(row, reader).next === NOTHING_LEFT, JSON.stringify(row)).toBe(row.saleStatus === 'FINISH')
  for (const row of [
    { saleStatus: 'PENDING' },
    { saleStatus: 'APPROVE_PENDING', fate: fate({ step: 'receiptCheck', until: UNTIL }) },
  ])
    expect(rowWords(row, 'legal')).toEqual({
      state: 'Зарегистрировано',
      next: 'Гарантия появится после проверки',
      until: null,
      isRegistered: true,
    })
})

test('nothing that comes leaves a row without words', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.option(fc.string()), fc.boolean(), (saleStatus, step, disagreed, isOverdue) => {
      const words = rowWords({ saleStatus, fate: fate({ step, disagreed, isOverdue }) }, 'customer')
      return RUSSIAN.test(words.state) && RUSSIAN.test(words.next)
    }),
  )
  expect(rowWords({ saleStatus: null }, 'seller')).toEqual({
    state: 'Состояние неизвестно',
    next: 'Обновите страницу. Если не поможет, напишите в поддержку',
    until: null,
    isRegistered: false,
  })
})

describe('E18 a failed row past its repair', () => {
  const failed = { saleStatus: 'FAIL', receiptId: 'receipt-1', fate: fate({ step: 'receiptRefused', disagreed: 'sum' }) }
  const by = { id: 'sale-2', saleStatus: 'TAX_PENDING' }

  test.each([
    [undefined, 'Проверьте чек и исправьте его данные'],
    [{ left: 3, by: null }, 'Проверьте чек и исправьте его данные'],
    [{ left: 0, by: null }, 'Попытки закончились, напишите в поддержку'],
    [{ left: 2, by }, 'Данные чека исправлены: смотрите новую запись'],
    [{ left: 0, by }, 'Данные чека исправлены: смотрите новую запись'],
  ])('with %j says «%s»', (repair, next) =>
    expect(rowWords({ ...failed, repair }, 'seller')).toMatchObject({ state: 'Чек не подтверждён: не совпадает сумма', next }),
  )

  test('only a failed row that had a receipt is repaired, by an address that says all of it', () => {
    const row = { ...failed, id: 'sale-1' }
    const repair = repairOf(row, '100.00001')
    expect(repair).toEqual({ id: 'sale-1', serial: '100.00001', receiptId: 'receipt-1', disagreed: 'sum' })
    const { searchParams } = new URL(repairHref(repair!), 'http://localhost')
    expect(repairOfAddress((name) => searchParams.get(name))).toEqual(repair)
    expect(repairOfAddress(() => null)).toBeNull()
    expect(repairOf({ ...row, receiptId: null }, '1')).toBeNull()
    expect(repairOf({ ...row, saleStatus: 'FINISH' }, '1')).toBeNull()
    expect(repairOf({ ...row, repair: { left: 0, by: null } }, '1')).toBeNull()
  })
})
