/** The icon of the browser's messages is the portal's: systems that show messages draw no SVG. */
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const SIZE = 192
/** Mean difference of a channel: a palette has fewer shades along the edges. */
const SHADES = 2

const pixelsOf = (name: string) =>
  sharp(join(root, 'public', name), { density: 576 })
    .resize(SIZE, SIZE)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })

test('E19 the icon of messages shows what favicon.svg shows (redraw it: sharp, 192 px)', async () => {
  const [drawn, kept] = await Promise.all([pixelsOf('favicon.svg'), pixelsOf('icon-192.png')])
  expect(kept.info).toMatchObject({ width: SIZE, height: SIZE })
  const difference = kept.data.reduce((sum, value, at) => sum + Math.abs(value - (drawn.data[at] ?? 0)), 0)
  expect(difference / kept.data.length).toBeLessThan(SHADES)
})
