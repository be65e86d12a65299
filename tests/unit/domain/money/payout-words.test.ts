import { expect, test } from 'vitest'
import {
  isPayoutRunning,
  payoutWay,
  payoutWords,
  shortPan,
  type WordedPayout,
} from '../../../../src/domain/money/payout-words.ts'

const UNTIL = '2026-11-24T20:59:59.999Z'
const ENDED = '2026-11-23T06:40:00.000Z'
const payout = (step: string, changes: Partial<WordedPayout> = {}): WordedPayout => ({
  step,
  until: UNTIL,
  isOverdue: false,
  endedAt: null,
  reason: null,
  ...changes,
})
const over = { until: null, endedAt: ENDED }

test.each([
  ['held', payout('held'), 'Отправляем в банк', 'Деньги придут до 24.11.2026', true],
  ['sent', payout('sent'), 'Отправлено в банк', 'Деньги придут до 24.11.2026', true],
  ['sent, no deadline', payout('sent', { until: null }), 'Отправлено в банк', null, true],
  ['sent, overdue', payout('sent', { isOverdue: true }), 'Отправлено в банк', 'Срок прошёл. Напишите в поддержку', true],
  ['checking', payout('checking'), 'Банк не ответил, выясняем: деньги не пропадут', 'Деньги придут до 24.11.2026', true],
  ['settled', payout('settled', over), 'Зачислено 23.11.2026 09:40', null, false],
  ['settled, when unknown', payout('settled', { until: null }), 'Зачислено', null, false],
  ['returned', payout('returned', { ...over, reason: 'Карта закрыта' }), 'Баллы вернулись: Карта закрыта', null, false],
  ['returned, no reason', payout('returned', over), 'Баллы вернулись', null, false],
  ['a later step', payout('elsewhere'), 'Состояние неизвестно', 'Деньги придут до 24.11.2026', false],
])('C05 a payout that is %s', (_name, given, state, until, isRunning) => {
  expect(payoutWords(given)).toEqual({ state, until })
  expect(isPayoutRunning(given)).toBe(isRunning)
})

test('C05 the way of a payout: what is done, what goes on, how it ended', () => {
  const wayOf = (given: WordedPayout) => payoutWay(given).map(({ title, text, state }) => [title, state, text ?? ''].join(' | '))
  expect(wayOf(payout('held'))).toEqual([
    'Баллы удержаны | now | Деньги придут до 24.11.2026',
    'Отправлено в банк | next | ',
    'Зачислено | next | ',
  ])
  expect(wayOf(payout('sent'))).toEqual([
    'Баллы удержаны | done | ',
    'Отправлено в банк | now | Деньги придут до 24.11.2026',
    'Зачислено | next | ',
  ])
  expect(wayOf(payout('checking', { isOverdue: true }))).toEqual([
    'Баллы удержаны | done | ',
    'Банк не ответил, выясняем | now | Деньги не пропадут. Срок прошёл. Напишите в поддержку',
    'Зачислено | next | ',
  ])
  expect(wayOf(payout('settled', over))).toEqual([
    'Баллы удержаны | done | ',
    'Отправлено в банк | done | ',
    'Зачислено | done | 23.11.2026 09:40',
  ])
  expect(wayOf(payout('returned', { ...over, reason: 'Карта закрыта' }))).toEqual([
    'Баллы удержаны | done | ',
    'Банк не перевёл деньги | failed | Карта закрыта',
    'Баллы вернулись | done | 23.11.2026 09:40',
  ])
  expect(wayOf(payout('elsewhere'))).toEqual([
    'Баллы удержаны | done | ',
    'Состояние неизвестно | now | Деньги придут до 24.11.2026',
  ])
})

test('A73 of a card the last four digits are named', () => {
  expect([shortPan('2200********4242'), shortPan('')]).toEqual(['•••• 4242', null])
})
