/** The visible part of a picture: plain arithmetic. The box always has the aspect ratio of its window. */

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

/** Window pixels per unit of the picture. */
const CLOSEST = 3
const FARTHEST = 0.1
/** Below this scale a diagram's text is unreadable. */
const READABLE = 0.8

export const scaleOf = (box: Box, window: Size): number => window.width / box.width

const boxAt = (scale: number, window: Size, centre: Point): Box => {
  const width = window.width / scale
  const height = window.height / scale
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height }
}

const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Keeps a part of the picture visible during every pan. */
const hold = (box: Box, picture: Box): Box => {
  const within = (at: number, length: number, from: number, all: number) =>
    Math.min(Math.max(at, from - length / 2), from + all - length / 2)
  return {
    ...box,
    x: within(box.x, box.width, picture.x, picture.width),
    y: within(box.y, box.height, picture.y, picture.height),
  }
}

/** The whole picture. */
export const fitAll = (picture: Box, window: Size): Box => {
  const scale = Math.min(window.width / picture.width, window.height / picture.height, 1)
  return boxAt(scale, window, centreOf(picture))
}

/**
 * The whole picture if its text is readable then, else its upper edge at a readable scale.
 * @param first the part that a reader looks for first: it is centred horizontally
 */
export const fitReadable = (picture: Box, window: Size, first: Box | null = null): Box => {
  const all = fitAll(picture, window)
  if (scaleOf(all, window) >= READABLE) return all
  const near = boxAt(READABLE, window, centreOf(picture))
  const left = first ? centreOf(first).x - near.width / 2 : picture.x
  return {
    ...near,
    x: near.width < picture.width ? Math.min(Math.max(left, picture.x), picture.x + picture.width - near.width) : near.x,
    y: near.height < picture.height ? picture.y : near.y,
  }
}

/** @param at the fixed point of the window, in its pixels */
export const zoom = (box: Box, window: Size, picture: Box, factor: number, at: Point): Box => {
  const before = scaleOf(box, window)
  const scale = Math.min(Math.max(before * factor, FARTHEST), CLOSEST)
  const fixed = { x: box.x + at.x / before, y: box.y + at.y / before }
  return hold(
    { x: fixed.x - at.x / scale, y: fixed.y - at.y / scale, width: window.width / scale, height: window.height / scale },
    picture,
  )
}

/** @param by window pixels */
export const pan = (box: Box, window: Size, picture: Box, by: Point): Box => {
  const scale = scaleOf(box, window)
  return hold({ ...box, x: box.x - by.x / scale, y: box.y - by.y / scale }, picture)
}

/** Pans no farther than needed to make a part visible. */
export const reveal = (box: Box, picture: Box, part: Box): Box => {
  const margin = Math.min(box.width, box.height) * 0.15
  const along = (at: number, length: number, from: number, all: number) => {
    if (all + 2 * margin >= length) return from + all / 2 - length / 2
    return Math.min(Math.max(at, from + all + margin - length), from - margin)
  }
  return hold(
    { ...box, x: along(box.x, box.width, part.x, part.width), y: along(box.y, box.height, part.y, part.height) },
    picture,
  )
}

/** The same position and scale in a window of another size. */
export const refit = (box: Box, before: Size, window: Size): Box => boxAt(scaleOf(box, before), window, centreOf(box))
