/** The viewer of photographs, by keys and buttons; fingers are numbers (tests/unit/ui/viewer/lens.test.ts). */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PhotoViewer } from '../../../../src/ui/viewer/photo-viewer.tsx'

const FILES = [
  { name: 'a.jpg', label: 'Чек, 1 из 3', url: 'blob:a', isPdf: false },
  { name: 'b.png', label: 'Чек, 2 из 3', url: 'blob:b', isPdf: false },
  { name: 'c.pdf', label: 'Чек, 3 из 3', url: 'blob:c', isPdf: true },
]

const Page = () => {
  const [shown, setShown] = useState<string | null>(null)
  return (
    <>
      <button type="button" onClick={() => setShown('a.jpg')}>
        Открыть
      </button>
      <PhotoViewer files={FILES} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
    </>
  )
}

const open = async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Открыть' }))
  await screen.findByRole('dialog', { name: 'Чек, 1 из 3' })
  return user
}
const photo = () => screen.getByRole('img')
const key = (code: string, rest: object = {}) => fireEvent.keyDown(photo(), { code, ...rest })
const look = () => photo().style.transform

test('a photograph is turned and made larger by keys, whatever the layout, and shown whole again', async () => {
  await open()
  expect(look()).toBe('translate(0px, 0px) rotate(0deg) scale(1)')
  key('KeyR', { key: 'к' })
  expect(look()).toContain('rotate(90deg)')
  key('Equal')
  expect(screen.getByRole('button', { name: '150 %' })).toBeTruthy()
  key('Minus')
  key('Equal')
  key('Equal')
  expect(screen.getByText('225 %')).toBeTruthy()
  key('Digit0')
  expect(look()).toBe('translate(0px, 0px) rotate(90deg) scale(1)')
})

test('the browser’s own keys stay the browser’s', async () => {
  await open()
  key('Equal', { ctrlKey: true })
  key('KeyR', { metaKey: true })
  expect(look()).toBe('translate(0px, 0px) rotate(0deg) scale(1)')
})

test('buttons do the same; what cannot be is not offered', async () => {
  const user = await open()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Мельче' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Повернуть влево' }))
  expect(look()).toContain('rotate(-90deg)')
  for (let press = 0; press < 6; press += 1) await user.click(screen.getByRole('button', { name: 'Крупнее' }))
  expect(screen.getByText('800 %')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Крупнее' }).disabled).toBe(true)
})

test('the wheel makes it larger', async () => {
  await open()
  fireEvent.wheel(photo(), { deltaY: -400 })
  expect(screen.getByText('272 %')).toBeTruthy()
})

test('arrows and buttons lead to the next file, which is shown whole; a PDF is opened by the browser', async () => {
  const user = await open()
  key('Equal')
  key('Digit0')
  key('ArrowRight')
  expect(await screen.findByRole('dialog', { name: 'Чек, 2 из 3' })).toBeTruthy()
  expect(screen.getByText('Файл 2 из 3')).toBeTruthy()
  key('ArrowLeft')
  expect(screen.queryByRole('button', { name: 'Предыдущий файл' })).toBeNull()
  key('ArrowRight')
  await user.click(screen.getByRole('button', { name: 'Следующий файл' }))
  expect(screen.queryByRole('img')).toBeNull()
  const link = screen.getByRole('link', { name: /Открыть в новой вкладке/ })
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'blob:c',
    '_blank',
    expect.stringContaining('noopener'),
  ])
  expect(screen.queryByRole('button', { name: 'Следующий файл' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Скачать: Чек, 3 из 3' }).getAttribute('download')).toBe('c.pdf')
})

test('an arrow moves a large photograph instead of changing it', async () => {
  await open()
  key('Equal')
  key('ArrowRight')
  expect(screen.getByRole('dialog', { name: 'Чек, 1 из 3' })).toBeTruthy()
})

test('Escape closes it, and the focus is where it was', async () => {
  const user = await open()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Открыть' })))
})
