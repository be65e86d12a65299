// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ToolPicture } from '../../../../src/ui/content/tool-picture.tsx'

afterEach(cleanup)

const shownIn = (page: Element) => ({
  pictures: [...page.querySelectorAll('img')].map((image) => image.getAttribute('src')),
  drawings: page.querySelectorAll('svg').length,
})

test('IV03 a tool without a picture has the default drawing', () => {
  const { container } = render(<ToolPicture src={null} size={44} />)
  expect(shownIn(container)).toEqual({ pictures: [], drawings: 1 })
})

test('IV03 a picture that does not load gives way to the default drawing; another tool in its place is tried anew', () => {
  const { container, rerender } = render(<ToolPicture src="/pictures/gone.svg" size={96} />)
  expect(shownIn(container)).toEqual({ pictures: ['/pictures/gone.svg'], drawings: 0 })
  fireEvent.error(container.querySelector('img') as Element)
  expect(shownIn(container)).toEqual({ pictures: [], drawings: 1 })
  rerender(<ToolPicture src="/pictures/l-90.svg" size={96} />)
  expect(shownIn(container)).toEqual({ pictures: ['/pictures/l-90.svg'], drawings: 0 })
})

test('a picture is decoration of a known size that is loaded when it comes near', () => {
  const { container } = render(<ToolPicture src="/pictures/l-90.svg" size={168} />)
  const image = container.querySelector('img') as HTMLImageElement
  expect(Object.fromEntries(['alt', 'width', 'height', 'loading'].map((name) => [name, image.getAttribute(name)]))).toEqual({
    alt: '',
    width: '168',
    height: '168',
    loading: 'lazy',
  })
})
