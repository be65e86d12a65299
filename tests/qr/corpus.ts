/** Simulated photos of receipts: fourteen kinds of damage, the same pictures every time. */
import type { Gray } from '../../src/qr/gray.ts'
import * as damage from './damage.ts'
import { matrixOf, type Level, type Matrix } from './matrix.ts'
import { randomOf, type Random } from './random.ts'
import { drawScene, scene, type Scene } from './scene.ts'

export interface Picture {
  name: string
  kind: Kind
  text: string
  gray: Gray
}

/** The number per kind. */
export const PER_KIND = 10

/** Printed QR texts of cash registers; with or without seconds and kopecks. */
export const receiptText = (random: Random): string => {
  const two = (low: number, high: number) => String(random.whole(low, high)).padStart(2, '0')
  const time = `${random.whole(2019, 2026)}${two(1, 12)}${two(1, 28)}T${two(8, 22)}${two(0, 59)}${random.oneOf(['', '00'])}`
  const sum = `${random.whole(1, 99_999)}.${random.digits(2)}`
  return `t=${time}&s=${sum}&fn=${random.digits(16)}&i=${random.whole(1, 999_999)}&fp=${random.digits(10)}&n=1`
}

interface Task {
  matrix: Matrix
  random: Random
  seed: number
}

const draw = ({ matrix, seed }: Task, changes: Partial<Scene> = {}): Gray => drawScene(scene(matrix, seed, changes))

/** A random spot on the code, this many modules wide, in pixels of an upright scene. */
const spot = ({ matrix, random }: Task, modules: number) => {
  const reach = (matrix.length / 2 - modules) * 6.5
  return [240 + random.between(-reach, reach) * 0.9, 240 + random.between(-reach, reach) * 0.9, modules * 6.5] as const
}

const anyAngle = (random: Random): number => random.between(0, 2 * Math.PI)
const bumps = (random: Random, height: number) => ({ height, length: random.between(26, 40), begin: anyAngle(random) })

const KINDS = {
  rotation: (task: Task) => draw(task, { angle: anyAngle(task.random), module: task.random.between(5, 7) }),
  perspective: (task: Task) => {
    const lean = () => task.random.between(0.1, 0.19) * task.random.oneOf([-1, 1])
    return draw(task, { tilt: [lean(), lean()], angle: task.random.between(-0.3, 0.3), module: 5 })
  },
  blur: (task: Task) => damage.blurred(draw(task), 6.5 * task.random.between(0.3, 0.5)),
  shake: (task: Task) => damage.shaken(draw(task), 6.5 * task.random.between(0.8, 1.25), anyAngle(task.random)),
  noise: (task: Task) => damage.noisy(draw(task), task.random, task.random.between(35, 60), task.random.between(0.02, 0.08)),
  lowContrast: (task: Task) => {
    const paper = task.random.between(70, 200)
    return damage.noisy(draw(task, { paper, ink: paper - task.random.between(18, 30), table: paper - 50 }), task.random, 4, 0)
  },
  unevenLight: (task: Task) => damage.shaded(draw(task), task.random, task.random.between(0.08, 0.2)),
  glare: (task: Task) => damage.glared(draw(task), ...spot(task, task.random.between(2.5, 4))),
  stain: (task: Task) =>
    damage.creased(damage.stained(draw(task), ...spot(task, task.random.between(5, 9)), 0.45), task.random, 2),
  crumple: (task: Task) => {
    const { random } = task
    return damage.creased(
      draw(task, { wave: bumps(random, random.between(0.4, 0.65)), angle: anyAngle(random), module: 6 }),
      random,
      5,
    )
  },
  jpeg: (task: Task) =>
    damage.compressed(draw(task, { module: 4, angle: task.random.between(-0.3, 0.3) }), task.random.whole(6, 14)),
  small: (task: Task) =>
    draw(task, { module: task.random.between(1.9, 2.4), width: 320, height: 320, angle: task.random.between(-0.1, 0.1) }),
  far: (task: Task) => {
    const { random } = task
    const centre: [number, number] = [random.between(0.25, 0.75), random.between(0.25, 0.75)]
    return draw(task, { module: random.between(2.6, 3.2), width: 1200, height: 900, centre, angle: anyAngle(random) })
  },
  cut: (task: Task) =>
    draw(task, { quiet: task.random.between(0.5, 1.2), hasPrint: task.random.next() < 0.5, table: task.random.between(20, 110) }),
  inverted: (task: Task) => damage.negative(draw(task, { angle: task.random.between(-0.5, 0.5), hasPrint: false, table: 200 })),
  everything: (task: Task) => {
    const { random } = task
    const tilt: [number, number] = [random.between(-0.15, 0.15), random.between(-0.15, 0.15)]
    const drawn = draw(task, { module: 5.5, angle: anyAngle(random), tilt, wave: bumps(random, 0.35) })
    const lit = damage.shaded(damage.blurred(drawn, 1.6), random, 0.35)
    return damage.compressed(damage.noisy(lit, random, 10, 0.002), 35)
  },
} satisfies Record<string, (task: Task) => Gray | Promise<Gray>>

export type Kind = keyof typeof KINDS

export const kinds = Object.keys(KINDS) as Kind[]

/** Covered parts of a code need redundancy: shops print level M and higher. */
const LEVELS: Partial<Record<Kind, readonly Level[]>> = { glare: ['M', 'Q', 'H'], stain: ['M', 'Q', 'H'] }

/** @returns the pictures of a kind, generated one by one */
export async function* picturesOf(kind: Kind, perKind = PER_KIND): AsyncGenerator<Picture> {
  for (let at = 0; at < perKind; at += 1) {
    const seed = 1 + kinds.indexOf(kind) * 1_000 + at
    const random = randomOf(seed)
    const text = receiptText(random)
    const levels = LEVELS[kind] ?? ['L', 'M', 'Q', 'H']
    const matrix = matrixOf(text, levels[at % levels.length])
    yield { name: `${kind} ${at + 1}`, kind, text, gray: await KINDS[kind]({ matrix, random, seed }) }
  }
}
