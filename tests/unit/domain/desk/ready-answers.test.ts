import { expect, test } from 'vitest'
import { DEFAULT_DEADLINES } from '../../../../server/modules/sales/deadlines.ts'
import { READY_ANSWERS, withReady } from '../../../../src/domain/desk/ready-answers.ts'

test('C07 ready answers stand on digits, once each, as sentences a person reads', () => {
  expect(READY_ANSWERS.length).toBeLessThanOrEqual(9)
  expect(new Set(READY_ANSWERS.map(({ title }) => title)).size).toBe(READY_ANSWERS.length)
  for (const { title, text } of READY_ANSWERS) {
    expect(title).toMatch(/^[А-ЯЁ][^.]*[^.\s]$/)
    expect(text).toMatch(/^[А-ЯЁ].*\.$/)
  }
})

test('C05 C07 they promise the deadlines that the programme has', () => {
  const said = READY_ANSWERS.map(({ text }) => text).join(' ')
  expect(said).toContain(`до ${DEFAULT_DEADLINES.taxHours} часов`)
  expect(said).toContain(`до ${DEFAULT_DEADLINES.deskWorkingDays} рабочих дней`)
})

test('C07 a ready answer comes below what was typed and loses nothing of it', () => {
  const [first] = READY_ANSWERS
  if (!first) throw new Error('no ready answer')
  expect(withReady('', first)).toBe(first.text)
  expect(withReady('  \n', first)).toBe(first.text)
  expect(withReady(`${first.text} Спасибо`, first)).toBe(`${first.text} Спасибо`)
  expect(withReady('Здравствуйте!\n', first)).toBe(`Здравствуйте!\n${first.text}`)
})
