/** ER13: a toast disappears when its subject is over. */
import { expect, test, vi } from 'vitest'
import { createToasts } from '../../../../src/app/effects/toasts.ts'

const toast = (text: string, about?: string) => ({ title: 'Ошибка', text, tone: 'danger', ...(about && { about }) }) as const
const texts = ({ all }: ReturnType<typeof createToasts>) => all().map(({ text }) => text)

test('ER13 news of a thing takes the place of older news of it, other news stay', () => {
  const toasts = createToasts()
  toasts.show(toast('QR код не распознан', 'code'))
  toasts.show(toast('Нет соединения'))
  toasts.show(toast('QR-код распознан', 'code'))
  toasts.show(toast('Нет соединения'))
  expect(texts(toasts)).toEqual(['Нет соединения', 'QR-код распознан', 'Нет соединения'])
})

test('ER13 what is over takes its news away', () => {
  const toasts = createToasts()
  toasts.show(toast('QR код не распознан', 'code'))
  toasts.show(toast('Нет соединения'))
  toasts.end('code')
  expect(texts(toasts)).toEqual(['Нет соединения'])
})

test('ER13 news belong to the place where they are first seen, and go when it is left', () => {
  const toasts = createToasts()
  toasts.settle('/sales')
  toasts.show(toast('Сеанс завершён'))
  // The same step has navigated to sign-in: the toast belongs to that place.
  toasts.settle('/auth/login')
  expect(texts(toasts)).toEqual(['Сеанс завершён'])
  toasts.show(toast('Ещё одно'))
  toasts.settle('/auth/login')
  expect(texts(toasts)).toEqual(['Сеанс завершён', 'Ещё одно'])
  toasts.settle('/')
  expect(texts(toasts)).toEqual([])
})

test('a place that changes nothing tells nobody', () => {
  const toasts = createToasts()
  const heard = vi.fn<() => void>()
  toasts.show(toast('Ещё одно'))
  toasts.settle('/')
  toasts.subscribe(heard)
  toasts.settle('/')
  toasts.end('code')
  expect(heard).not.toHaveBeenCalled()
})
