// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
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

/** The question begins on «yes»: the worst case for a press that comes twice. @param onKey opens it as the key goes down */
const Eager = ({ onConfirm, onKey = false }: { onConfirm: () => void; onKey?: boolean }) => {
  const [open, setOpen] = useState(false)
  const ask = () => setOpen(true)
  return (
    <>
      <Button {...(onKey ? { onKeyDown: ask } : { onClick: ask })}>Вывести деньги</Button>
      <ConfirmDialog
        open={open}
        title="Вывести?"
        confirmLabel="Вывести"
        cancelLabel="Отмена"
        startsOn="confirm"
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}

const openEager = (props: { onKey?: boolean } = {}) => {
  const onConfirm = vi.fn<() => void>()
  render(<Eager onConfirm={onConfirm} {...props} />)
  const opener = screen.getByRole('button', { name: 'Вывести деньги' })
  opener.focus()
  return { onConfirm, opener, user: userEvent.setup(), yes: () => screen.getByRole('button', { name: 'Вывести' }) }
}

it('F06 a question may begin on «yes»: a held Enter answers nothing until it is let go and pressed again', async () => {
  const { onConfirm, user, yes } = openEager()
  await user.keyboard('{Enter>5}')
  expect(document.activeElement).toBe(yes())
  expect(onConfirm).not.toHaveBeenCalled()
  await user.keyboard('{/Enter}')
  expect(onConfirm, 'the key is let go').not.toHaveBeenCalled()
  await user.keyboard('{Enter>5/}')
  expect(onConfirm, 'a key that is held here too answers once').toHaveBeenCalledTimes(1)
})

it.each(['Enter', ' '])('F06 the rest of the press «%s» that has opened a question answers nothing', async (key) => {
  const { onConfirm, user } = openEager({ onKey: true })
  await user.keyboard(`{${key}}`)
  expect(screen.getByRole('alertdialog', { name: 'Вывести?' })).toBeTruthy()
  expect(onConfirm).not.toHaveBeenCalled()
  await user.keyboard(`{${key}}`)
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

it('F06 a key that went down in the window and came up outside of it leaves nothing behind', async () => {
  const { onConfirm, opener, user } = openEager({ onKey: true })
  await user.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Отмена' }).focus()
  await user.keyboard('{Enter/}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alertdialog', { name: 'Вывести?' })).toBeTruthy()
  expect(onConfirm).not.toHaveBeenCalled()
})

it('F06 the second click of a double one answers nothing, on «yes» nor on «no»; the next click does', async () => {
  const { onConfirm, opener, yes } = openEager()
  fireEvent.click(opener, { detail: 1 })
  fireEvent.click(yes(), { detail: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Отмена' }), { detail: 3 })
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.click(yes(), { detail: 1 })
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

it.each([
  ['right after the first tap and beside it', { after: 300, dx: 20, kind: 'touch' }, 0],
  ['later', { after: 600, dx: 0, kind: 'touch' }, 1],
  ['elsewhere', { after: 300, dx: 200, kind: 'touch' }, 1],
  ['of a mouse, which counts by itself', { after: 300, dx: 0, kind: 'mouse' }, 1],
])('F06 a second tap %s', (_title, { after, dx, kind }, answers) => {
  const { onConfirm, opener, yes } = openEager()
  const tap = (target: HTMLElement, at: number, clientX: number) => {
    for (const type of ['pointerDown', 'pointerUp'] as const) {
      const event = createEvent[type](target, { pointerType: kind, clientX, clientY: 700 })
      Object.defineProperty(event, 'timeStamp', { value: at })
      fireEvent(target, event)
    }
    fireEvent.click(target, { detail: 1 })
  }
  tap(opener, 1_000, 100)
  tap(yes(), 1_000 + after, 100 + dx)
  expect(onConfirm).toHaveBeenCalledTimes(answers)
})

it('F06 a press beside a question leaves the focus where it is, so that Enter answers', async () => {
  const { onConfirm, opener, user, yes } = openEager()
  await user.click(opener)
  const overlay = screen.getByRole('alertdialog').previousElementSibling
  await user.click(overlay as HTMLElement)
  expect(document.activeElement).toBe(yes())
  await user.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

it('F06 a click without a press, as assistive technology sends it, answers at once', () => {
  const { onConfirm, opener, yes } = openEager()
  fireEvent.click(opener)
  fireEvent.click(yes())
  expect(onConfirm).toHaveBeenCalledTimes(1)
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

it('a busy window stays: neither its button nor Escape closes it', async () => {
  const onClose = vi.fn<() => void>()
  const user = userEvent.setup()
  const view = render(<Dialog open busy title="Передать покупателю" onClose={onClose} />)
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  view.rerender(<Dialog open title="Передать покупателю" onClose={onClose} />)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
