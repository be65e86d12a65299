// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AuthResultView } from '../../../src/views/account/auth-result/view.tsx'
import { RegistrationSuccessView } from '../../../src/views/account/registration-success/view.tsx'

const hrefs = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('AU42 a failure shows the words it came with and leads to sign-in or to another try', () => {
  render(<AuthResultView kind="failure" message="На этот номер сегодня больше нельзя отправить код" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Ошибка' })).toBeTruthy()
  expect(screen.getByText('На этот номер сегодня больше нельзя отправить код')).toBeTruthy()
  expect(hrefs()).toEqual([
    ['Войти', '/auth/login'],
    ['Запросить ещё раз', '/auth/recovery'],
  ])
})

test('AU42 without words a failure says the default ones, a success that the password is on its way', () => {
  const { unmount } = render(<AuthResultView kind="failure" message={null} />)
  expect(screen.getByText('Произошла ошибка')).toBeTruthy()
  unmount()
  render(<AuthResultView kind="success" message={null} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Успешно' })).toBeTruthy()
  expect(screen.getByText(/Новый пароль придёт в SMS/)).toBeTruthy()
  expect(hrefs()).toEqual([['Войти', '/auth/login']])
})

test('NV03 A01 the page of a finished registration says what the password is and leads to sign-in', () => {
  render(<RegistrationSuccessView />)
  expect(screen.getByRole('heading', { level: 1, name: 'Регистрация завершена' })).toBeTruthy()
  expect(screen.getByText(/Код из SMS — ваш пароль для входа/)).toBeTruthy()
  expect(hrefs()).toEqual([['Войти', '/auth/login']])
})
