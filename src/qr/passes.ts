/** The passes over one picture, quick and likely ones first. */
import type { Threshold } from './bits.ts'
import { inverted, scaled, type Gray } from './gray.ts'

export interface Pass {
  gray: Gray
  /** The scale relative to the given picture. */
  factor: number
  threshold: Threshold
}

/** The longest side of the first pass: a receipt held in front of a camera is readable at this size. */
const USUAL = 1_000
/** The same for a camera frame: the code fills more of it, and the next frame follows soon. */
const FRAME = 720
/** A picture with a longer side is not enlarged. */
const LARGEST = 2_000

interface Look {
  /** Longest side in pixels, and whether dark and light are inverted. */
  side: number
  isInverted: boolean
  threshold: Threshold
}

const longest = ({ width, height }: Gray): number => Math.max(width, height)

const looksAt = (gray: Gray, most: number): Look[] => {
  const whole = longest(gray)
  const usual = Math.min(whole, most)
  const large = whole > 1.3 * usual ? Math.min(whole, LARGEST) : Math.min(2 * usual, LARGEST)
  const look = (side: number, threshold: Threshold, isInverted = false): Look => ({ side, threshold, isInverted })
  return [
    look(usual, 'hybrid'),
    look(usual, 'mean'),
    look(usual / 2, 'hybrid'),
    look(usual, 'hybrid', true),
    look(large, 'hybrid'),
    look(usual / 2, 'mean'),
    look(large, 'mean'),
    look(usual, 'global'),
    look(usual, 'mean', true),
    look(usual / 3, 'hybrid'),
    look(large, 'hybrid', true),
    look(large, 'global'),
    look(usual / 2, 'mean', true),
    look(usual, 'global', true),
  ]
}

const passOf = (gray: Gray, { side, isInverted, threshold }: Look): Pass => {
  const factor = side / longest(gray)
  const sized = Math.abs(factor - 1) < 0.01 ? gray : scaled(gray, factor)
  return { gray: isInverted ? inverted(sized) : sized, factor: sized.width / gray.width, threshold }
}

/** All passes, in order. */
export function* passesOf(gray: Gray): Generator<Pass> {
  for (const look of looksAt(gray, USUAL)) yield passOf(gray, look)
}

/** A camera soon delivers the next frame: each frame gets a share of the passes, the likeliest every time. */
export function* framePasses(gray: Gray, frame: number): Generator<Pass> {
  const [first, ...others] = looksAt(gray, FRAME).slice(0, 5)
  if (first) yield passOf(gray, first)
  const other = others[frame % others.length]
  if (other) yield passOf(gray, other)
}
