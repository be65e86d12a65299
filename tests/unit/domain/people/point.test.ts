import { describe, expect, it, test } from 'vitest'
import { placeKey, pointProblems } from '../../../../src/domain/people/point.ts'
import type { PointForm } from '../../../../src/domain/people/point.ts'

const FILLED: PointForm = {
  inn: '7728168971',
  name: 'Умелые руки',
  address: 'Казань, ул. Баумана, 5',
  directorFullName: 'Новикова Елена Ильинична',
  directorPhone: '+7 (900) 000-00-09',
}

describe('a new point', () => {
  it('VL42 asks for every field', () => {
    const empty = Object.fromEntries(Object.keys(FILLED).map((name) => [name, ' '])) as unknown as PointForm
    expect(pointProblems(empty)).toEqual(Object.fromEntries(Object.keys(FILLED).map((name) => [name, 'Заполните поле'])))
  })

  it('A52 is right when every field is', () => expect(pointProblems(FILLED)).toEqual({}))

  it.each([
    ['VL43 inn', { inn: '7728168970' }, 'Некорректный ИНН'],
    ['VL44 name', { name: 'Handy' }, 'Только русские буквы, пробелы, запятые, точки и дефисы'],
    ['VL45 address', { address: '<Казань>' }, 'Русские буквы, цифры, пробелы и знаки . , - / № ( ) ", от 5 до 200 знаков'],
    ['VL46 directorFullName', { directorFullName: 'Novikova' }, 'Только русские буквы, пробелы, запятые, точки и дефисы'],
    ['VL47 directorPhone', { directorPhone: '+7 (900) 000' }, 'Введите номер телефона'],
  ])('%s is checked by its own rule', (title, change, message) => {
    expect(pointProblems({ ...FILLED, ...change })).toEqual({ [title.split(' ')[1] ?? '']: message })
  })
})

test('D57 one place has one key, however it is spelled', () => {
  const spellings = ['Казань, ул. Королёва, 5', 'КАЗАНЬ ул Королева 5', ' казань,  ул.королёва (5) ']
  expect(new Set(spellings.map(placeKey))).toEqual(new Set(['казань ул королева 5']))
})
