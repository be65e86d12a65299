import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { blur, change, checkWith, createForm, fail, isValid, reveal } from '../../../../../src/machines/kit/form/form.ts'

interface Values {
  name: string
  age: string
}
const check = checkWith<Values>(
  z.object({
    name: z.string().check(z.minLength(1, 'Обязательное поле'), z.regex(/^[а-я]*$/, 'Только буквы')),
    age: z.string().check(z.minLength(1, 'Обязательное поле'), z.regex(/^\d*$/, 'Только цифры')),
  }),
)
const form = createForm<Values>({ name: '', age: '' })

test('a field shows the first of its messages', () => {
  expect(check({ name: '', age: 'x' })).toEqual({ name: 'Обязательное поле', age: 'Только цифры' })
  expect(check({ name: 'аня', age: '5' })).toEqual({})
  expect(isValid({ name: 'аня', age: '5' }, check)).toBe(true)
})

test('typing takes the message of its own field away and leaves the others', () => {
  const shown = reveal(form, check)
  const typed = change(shown, { name: '1' })
  expect(typed.values).toEqual({ name: '1', age: '' })
  expect(typed.errors).toEqual({ age: 'Обязательное поле' })
  expect(shown.errors).toHaveProperty('name')
})

test('leaving a field checks that field alone', () => {
  const left = blur(change(form, { name: '1', age: 'x' }), 'name', check)
  expect(left.errors).toEqual({ name: 'Только буквы' })
  expect(left.touched).toEqual({ name: true })
})

test('a message stands until its field is changed: leaving takes nothing from under the finger, be it the server’s', () => {
  const wrong = blur(change(form, { name: '1' }), 'name', check)
  const refused = fail(change(wrong, { name: 'аня' }), { name: 'Имя занято' })
  expect(blur(refused, 'name', check).errors).toEqual({ name: 'Имя занято' })
  expect(blur(change(refused, { name: 'яна' }), 'name', check).errors).toEqual({})
})

test('leaving an empty field does not scold', () => {
  expect(blur(form, 'name', check).errors).toEqual({})
})

test('leaving an empty field after a refused submit keeps its message', () => {
  expect(blur(reveal(form, check), 'name', check).errors).toEqual({ name: 'Обязательное поле', age: 'Обязательное поле' })
})

test('a refused submit shows every message', () => {
  const shown = reveal(form, check)
  expect(shown.errors).toEqual({ name: 'Обязательное поле', age: 'Обязательное поле' })
  expect(shown.touched).toEqual({ name: true, age: true })
})

test('messages of the server stand in place of the others, what was typed stays', () => {
  const failed = fail(change(reveal(form, check), { name: 'аня' }), { name: 'Имя занято' })
  expect(failed.errors).toEqual({ name: 'Имя занято' })
  expect(failed.values).toEqual({ name: 'аня', age: '' })
})
