import { expect, test } from 'vitest'
import { readPlace } from '../../../src/atlas/page/base/place.ts'
import { partsOf } from '../../../src/atlas/page/data/text-lines.ts'
import { search } from '../../../src/atlas/page/data/search.ts'
import { flowData, names, searchFlows } from './flow-data.ts'

const flows = searchFlows()

const found = (query: string): string[] =>
  search(flows, query).flatMap(({ flow, hits }) => hits.map(({ text }) => `${flow.flow}: ${text}`))

/** The locations of a text: the states by flow. */
const places = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    search(flows, text).flatMap(({ flow, hits }) => {
      const hit = hits.find((one) => one.text === `«${text}»`)
      return hit ? [[flow.flow, hit.places.map((place) => place.text)]] : []
    }),
  )

test.each([
  ['a title of a flow', 'вход', 'login: Вход'],
  ['a state', 'ввод телефона', 'login: Ввод телефона и пароля'],
  ['an event and its guard', 'нажимает «войти»', 'login: Нажимает «Войти»: телефон полный (11 цифр), пароль не пуст'],
  ['a message', 'неверный телефон', 'login: «Неверный телефон или пароль»'],
  ['a button', 'повторить', 'add-tool: «Повторить»'],
  ['an entry of a menu that has to be opened', 'снять все', 'sales: «Снять все»'],
  ['a notification', 'войдите ещё раз', 'session: «Войдите ещё раз, чтобы продолжить»'],
  ['the value of a field', '100.00001', 'add-tool: «Серийный номер»'],
  ['a requirement id', 'AU12', 'login: Пароль введён неверно пять раз'],
  ['an operation', 'confirmSellerPurchase', 'add-tool: Отправка продажи'],
  ['an address of the contract', 'post /api/login', 'login: Проверка телефона и пароля'],
  ['a name in the code', 'routingFailure', 'login: Подсчёт неудачных попыток'],
  ['an address of the portal', '/server-error', 'server-error: Временная ошибка сервера'],
  ['what is typed with «е» for «ё»', 'введен неверно', 'login: Пароль введён неверно пять раз'],
])('finds %s', (_, query, hit) => {
  expect(found(query)).toContain(hit)
})

const FORM = ['Ввод телефона и пароля', 'Проверка телефона и пароля', 'Вход выполнен']
const AGAIN = ['Вход открыт, или время неизвестно', 'Вход закрыт, время открытия известно']

test.each([
  ['Авторизация', { login: FORM }],
  ['Неверный пароль введен 5 раз', { login: AGAIN }],
  ['Пароль будет сброшен', { login: AGAIN }],
  ['Запомнить на этом устройстве', { login: FORM }],
  ['Серийный номер не найден в базе. Добавить инструмент вручную?', { 'add-tool': ['Вопрос: добавить вручную?'] }],
  ['Нет продаж', { sales: ['Список пуст', 'Пауза в наборе номера'] }],
])('finds «%s» at every place where people read it', (text, where) => {
  expect(places(text)).toEqual(where)
})

test('finds the answer 502 of every call that can have it', () => {
  const answered = found('502')
  for (const { flow, parts } of flows)
    for (const { text } of parts.filter((part) => part.words.endsWith(': gateway down')))
      expect(answered).toContain(`${flow}: ${text}`)
  expect(answered).toContain('session: Сервер ответил 502')
})

test('an answer leads to its own screens, not to those of the first answer of its transition', () => {
  const hit = search(flows, 'учётная запись заблокирована').flatMap(({ flow, hits }) =>
    flow.flow === 'add-tool' ? hits.filter(({ detail }) => detail.startsWith('ответ')) : [],
  )
  expect(hit.map(({ href }) => readPlace(href))).toContainEqual({
    page: 'flow',
    flow: 'add-tool',
    picked: { kind: 'edge', id: expect.any(String), event: expect.stringMatching(/: locked$/) },
  })
})

test.each([
  ['паролей сброшенных', 'login: «Пароль будет сброшен»'],
  ['вводом телефонов', 'login: Ввод телефона и пароля'],
  ['продажам нет', 'sales: «Нет продаж»'],
  ['налоговая служба не ответила', 'receipt: Если налоговая служба ещё не ответила'],
])('D254 «%s» is found in another form of its words', (query, hit) => {
  expect(found(query)).toContain(hit)
})

test('D254 a code of a refusal finds its screens in every flow, and no digits of sample data', () => {
  const hits = search(flows, 'ошибка 84').flatMap(({ flow, hits: own }) => own.map((hit) => ({ flow: flow.flow, ...hit })))
  expect(hits.map(({ flow, text }) => `${flow}: ${text}`).toSorted()).toEqual([
    'add-tool: Ошибка 84: Серийный номер не найден в базе',
    'recovery: Ошибка 84: Этот телефон не обслуживается',
  ])
  for (const { places: after } of hits) expect(after.length).toBeGreaterThan(0)
  const coded = names.filter((name) =>
    flowData(name).walks.events.some(({ event }) => JSON.stringify(event).includes('"code":84,')),
  )
  expect(hits.map(({ flow }) => flow).toSorted()).toEqual(coded.toSorted())
})

test('D254 rows of sample data are not found', () => {
  expect(found('Перфоратор П-26').filter((hit) => hit.includes('| '))).toEqual([])
  expect(found('300.00001').filter((hit) => hit.includes(' | '))).toEqual([])
})

test('D254 an answer names the screens after it', () => {
  const hit = search(flows, 'номера нет в базе код 84')
    .flatMap(({ hits }) => hits)
    .find(({ detail }) => detail.startsWith('ответ'))!
  expect(hit.places.map(({ text }) => text)).toContain('Вопрос: добавить вручную?')
})

test('all words must be there, in any order', () => {
  expect(found('пароля ввод')).toContain('login: Ввод телефона и пароля')
  expect(found('пароля ввод чека')).toEqual([])
  expect(search(flows, '  ')).toEqual([])
})

test('what says the words just so comes first, of the flows too', () => {
  const [first] = search(flows, 'нет продаж')
  expect(first?.flow.flow).toBe('sales')
  expect(first?.hits[0]?.text).toBe('«Нет продаж»')
})

test('what says the words comes before what only carries them, and a message leads to the screen that shows it', () => {
  const [first] = search(flows, 'неверный телефон или пароль')[0]!.hits
  expect(first).toMatchObject({ text: '«Неверный телефон или пароль»' })
  expect(first!.href).toMatch(/^#\/login\/state\/editing\/~/)
})

test.each([
  ['heading 1: Авторизация', { role: 'heading', text: 'Авторизация', value: '', isOpened: false }],
  [
    'textbox: Телефон = +7 (900) 000-00-01, invalid',
    { role: 'textbox', text: 'Телефон', value: '+7 (900) 000-00-01', isOpened: false },
  ],
  ['» menuitemcheckbox: Завершена, checked', { role: 'menuitemcheckbox', text: 'Завершена', value: '', isOpened: true }],
  ['radio: Покупатель, disabled, checked', { role: 'radio', text: 'Покупатель', value: '', isOpened: false }],
  ['text: Сумма = 5, checked', { role: 'text', text: 'Сумма = 5, checked', value: '', isOpened: false }],
])('the line «%s» is read', (line, parts) => {
  expect(partsOf(line)).toEqual(parts)
})
