/**
 * Crumpled paper: a mesh over the code is shifted, knot by knot, to where its modules are clearly dark or clearly light.
 * It grows from the finders, whose positions are certain, so that no part of it slips by a whole module.
 */
import { moduleAt, type Field, type Fit } from './fit.ts'
import { planOf, type Plan } from './plan.ts'
import { meanAround } from './sums.ts'
import { placing, type Mesh } from './warp.ts'

const PITCH = 4
/** The maximum shift of a knot from its expected position in modules, and the step of the search. */
const REACH = 0.6
const STEP = 0.2
/** The penalty for a module of difference from the neighbours, in units of agreement. */
const STIFFNESS = 0.25

interface Ground {
  field: Field
  fit: Fit
  plan: Plan
  /** Brightness around each module. */
  around: Float32Array
  /** The colour that a mark must have: 1 dark, -1 light, 0 unknown. */
  known: Float32Array
}

const groundOf = (field: Field, fit: Fit): Ground => {
  const plan = planOf(fit.version)
  const { modules } = plan
  const place = placing(fit.warp, modules, fit.mesh)
  const around = new Float32Array(modules * modules)
  for (let at = 0; at < around.length; at += 1) {
    const { x, y } = place((at % modules) + 0.5, Math.floor(at / modules) + 0.5)
    around[at] = meanAround(field.sums, x - 0.5, y - 0.5, fit.size * 3.5)
  }
  const known = new Float32Array(modules * modules)
  plan.expected.forEach((expected, at) => {
    known[(plan.rows[at] ?? 0) * modules + (plan.columns[at] ?? 0)] = Math.sign(expected)
  })
  return { field, fit, plan, around, known }
}

/** The clarity of the modules near a knot after a common shift. */
const plainness = ({ field, fit, plan, around, known }: Ground, column: number, row: number, dx: number, dy: number): number => {
  const { modules } = plan
  const place = placing(fit.warp, modules)
  let sum = 0
  let count = 0
  const reach = PITCH
  for (let y = Math.max(0, Math.ceil(row - reach)); y < Math.min(modules, row + reach); y += 1)
    for (let x = Math.max(0, Math.ceil(column - reach)); x < Math.min(modules, column + reach); x += 1) {
      const at = y * modules + x
      const spot = place(x + 0.5 + dx, y + 0.5 + dy)
      const darkness = Math.max(-1, Math.min(1, ((around[at] ?? 0) - moduleAt(field, spot.x, spot.y, fit.size)) / fit.contrast))
      const mark = known[at] ?? 0
      sum += mark === 0 ? Math.abs(darkness) : 2 * mark * darkness
      count += mark === 0 ? 1 : 2
    }
  return count > 0 ? sum / count : 0
}

interface Pull {
  dx: number
  dy: number
}

const bestPull = (ground: Ground, column: number, row: number, expected: Pull, reach: number, step: number): Pull => {
  let best = expected
  let most = -Infinity
  for (let y = -reach; y <= reach + 1e-6; y += step)
    for (let x = -reach; x <= reach + 1e-6; x += step) {
      const [dx, dy] = [expected.dx + x, expected.dy + y]
      const worth = plainness(ground, column, row, dx, dy) - STIFFNESS * (x * x + y * y)
      if (worth > most) {
        most = worth
        best = { dx, dy }
      }
    }
  return best
}

const NEIGHBOURS = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y] as const)).filter(([x, y]) => x !== 0 || y !== 0)

/** The expected position of a knot from its placed neighbours: extrapolated from two in a row, else beside the nearest. */
const expectedAt = (pulls: readonly (Pull | null)[], knots: number, at: number): Pull => {
  const [x, y] = [at % knots, Math.floor(at / knots)]
  const pullAt = (column: number, row: number): Pull | null =>
    column < 0 || row < 0 || column >= knots || row >= knots ? null : (pulls[row * knots + column] ?? null)
  let [dx, dy, weight] = [0, 0, 0]
  for (const [stepX, stepY] of NEIGHBOURS) {
    const near = pullAt(x + stepX, y + stepY)
    if (!near) continue
    const next = pullAt(x + 2 * stepX, y + 2 * stepY)
    const share = next ? 1 : 0.3
    dx += share * (next ? 1.7 * near.dx - 0.7 * next.dx : near.dx)
    dy += share * (next ? 1.7 * near.dy - 0.7 * next.dy : near.dy)
    weight += share
  }
  return weight > 0 ? { dx: dx / weight, dy: dy / weight } : { dx: 0, dy: 0 }
}

/** The fit with a mesh. */
export const meshed = (field: Field, fit: Fit): Fit => {
  const ground = groundOf(field, fit)
  const { modules } = ground.plan
  const knots = Math.ceil(modules / PITCH) + 1
  const pitch = modules / (knots - 1)
  const corners = [
    [3.5, 3.5],
    [modules - 3.5, 3.5],
    [3.5, modules - 3.5],
  ] as const
  const order = Array.from({ length: knots * knots }, (_, at) => {
    const [column, row] = [(at % knots) * pitch, Math.floor(at / knots) * pitch]
    return { at, column, row, far: Math.min(...corners.map(([x, y]) => Math.hypot(column - x, row - y))) }
  }).toSorted((left, right) => left.far - right.far)
  const pulls: (Pull | null)[] = Array.from({ length: knots * knots }, () => null)
  for (const { at, column, row } of order) pulls[at] = bestPull(ground, column, row, expectedAt(pulls, knots, at), REACH, STEP)
  for (const { at, column, row } of order) {
    const [own, expected] = [pulls[at] ?? { dx: 0, dy: 0 }, expectedAt(pulls, knots, at)]
    const between = { dx: (own.dx + expected.dx) / 2, dy: (own.dy + expected.dy) / 2 }
    pulls[at] = bestPull(ground, column, row, between, 0.3, 0.1)
  }
  const mesh: Mesh = {
    knots,
    pitch,
    across: Float32Array.from(pulls, (pull) => pull?.dx ?? 0),
    down: Float32Array.from(pulls, (pull) => pull?.dy ?? 0),
  }
  return { ...fit, mesh }
}
