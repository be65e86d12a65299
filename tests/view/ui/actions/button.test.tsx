// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type FormEvent } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../../../../src/ui/actions/button.tsx'

afterEach(cleanup)

it('ignores the second press while busy and keeps focus and name', async () => {
  const press = vi.fn<() => void>()
  const Send = () => {
    const [busy, setBusy] = useState(false)
    const send = () => {
      press()
      setBusy(true)
    }
    return (
      <Button busy={busy} onClick={send}>
        Отправить код
      </Button>
    )
  }
  const user = userEvent.setup()
  render(<Send />)
  const button = screen.getByRole('button', { name: 'Отправить код' })
  await user.dblClick(button)
  await user.keyboard('{Enter} ')
  expect(press).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('button', { name: 'Отправить код' }).getAttribute('aria-busy')).toBe('true')
})

it('does not submit its form while busy', async () => {
  const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Войти
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})
