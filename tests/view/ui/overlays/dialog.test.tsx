// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../../../../src/ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../src/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../../src/ui/overlays/dialog.tsx'

afterEach(cleanup)

const Confirm = ({ onConfirm, onCancel, busy }: { onConfirm?: () => void; onCancel?: () => void; busy?: boolean }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Удалить карту</Button>
      <ConfirmDialog
        open={open}
        title="Удалить карту?"
        text="Её можно будет добавить снова."
        confirmLabel="Удалить"
        cancelLabel="Отмена"
        busy={busy ?? false}
        onConfirm={() => onConfirm?.()}
        onCancel={() => {
          onCancel?.()
          setOpen(false)
        }}
      />
    </>
  )
}

it('a confirm begins on «cancel», Escape cancels and the focus returns to the opener', async () => {
  const onCancel = vi.fn<() => void>()
  const user = userEvent.setup()
  render(<Confirm onCancel={onCancel} />)
  const opener = screen.getByRole('button', { name: 'Удалить карту' })
  await user.click(opener)
  const dialog = screen.getByRole('alertdialog', { name: 'Удалить карту?', description: 'Её можно будет добавить снова.' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.textContent).toBe('Отмена')
  await user.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alertdialog')).toBe(null)
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('a busy confirm neither closes nor confirms again', async () => {
  const onConfirm = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  const user = userEvent.setup()
  render(<Confirm busy onConfirm={onConfirm} onCancel={onCancel} />)
  await user.click(screen.getByRole('button', { name: 'Удалить карту' }))
  await user.click(screen.getByRole('button', { name: 'Удалить' }))
  await user.keyboard('{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})

it('a dialog closes by Escape and by its cross, and the focus returns to the opener', async () => {
  const Window = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Добавить карту</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Новая карта">
          Номер
        </Dialog>
      </>
    )
  }
  const user = userEvent.setup()
  render(<Window />)
  const opener = screen.getByRole('button', { name: 'Добавить карту' })
  for (const close of [() => user.keyboard('{Escape}'), () => user.click(screen.getByRole('button', { name: 'Закрыть' }))]) {
    await user.click(opener)
    expect(screen.getByRole('dialog', { name: 'Новая карта' })).toBeTruthy()
    await close()
    expect(screen.queryByRole('dialog')).toBe(null)
    await waitFor(() => expect(document.activeElement).toBe(opener))
  }
})

it('a window that leaves still shows what it was about', async () => {
  // jsdom animates nothing; a style is live, as the browser's.
  const styles = vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const live = { display: 'block' } as CSSStyleDeclaration
    Object.defineProperty(live, 'animationName', {
      get: () => (element.getAttribute('data-state') === 'closed' ? 'leave' : 'none'),
    })
    return live
  })
  const about = (name: string | null) => (
    <Dialog open={name !== null} onClose={() => {}} title={name ?? ''}>
      {name}
    </Dialog>
  )
  const { rerender } = render(about('Дрель'))
  rerender(about(null))
  styles.mockRestore()
  expect(screen.getByRole('dialog', { name: 'Дрель' }).textContent).toBe('ДрельДрель')
})
