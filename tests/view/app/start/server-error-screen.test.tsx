/** Where the page of a 502 leads, by what its address says. */
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Screen } from '../../../../src/app/screens/site/server-error.tsx'
import { renderWith, sessionOf } from '../../kit/screens.tsx'

test.each([
  ['/sales?status=FAIL', '/sales?status=FAIL'],
  ['/\\evil', '/'],
  ['//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['', '/'],
])('ER02 from %j it leads to %s', async (from, to) => {
  const go = vi.fn()
  renderWith(
    <MemoryRouter initialEntries={[`/server-error?from=${encodeURIComponent(from)}`]}>
      <Screen />
    </MemoryRouter>,
    sessionOf(),
    go,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Повторить сейчас' }))
  expect(go.mock.calls).toEqual([[{ to, replace: true }]])
})
