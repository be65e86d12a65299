// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Accordion } from '../../../../src/ui/content/accordion.tsx'
import { AppFooter } from '../../../../src/ui/shell/app-footer.tsx'

afterEach(cleanup)

const NAMES = ['Информация', 'Помощь', 'Приложение']
const opened = () => NAMES.filter((name) => screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('NV33 an accordion keeps one item open at a time', async () => {
  render(<Accordion single items={NAMES.map((name) => ({ id: name, title: name, content: `Про «${name}»` }))} />)
  expect(opened()).toEqual([])
  await press('Информация')
  await press('Помощь')
  expect(opened()).toEqual(['Помощь'])
  await press('Помощь')
  expect(opened()).toEqual([])
})

it('without «single» several stay open', async () => {
  render(<Accordion items={NAMES.map((name) => ({ id: name, title: name, content: '' }))} opened={['Информация']} />)
  await press('Помощь')
  expect(opened()).toEqual(['Информация', 'Помощь'])
})

it('NV32 NV33 the footer has three blocks, and opening the second closes the first', async () => {
  render(
    <AppFooter
      tagline="Платформа"
      blocks={NAMES.map((title) => ({ title, items: [{ href: '/faq', label: `${title}: ссылка` }] }))}
    />,
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(NAMES)
  await press('Информация')
  expect(opened()).toEqual(['Информация'])
  await press('Помощь')
  expect(opened()).toEqual(['Помощь'])
})
