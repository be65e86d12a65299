/** Tasks that may shift the layout wait for the end of the press. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAfterPress } from '../../../../src/ui/base/use-after-press.ts'

const Leaving = ({ onLeave }: { onLeave: () => void }) => {
  const afterPress = useAfterPress()
  return <input aria-label="Телефон" onBlur={() => afterPress(onLeave)} />
}

const open = () => {
  const onLeave = vi.fn<() => void>()
  const { unmount } = render(<Leaving onLeave={onLeave} />)
  return { onLeave, unmount, field: screen.getByLabelText('Телефон') }
}

test('without a press it is done at once: Tab, and whoever moves the focus without a press', () => {
  const { onLeave, field } = open()
  fireEvent.keyDown(field, { key: 'Tab' })
  fireEvent.blur(field)
  expect(onLeave).toHaveBeenCalledOnce()
})

test('a mouse takes the focus with its way down: it waits for the way up, and comes after the click', async () => {
  const { onLeave, field } = open()
  fireEvent.pointerDown(document.body)
  fireEvent.mouseDown(document.body)
  fireEvent.blur(field)
  fireEvent.pointerUp(document.body)
  fireEvent.mouseUp(document.body)
  fireEvent.click(document.body, {})
  expect(onLeave).not.toHaveBeenCalled()
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
})

test('a finger takes the focus after it has left, with the press that the browser makes of the tap', async () => {
  const { onLeave, field } = open()
  fireEvent.pointerDown(document.body)
  fireEvent.pointerUp(document.body)
  fireEvent.mouseDown(document.body)
  fireEvent.blur(field)
  expect(onLeave).not.toHaveBeenCalled()
  fireEvent.mouseUp(document.body)
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
})

test.each([
  ['a press that becomes a drag or a scroll', () => fireEvent.pointerCancel(document.body)],
  ['a menu of the browser, which swallows the way up', () => fireEvent.contextMenu(document.body)],
  ['a window that loses the focus', () => fireEvent.blur(window)],
  ['a key: the way up of a scrollbar is told to nobody', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('%s ends the wait', async (_, end) => {
  const { onLeave, field } = open()
  fireEvent.pointerDown(document.body)
  fireEvent.blur(field)
  expect(onLeave).not.toHaveBeenCalled()
  end()
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
})

test('what the press has led away from is left by nobody', () => {
  vi.useFakeTimers()
  const { onLeave, unmount, field } = open()
  fireEvent.pointerDown(document.body)
  fireEvent.blur(field)
  fireEvent.pointerUp(document.body)
  unmount()
  vi.runAllTimers()
  expect(onLeave).not.toHaveBeenCalled()
  vi.useRealTimers()
})
