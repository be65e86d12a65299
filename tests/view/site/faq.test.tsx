// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FaqView } from '../../../src/views/site/faq/view.tsx'

const root = join(import.meta.dirname, '..', '..', '..')
const LARGEST = 2 * 1024 * 1024

/** «312 КБ» and «1,1 МБ» as numbers of bytes, with the tolerance of rounding. */
const bytesOf = (text: string): { bytes: number; rounding: number } => {
  const [, number = '', unit = ''] = /([\d,]+) (КБ|МБ)/.exec(text) ?? []
  const size = unit === 'МБ' ? 1024 * 1024 : 1024
  return {
    bytes: Number(number.replace(',', '.')) * size,
    rounding: number.includes(',') || unit === 'МБ' ? size / 20 : size / 2,
  }
}

test('FQ01 FQ02 two instructions, each a PDF with its real size beside it', () => {
  render(<FaqView />)
  const links = within(screen.getByRole('region', { name: 'Инструкции' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/info_seller.pdf', '/info_registration.pdf'])
  for (const link of links) {
    const file = readFileSync(join(root, 'public', String(link.getAttribute('href'))))
    const { bytes, rounding } = bytesOf(link.closest('li')?.textContent ?? '')
    expect(Math.abs(file.length - bytes), link.textContent).toBeLessThanOrEqual(rounding)
    expect(file.length).toBeLessThanOrEqual(LARGEST)
  }
})

test.each(['info_seller.pdf', 'info_registration.pdf'])('FQ01 %s is Russian and tagged, with titles to go by', (name) => {
  const text = readFileSync(join(root, 'public', name), 'latin1')
  expect(text).toMatch(/^%PDF-1\.\d/)
  expect(text).toMatch(/\/Lang\s*\(ru\)/)
  expect(text).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/)
  expect(text).toContain('/Outlines')
})

test('FQ03 five entries that open and close, each with an address of its own', async () => {
  const { container } = render(<FaqView />)
  const entries = [...container.querySelectorAll('details')]
  const questions = [...container.querySelectorAll('summary')]
  expect(entries).toHaveLength(5)
  for (const [index, entry] of entries.entries()) {
    const question = questions[index] as HTMLElement
    expect(entry.open).toBe(false)
    await userEvent.click(question)
    expect(entry.open).toBe(true)
    const link = within(entry).getByRole('link', { name: `Ссылка на ответ «${question.textContent}»` })
    expect(container.querySelector(String(link.getAttribute('href')))?.closest('details')).toBe(entry)
    await userEvent.click(question)
    expect(entry.open).toBe(false)
  }
})

test('FQ04 whoever finds no answer asks the administrator', () => {
  render(<FaqView />)
  expect(screen.getByRole('link', { name: 'Задать вопрос администратору' }).getAttribute('href')).toBe('/chat')
})
