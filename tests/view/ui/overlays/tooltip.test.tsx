// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Banner } from '../../../../src/ui/shell/banner.tsx'
import { Button } from '../../../../src/ui/actions/button.tsx'
import { HelpTip, Term } from '../../../../src/ui/overlays/term.tsx'

const UPD = 'Универсальный передаточный документ'

const start = () => {
  render(<Term text={UPD}>УПД</Term>)
  return { user: userEvent.setup(), word: screen.getByRole('button', { name: 'УПД' }) }
}

it('a tip opens on focus, describes its word and closes on Escape', async () => {
  const { user, word } = start()
  await user.tab()
  expect(document.activeElement).toBe(word)
  expect(screen.getByRole('tooltip').textContent).toBe(UPD)
  expect(word.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBe(null)
})

it('a tip opens on hover', async () => {
  const { user, word } = start()
  await user.hover(word)
  expect((await screen.findByRole('tooltip')).textContent).toBe(UPD)
})

it('a tip opens on a tap and closes on the next', async () => {
  const { user, word } = start()
  const tap = () => user.pointer([{ keys: '[TouchA]', target: word }])
  await tap()
  expect(screen.getByRole('tooltip').textContent).toBe(UPD)
  await tap()
  expect(screen.queryByRole('tooltip')).toBe(null)
})

it('a question mark has a name and a tip', async () => {
  const user = userEvent.setup()
  render(<HelpTip label="Что такое УПД" text={UPD} />)
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Что такое УПД')
  expect(screen.getByRole('tooltip').textContent).toBe(UPD)
})

it('a banner is a named region that takes neither the focus nor the page', async () => {
  const agree = vi.fn<() => void>()
  render(
    <Banner label="Файлы cookie" actions={<Button onClick={agree}>Хорошо</Button>}>
      Портал хранит файлы cookie.
    </Banner>,
  )
  expect(screen.getByRole('region', { name: 'Файлы cookie' }).textContent).toContain('Портал хранит')
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getByRole('button', { name: 'Хорошо' }))
  expect(agree).toHaveBeenCalledTimes(1)
})
