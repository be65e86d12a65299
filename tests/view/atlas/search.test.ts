import { expect, test } from 'vitest'
import { search } from '../../../src/atlas/page/search.ts'
import { flowIndex } from './flow-data.ts'

const index = flowIndex()

const found = (query: string): string[] =>
  search(index, query).flatMap(({ flow, hits }) => hits.map(({ text }) => `${flow.flow}: ${text}`))

test.each([
  ['a title of a flow', 'вход', 'login: Вход'],
  ['a state', 'ввод телефона', 'login: Ввод телефона и пароля'],
  ['an event and its guard', 'нажимает «войти»', 'login: Нажимает «Войти»: телефон полный, пароль не пуст'],
  ['a message', 'неверный телефон', 'login: «Неверный телефон или пароль»'],
  ['a requirement id', 'AU12', 'login: Пароль введён неверно пять раз'],
  ['an operation', 'confirmSellerPurchase', 'add-tool: Отправка продажи'],
  ['an address of the contract', 'post /api/login', 'login: Проверка телефона и пароля'],
  ['a name in the code', 'routingFailure', 'login: Подсчёт неудачных попыток'],
  ['an address of the portal', '/server-error', 'server-error: Временная ошибка сервера'],
  ['what is typed with «е» for «ё»', 'введен неверно', 'login: Пароль введён неверно пять раз'],
])('finds %s', (_, query, hit) => {
  expect(found(query)).toContain(hit)
})

test('all words must be there, in any order', () => {
  expect(found('пароля ввод')).toContain('login: Ввод телефона и пароля')
  expect(found('пароля ввод чека')).toEqual([])
  expect(search(index, '  ')).toEqual([])
})

test('what says the words comes before what only carries them, and a message leads to the screen that shows it', () => {
  const [first] = search(index, 'неверный телефон или пароль')[0]!.hits
  expect(first).toMatchObject({ text: '«Неверный телефон или пароль»' })
  expect(first!.href).toMatch(/^#\/login\/state\/editing\/\d+$/)
})
