/** Greyscale pictures: one byte per pixel, 0 is black. The same arrays in the browser, its worker and Node.js. */

export interface Gray {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** The greyscale of a picture; transparent pixels become white. */
export const grayOf = (rgba: Uint8ClampedArray, width: number, height: number): Gray => {
  const data = new Uint8ClampedArray(width * height)
  for (let at = 0, from = 0; at < data.length; at += 1, from += 4) {
    const alpha = rgba[from + 3] ?? 0
    const luma = (77 * (rgba[from] ?? 0) + 150 * (rgba[from + 1] ?? 0) + 29 * (rgba[from + 2] ?? 0)) >> 8
    data[at] = alpha === 255 ? luma : (luma * alpha + 255 * (255 - alpha)) / 255
  }
  return { data, width, height }
}

export const inverted = ({ data, width, height }: Gray): Gray => ({ data: data.map((value) => 255 - value), width, height })

/** A quarter turn. */
export const turned = ({ data, width, height }: Gray): Gray => {
  const out = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) out[x * height + height - 1 - y] = data[y * width + x] ?? 0
  return { data: out, width: height, height: width }
}

/** Each pixel becomes the mean of a column of this odd height around it. */
export const rowMeans = ({ data, width, height }: Gray, rows: number): Gray => {
  const out = new Uint8ClampedArray(data.length)
  const reach = (rows - 1) / 2
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < height; y += 1) {
      let sum = 0
      for (let step = -reach; step <= reach; step += 1) sum += data[Math.min(height - 1, Math.max(0, y + step)) * width + x] ?? 0
      out[y * width + x] = sum / rows
    }
  return { data: out, width, height }
}

interface Taps {
  /** First source index of each target index. */
  first: Int32Array
  /** The number of source values. */
  count: Int32Array
  weights: Float32Array
  /** Longest count: the stride of weights. */
  stride: number
}

/** A triangular filter as wide as the step: averages when the picture shrinks, interpolates when it grows. */
const tapsOf = (from: number, to: number): Taps => {
  const step = from / to
  const reach = Math.max(1, step)
  const stride = Math.ceil(reach) * 2 + 1
  const taps = { first: new Int32Array(to), count: new Int32Array(to), weights: new Float32Array(to * stride), stride }
  for (let at = 0; at < to; at += 1) {
    const centre = (at + 0.5) * step - 0.5
    const first = Math.max(0, Math.ceil(centre - reach))
    const last = Math.min(from - 1, Math.floor(centre + reach))
    let sum = 0
    for (let source = first; source <= last; source += 1) sum += Math.max(1e-6, 1 - Math.abs(source - centre) / reach)
    for (let source = first; source <= last; source += 1)
      taps.weights[at * stride + source - first] = Math.max(1e-6, 1 - Math.abs(source - centre) / reach) / sum
    taps.first[at] = first
    taps.count[at] = last - first + 1
  }
  return taps
}

/** Resizes the picture. */
export const resized = ({ data, width, height }: Gray, toWidth: number, toHeight: number): Gray => {
  const across = tapsOf(width, toWidth)
  const down = tapsOf(height, toHeight)
  const rows = new Float32Array(toWidth * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < toWidth; x += 1) {
      const first = y * width + (across.first[x] ?? 0)
      const weights = x * across.stride
      let sum = 0
      for (let tap = across.count[x] ?? 0; (tap -= 1) >= 0;)
        sum += (data[first + tap] ?? 0) * (across.weights[weights + tap] ?? 0)
      rows[y * toWidth + x] = sum
    }
  const out = new Uint8ClampedArray(toWidth * toHeight)
  for (let y = 0; y < toHeight; y += 1) {
    const first = down.first[y] ?? 0
    const weights = y * down.stride
    const count = down.count[y] ?? 0
    for (let x = 0; x < toWidth; x += 1) {
      let sum = 0
      for (let tap = 0; tap < count; tap += 1)
        sum += (rows[(first + tap) * toWidth + x] ?? 0) * (down.weights[weights + tap] ?? 0)
      out[y * toWidth + x] = sum
    }
  }
  return { data: out, width: toWidth, height: toHeight }
}

/** Scales the picture by a factor. */
export const scaled = (gray: Gray, factor: number): Gray =>
  resized(gray, Math.max(1, Math.round(gray.width * factor)), Math.max(1, Math.round(gray.height * factor)))
