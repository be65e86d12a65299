/** Damage by light, lenses, coffee and compression. */
import sharp from 'sharp'
import type { Gray } from '../../src/qr/gray.ts'
import type { Random } from './random.ts'

const each = ({ data, width, height }: Gray, change: (value: number, x: number, y: number) => number): Gray => ({
  data: data.map((value, at) => change(value, at % width, Math.floor(at / width))),
  width,
  height,
})

/** A blur of the given width, by three box filters. */
export const blurred = (gray: Gray, sigma: number): Gray => {
  const radius = Math.max(1, Math.round(sigma * 0.9))
  const smooth = ({ data, width, height }: Gray, dx: number, dy: number): Gray => {
    const out = new Uint8ClampedArray(data.length)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        let sum = 0
        for (let step = -radius; step <= radius; step += 1) {
          const px = Math.min(width - 1, Math.max(0, x + step * dx))
          const py = Math.min(height - 1, Math.max(0, y + step * dy))
          sum += data[py * width + px]!
        }
        out[y * width + x] = sum / (2 * radius + 1)
      }
    return { data: out, width, height }
  }
  let out = gray
  for (let round = 0; round < 3; round += 1) out = smooth(smooth(out, 1, 0), 0, 1)
  return out
}

/** Motion blur: each pixel is the mean along a line. */
export const shaken = ({ data, width, height }: Gray, length: number, angle: number): Gray => {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const steps = Math.ceil(length)
  return each({ data, width, height }, (_, x, y) => {
    let sum = 0
    for (let step = 0; step <= steps; step += 1) {
      const along = (step / steps - 0.5) * length
      const px = Math.min(width - 1, Math.max(0, Math.round(x + dx * along)))
      const py = Math.min(height - 1, Math.max(0, Math.round(y + dy * along)))
      sum += data[py * width + px]!
    }
    return sum / (steps + 1)
  })
}

/** Noise of a dark room, and dead pixels. */
export const noisy = (gray: Gray, random: Random, deviation: number, dead: number): Gray =>
  each(gray, (value) => {
    if (random.next() < dead) return random.next() < 0.5 ? 0 : 255
    return value + random.bell() * deviation * 1.4
  })

/** A lamp on one side, the shadow of a hand on the other. */
export const shaded = (gray: Gray, random: Random, darkest: number): Gray => {
  const angle = random.between(0, 2 * Math.PI)
  const edge = random.between(-0.2, 0.2)
  const shadow = random.between(0.55, 0.8)
  return each(gray, (value, x, y) => {
    const along = ((x / gray.width - 0.5) * Math.cos(angle) + (y / gray.height - 0.5) * Math.sin(angle)) / 0.7
    const light = darkest + (1 - darkest) * (0.5 + along / 1.4)
    const across = (x / gray.width - 0.5) * Math.sin(angle) - (y / gray.height - 0.5) * Math.cos(angle)
    return value * Math.max(darkest * 0.7, light) * (across > edge ? shadow : 1)
  })
}

/** A lamp reflected in glossy paper: white in the middle, fading outwards. Positions and radius are pixels. */
export const glared = (gray: Gray, centreX: number, centreY: number, radius: number): Gray =>
  each(gray, (value, x, y) => {
    const distance = Math.hypot(x - centreX, y - centreY) / radius
    return value + 255 * Math.max(0, Math.min(1, 1.6 - distance * 1.1)) ** 2
  })

/** A drop with a rim, darker than the paper. */
export const stained = (gray: Gray, centreX: number, centreY: number, radius: number, depth: number): Gray =>
  each(gray, (value, x, y) => {
    const angle = Math.atan2(y - centreY, x - centreX)
    const distance =
      Math.hypot(x - centreX, y - centreY) / (radius * (1 + 0.15 * Math.sin(3 * angle) + 0.08 * Math.sin(7 * angle)))
    if (distance > 1) return value
    return distance > 0.86 ? value * depth * 0.6 : value * depth
  })

/** Creases: thin light and dark lines across the sheet. */
export const creased = (gray: Gray, random: Random, count: number): Gray => {
  const lines = Array.from({ length: count }, () => {
    const angle = random.between(0, Math.PI)
    return {
      nx: Math.cos(angle),
      ny: Math.sin(angle),
      at: random.between(-0.3, 0.3) * gray.width,
      light: random.between(-70, 70),
    }
  })
  return each(gray, (value, x, y) => {
    let out = value
    for (const { nx, ny, at, light } of lines) {
      const distance = (x - gray.width / 2) * nx + (y - gray.height / 2) * ny - at
      out += light * Math.max(0, 1 - Math.abs(distance) / 3) + (distance > 0 ? light * 0.25 : 0)
    }
    return out
  })
}

export const negative = (gray: Gray): Gray => each(gray, (value) => 255 - value)

/** Compressed like in a messenger, and decoded again. */
export const compressed = async ({ data, width, height }: Gray, quality: number): Promise<Gray> => {
  const jpeg = await sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality })
    .toBuffer()
  const out = await sharp(jpeg).greyscale().raw().toBuffer()
  return { data: new Uint8ClampedArray(out), width, height }
}
