/** Photographs of a receipt or a document in their places. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PhotosPart } from '../../../src/views/fragments/photos/photos-part.tsx'
import type { Pictures } from '../../../src/views/fragments/photos/pictures.ts'

const GROUPS = [
  { title: 'Продавец: вы', label: 'Документ', names: ['a.jpg', 'b.pdf'] },
  { title: 'Покупатель', label: 'Документ', names: ['c.png'] },
]

const draw = (pictures: Pictures) => {
  const asked: string[] = []
  render(<PhotosPart groups={GROUPS} pictures={pictures} onRetry={(name) => asked.push(name)} />)
  return asked
}

test('D168 the files of both sides stand under whose they are, and open in one viewer', async () => {
  const user = userEvent.setup()
  draw({
    'a.jpg': { kind: 'shown', url: 'blob:a' },
    'b.pdf': { kind: 'shown', url: 'blob:b' },
    'c.png': { kind: 'shown', url: 'blob:c' },
  })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Продавец: вы', 'Покупатель'])
  await user.click(screen.getByRole('button', { name: 'Открыть: Документ (покупатель)' }))
  expect(await screen.findByRole('dialog', { name: 'Документ (покупатель)' })).toBeTruthy()
  expect(screen.getByText('Файл 3 из 3')).toBeTruthy()
})

test('D168 one that is gone from the store says so in its place, and is asked for again; the viewer passes it by', async () => {
  const user = userEvent.setup()
  const asked = draw({ 'a.jpg': { kind: 'failed' }, 'b.pdf': { kind: 'shown', url: 'blob:b' } })
  expect(screen.getByText('Не загрузилось')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Не загрузилось, повторить: Документ (продавец: вы), 1 из 2' }))
  expect(asked).toEqual(['a.jpg'])
  expect(screen.getByText('Загрузка: Документ (покупатель)')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Открыть: Документ (продавец: вы), 2 из 2' }))
  await screen.findByRole('dialog')
  expect(screen.queryByText(/^Файл/)).toBeNull()
})
