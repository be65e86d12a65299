/** Draws the icons of the web-app manifest from public/favicon.svg: `node scripts/icons.mjs` after the drawing has changed. */
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '..', 'public')
const drawn = (size) => sharp(join(folder, 'favicon.svg'), { density: 1_152 }).resize(size, size).png({ palette: true })

await drawn(192).toFile(join(folder, 'icon-192.png'))
await drawn(512).toFile(join(folder, 'icon-512.png'))
// A system cuts a circle or a square with round corners out of it: the drawing lies within the inner 80 %.
const inner = await drawn(336).toBuffer()
await sharp({ create: { width: 512, height: 512, channels: 4, background: '#ffffff' } })
  .composite([{ input: inner }])
  .flatten({ background: '#ffffff' })
  .png({ palette: true })
  .toFile(join(folder, 'icon-maskable-512.png'))
