/** Classifies the modules of a fitted code as dark or light. */
import { moduleAt, type Field, type Fit } from './fit.ts'
import { BitMatrix } from './library.ts'
import { planOf } from './plan.ts'
import { meanAround, sumsOf } from './sums.ts'
import { placing } from './warp.ts'

/** Brightness of every module. */
const lightsOf = (field: Field, { warp, version, size, mesh }: Fit): Float32Array => {
  const { modules } = planOf(version)
  const place = placing(warp, modules, mesh)
  const lights = new Float32Array(modules * modules)
  for (let row = 0; row < modules; row += 1)
    for (let column = 0; column < modules; column += 1) {
      const { x, y } = place(column + 0.5, row + 0.5)
      lights[row * modules + column] = moduleAt(field, x, y, size)
    }
  return lights
}

/** The share of light that a module of a blurred code takes from each side. */
const spread = (lights: Float32Array, modules: number, share: number): Float32Array => {
  const along = (values: Float32Array, step: number, placeOf: (at: number) => number): Float32Array =>
    values.map((value, at) => {
      const place = placeOf(at)
      const before = place > 0 ? (values[at - step] ?? 0) : value
      const after = place < modules - 1 ? (values[at + step] ?? 0) : value
      return value * (1 - 2 * share) + (before + after) * share
    })
  const across = along(lights, 1, (at) => at % modules)
  return along(across, modules, (at) => Math.floor(at / modules))
}

const ROUNDS = 8

/** Deblurs: searches for modules that look like these after blurring. None may be darker or lighter than all of these. */
const sharpened = (lights: Float32Array, modules: number, share: number): Float32Array => {
  const darkest = lights.reduce((least, light) => Math.min(least, light))
  const lightest = lights.reduce((most, light) => Math.max(most, light))
  let guess = lights
  for (let round = 0; round < ROUNDS; round += 1) {
    const blurred = spread(guess, modules, share)
    guess = guess.map((value, at) =>
      Math.max(darkest, Math.min(lightest, value + 1.5 * ((lights[at] ?? 0) - (blurred[at] ?? 0)))),
    )
  }
  return guess
}

/** The midpoint between the darkest and the lightest module nearby: tolerates light that changes over the code. */
const split = (lights: Float32Array, modules: number, radius: number): BitMatrix => {
  const bits = new BitMatrix(modules, modules)
  for (let row = 0; row < modules; row += 1)
    for (let column = 0; column < modules; column += 1) {
      let darkest = 255
      let lightest = 0
      for (let y = Math.max(0, row - radius); y <= Math.min(modules - 1, row + radius); y += 1)
        for (let x = Math.max(0, column - radius); x <= Math.min(modules - 1, column + radius); x += 1) {
          const light = lights[y * modules + x] ?? 0
          if (light < darkest) darkest = light
          if (light > lightest) lightest = light
        }
      if ((lights[row * modules + column] ?? 0) < (darkest + lightest) / 2) bits.set(column, row)
    }
  return bits
}

/** Darker than the mean of the modules nearby: works at the edge of a stain. */
const splitByMean = (lights: Float32Array, modules: number, radius: number): BitMatrix => {
  const sums = sumsOf({ data: Uint8ClampedArray.from(lights), width: modules, height: modules })
  const bits = new BitMatrix(modules, modules)
  for (let row = 0; row < modules; row += 1)
    for (let column = 0; column < modules; column += 1)
      if ((lights[row * modules + column] ?? 0) < meanAround(sums, column, row, radius)) bits.set(column, row)
  return bits
}

/** The classifiers, the most likely first. */
export function* samplesOf(field: Field, fit: Fit): Generator<BitMatrix> {
  const { modules } = planOf(fit.version)
  const lights = lightsOf(field, fit)
  yield split(lights, modules, 3)
  yield split(sharpened(lights, modules, 0.12), modules, 3)
  yield splitByMean(lights, modules, 3)
  yield split(lights, modules, 1)
}
