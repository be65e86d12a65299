/** A sheet of paper with a code and lines of print, as a camera sees it: the brightness of each pixel. */
import type { Gray } from '../../src/qr/gray.ts'
import type { Matrix } from './matrix.ts'
import { randomOf } from './random.ts'

export interface Scene {
  matrix: Matrix
  /** Pixels of the picture, across and down. */
  width: number
  height: number
  /** Pixels per module in the middle of the picture. */
  module: number
  /** The middle of the code in the picture, as a share of its size. */
  centre: [number, number]
  /** Radians, clockwise. */
  angle: number
  /** The perspective: how much nearer one side of the code is than its middle, across and down: 0.3 is 30 %. */
  tilt: [number, number]
  /** Bumps of the paper: modules of displacement, modules from crest to crest, and where they begin. */
  wave: { height: number; length: number; begin: number }
  /** Modules of paper around the code, before print or table begins. */
  quiet: number
  /** Whether there is print above and below the code; else the table begins there. */
  hasPrint: boolean
  /** Brightness. */
  ink: number
  paper: number
  table: number
  seed: number
}

export const scene = (matrix: Matrix, seed: number, changes: Partial<Scene> = {}): Scene => ({
  matrix,
  width: 480,
  height: 480,
  module: 6.5,
  centre: [0.5, 0.5],
  angle: 0,
  tilt: [0, 0],
  wave: { height: 0, length: 30, begin: 0 },
  quiet: 4,
  hasPrint: true,
  ink: 30,
  paper: 225,
  table: 90,
  seed,
  ...changes,
})

/** Print of a receipt: lines of letters three modules high. */
const printer = (seed: number): ((column: number, row: number) => boolean) => {
  const random = randomOf(seed)
  const letters = Array.from({ length: 997 }, () => random.next() < 0.45)
  return (column, row) => {
    const line = Math.floor(row / 3)
    const [x, y] = [Math.floor(column * 1.5), Math.floor((row - line * 3) * 1.5)]
    if (y > 2) return false
    return letters[Math.abs((x * 31 + y * 7 + line * 131) % letters.length)] ?? false
  }
}

/** The brightness at a position of the sheet, in modules from the code's corner. */
const sheet = ({ matrix, quiet, hasPrint, ink, paper, table, seed }: Scene): ((column: number, row: number) => number) => {
  const modules = matrix.length
  const print = printer(seed)
  return (column, row) => {
    if (column >= 0 && column < modules && row >= 0 && row < modules)
      return matrix[Math.floor(row)]?.[Math.floor(column)] ? ink : paper
    if (column < -quiet || column >= modules + quiet) return table
    if (row >= -quiet && row < modules + quiet) return paper
    if (!hasPrint) return table
    return print(column + 100, row + 1000) ? ink : paper
  }
}

/** Points inside a pixel that are averaged. */
const INSIDE = [
  { x: 0.25, y: 0.25 },
  { x: 0.75, y: 0.25 },
  { x: 0.25, y: 0.75 },
  { x: 0.75, y: 0.75 },
] as const

export const drawScene = (scene: Scene): Gray => {
  const { matrix, width, height, module, centre, angle, tilt, wave } = scene
  const half = matrix.length / 2
  const [sine, cosine] = [Math.sin(angle) / module, Math.cos(angle) / module]
  const [leanX, leanY] = [tilt[0] / half, tilt[1] / half]
  const [middleX, middleY] = [centre[0] * width, centre[1] * height]
  const turn = (2 * Math.PI) / wave.length
  const at = sheet(scene)
  const data = new Uint8ClampedArray(width * height)
  const isFlat = wave.height === 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (const inside of INSIDE) {
        const px = x + inside.x - middleX
        const py = y + inside.y - middleY
        const rx = px * cosine + py * sine
        const ry = py * cosine - px * sine
        const depth = Math.max(0.05, 1 - rx * leanX - ry * leanY)
        const column = rx / depth
        const row = ry / depth
        const bump = isFlat ? 0 : wave.height * Math.sin(row * turn + wave.begin)
        const sway = isFlat ? 0 : 0.6 * wave.height * Math.sin(column * turn * 0.8 + wave.begin * 2)
        sum += at(column + bump + half, row + sway + half)
      }
      data[y * width + x] = sum / INSIDE.length
    }
  return { data, width, height }
}
