/** The start page's message to a locked account (PR18, RL07). */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Screen } from '../../../../../src/app/screens/site/home.tsx'
import type { Mode } from '../../../../../src/domain/people/roles.ts'
import { user } from '../../../../../model/kit/users.ts'
import { renderWith, sessionOf } from '../../../kit/screens.tsx'

const show = (mode: Mode, locked: boolean) => renderWith(<Screen />, sessionOf({ mode, user: { ...user, locked } }))
const ADD = /^(Зарегистрировать|Сканировать чек)/

test.each(['seller', 'customer'] as const)(
  'PR18 RL07 a locked account reads on / in %s mode why it can register nothing',
  (mode) => {
    const { unmount } = show(mode, true)
    expect(screen.getByText('Ваш аккаунт заблокирован')).toBeTruthy()
    expect(screen.getByText('Обратитесь к системному администратору')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Написать в чат' }).getAttribute('href')).toBe('/chat')
    expect(screen.queryByRole('link', { name: ADD })).toBeNull()
    unmount()
    show(mode, false)
    expect(screen.queryByText('Ваш аккаунт заблокирован')).toBeNull()
    expect(screen.getByRole('link', { name: ADD })).toBeTruthy()
  },
)
