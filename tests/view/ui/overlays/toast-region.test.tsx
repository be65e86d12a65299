// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastRegion, type Toast } from '../../../../src/ui/overlays/toast-region.tsx'

const onClose = vi.fn<(id: string) => void>()
const TOAST: Toast = { id: 'a', title: 'Успешно', text: 'Инструмент снят с резерва', tone: 'success' }
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

beforeEach(() => {
  vi.useFakeTimers()
  onClose.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('ER13 a toast leaves after 5 seconds', () => {
  render(<ToastRegion toasts={[TOAST]} onClose={onClose} />)
  pass(4999)
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('a')
})

it('ER13 the time stands still under the pointer and goes on afterwards', () => {
  render(<ToastRegion toasts={[TOAST]} onClose={onClose} />)
  const region = screen.getByRole('region', { name: 'Уведомления' })
  pass(3000)
  fireEvent.mouseEnter(region)
  pass(60_000)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.mouseLeave(region)
  pass(1999)
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('a')
})

it('ER13 the time stands still while the focus is inside', () => {
  render(<ToastRegion toasts={[TOAST]} onClose={onClose} />)
  fireEvent.focus(screen.getByRole('button'))
  pass(60_000)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.blur(screen.getByRole('button'))
  pass(5000)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('a toast closed under the pointer does not hold the next one for ever', () => {
  const { rerender } = render(<ToastRegion toasts={[TOAST]} onClose={onClose} />)
  fireEvent.mouseEnter(screen.getByRole('region'))
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }))
  expect(onClose).toHaveBeenCalledExactlyOnceWith('a')
  rerender(<ToastRegion toasts={[{ ...TOAST, id: 'b' }]} onClose={onClose} />)
  pass(5000)
  expect(onClose).toHaveBeenLastCalledWith('b')
})

it('mistakes are announced at once, the rest in its turn', () => {
  render(<ToastRegion toasts={[TOAST, { id: 'b', title: 'Ошибка', tone: 'danger' }]} onClose={onClose} />)
  expect(screen.getByRole('status').textContent).toContain('Инструмент снят с резерва')
  expect(screen.getByRole('alert').textContent).toContain('Ошибка')
})
