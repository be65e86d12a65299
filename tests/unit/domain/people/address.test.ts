import { describe, expect, test } from 'vitest'
import { ADDRESS_LENGTH, addressProblem, CITY_LENGTH, cityProblem } from '../../../../src/domain/people/address.ts'

const ADDRESS = 'Русские буквы, цифры, пробелы и знаки . , - / № ( ) ", от 5 до 200 знаков'
const CITY = 'Русские буквы, цифры, пробелы и знаки . , - / № ( ) ", от 2 до 100 знаков'

describe('VL39 VL45 A52: an address', () => {
  test.each(['ОВД 1', 'г. Москва, ул. Ленина, д. 5/2 (кв. № 3)', 'ТЦ "Юг"', '  ОВД \n 1 '])('«%s» is one', (text) =>
    expect(addressProblem(text)).toBeNull(),
  )
  test.each(['', 'ОВД1', '12345', 'Lenina 5', 'Ленина <5>', 'Ґанна 12'])('«%s» is none', (text) =>
    expect(addressProblem(text)).toBe(ADDRESS),
  )
  test('has from 5 to 200 signs', () => {
    expect(ADDRESS_LENGTH).toBe(200)
    expect(addressProblem('а'.repeat(200))).toBeNull()
    expect(addressProblem('а'.repeat(201))).toBe(ADDRESS)
  })
})

describe('PR42 A52: a city', () => {
  test.each(['Уф', 'Ростов-на-Дону', 'пос. Ё'])('«%s» is one', (text) => expect(cityProblem(text)).toBeNull())
  test.each(['', 'У', ' У ', '12', 'Ufa'])('«%s» is none', (text) => expect(cityProblem(text)).toBe(CITY))
  test('has from 2 to 100 signs', () => {
    expect(CITY_LENGTH).toBe(100)
    expect(cityProblem('а'.repeat(100))).toBeNull()
    expect(cityProblem('а'.repeat(101))).toBe(CITY)
  })
})
