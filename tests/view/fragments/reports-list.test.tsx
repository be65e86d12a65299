/** What a person has reported, beside the person at the desk (D257). */
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ReportsList } from '../../../src/views/fragments/reports/reports-list.tsx'

it('D257 each report leads to its replay and says when it came and what about; without words it says that', () => {
  const at = '2026-11-20T09:12:00.000Z'
  render(
    <MemoryRouter>
      <ReportsList
        reports={[
          { code: 'МСТ-7F3K-97', at, note: 'Ответа нет <b>' },
          { code: 'МСТ-9MTX-34', at, note: '' },
        ]}
      />
    </MemoryRouter>,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')])).toEqual([
    ['МСТ-7F3K-97', '/support/МСТ-7F3K-97'],
    ['МСТ-9MTX-34', '/support/МСТ-9MTX-34'],
  ])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/20 ноября|20\.11\.2026/) as string,
    expect.stringContaining('Без слов') as string,
  ])
  expect(screen.getByText('Ответа нет <b>')).toBeTruthy()
})
