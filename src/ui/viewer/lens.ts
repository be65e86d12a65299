/** How a photograph lies in the viewer: how large, how it is turned, how far it is moved. Plain numbers, so that tests need no screen. */

export interface Lens {
  /** 1 shows the whole photograph. */
  scale: number
  /** Degrees, clockwise; a multiple of 90 except while two fingers turn it. */
  turn: number
  /** How far its middle is from the middle of the stage, in pixels. */
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export const WHOLE: Lens = { scale: 1, turn: 0, x: 0, y: 0 }
export const LARGEST = 8
/** One press of «larger». */
export const STEP = 1.5

const QUARTER = 90

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value))

/** Whether a photograph lies on its side. */
const isSideways = (turn: number): boolean => Math.abs(Math.round(turn / QUARTER)) % 2 === 1

/** The size at which the whole photograph is in the stage; never larger than it really is on a screen that has room for it. */
export const fitted = (photo: Size, stage: Size, turn: number): Size => {
  if (photo.width === 0 || photo.height === 0) return { width: 0, height: 0 }
  const [width, height] = isSideways(turn) ? [photo.height, photo.width] : [photo.width, photo.height]
  const share = Math.min(stage.width / width, stage.height / height)
  return { width: photo.width * share, height: photo.height * share }
}

/** A photograph is moved no further than its own edges: there is always something of it in sight. */
export const held = (lens: Lens, photo: Size, stage: Size): Lens => {
  const { width, height } = fitted(photo, stage, lens.turn)
  const [across, down] = isSideways(lens.turn) ? [height, width] : [width, height]
  const spareX = Math.max(0, (across * lens.scale - stage.width) / 2)
  const spareY = Math.max(0, (down * lens.scale - stage.height) / 2)
  return { ...lens, x: between(-spareX, lens.x, spareX), y: between(-spareY, lens.y, spareY) }
}

/** Makes it larger or smaller around a point, which stays where it is. @param at from the middle of the stage */
export const zoomed = (lens: Lens, factor: number, at: Point): Lens => {
  const scale = between(1, lens.scale * factor, LARGEST)
  const grown = scale / lens.scale
  return { ...lens, scale, x: at.x - (at.x - lens.x) * grown, y: at.y - (at.y - lens.y) * grown }
}

/** Turned by quarters, it is shown whole again: what was in sight lies elsewhere now. */
export const turned = (lens: Lens, quarters: number): Lens => ({
  ...WHOLE,
  turn: (Math.round(lens.turn / QUARTER) + quarters) * QUARTER,
})

/** After two fingers have let go: the nearest quarter. */
export const settled = (lens: Lens): Lens => ({ ...lens, turn: Math.round(lens.turn / QUARTER) * QUARTER })

export const moved = (lens: Lens, by: Point): Lens => ({ ...lens, x: lens.x + by.x, y: lens.y + by.y })

const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y)
const angle = ([a, b]: readonly [Point, Point]): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI

/** The shorter way from one angle to another: fingers cross the border between 180 and −180 degrees. */
const shortWay = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

/** Two fingers spread, turn and move. @param before where they were @param after where they are, both from the middle of the stage */
export const pinched = (lens: Lens, before: readonly [Point, Point], after: readonly [Point, Point]): Lens => {
  const [from, to] = [middle(before), middle(after)]
  const span = distance(before)
  const grown = zoomed(lens, span === 0 ? 1 : distance(after) / span, from)
  return moved({ ...grown, turn: grown.turn + shortWay(angle(after) - angle(before)) }, { x: to.x - from.x, y: to.y - from.y })
}
