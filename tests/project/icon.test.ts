/** The icon of the browser's messages is the portal's: systems that show messages draw no SVG. */
import { readFileSync } from 'node:fs'
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

test('the web-app manifest names icons that are there, in the sizes that it tells (node scripts/icons.mjs)', async () => {
  const { icons } = JSON.parse(readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[]
  }
  const found = await Promise.all(
    icons
      .filter(({ type }) => type === 'image/png')
      .map(async ({ src, purpose }) => {
        const { width, height } = await sharp(join(root, 'public', src)).metadata()
        return { sizes: `${width}x${height}`, purpose }
      }),
  )
  expect(found).toEqual([
    { sizes: '192x192', purpose: undefined },
    { sizes: '512x512', purpose: undefined },
    { sizes: '512x512', purpose: 'maskable' },
  ])
  expect(readFileSync(join(root, 'index.html'), 'utf8')).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
})
