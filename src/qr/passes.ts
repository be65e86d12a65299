/** The ways one picture is looked at, quick and likely ones first. */
import type { Threshold } from './bits.ts'
import { inverted, scaled, type Gray } from './gray.ts'

export interface Pass {
  gray: Gray
  /** How much larger than the picture given. */
  factor: number
  threshold: Threshold
}

/** Longest side of the picture that is searched first: a receipt held before a camera is readable at this size. */
const USUAL = 1_000
/** The same for one frame of a camera: the code fills more of it, and the next frame comes soon. */
const FRAME = 720
/** Longest side beyond which a picture is not enlarged. */
const LARGEST = 2_000

interface Look {
  /** Longest side in pixels, and whether dark and light change places. */
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

/** Every way, one after the other. */
export function* passesOf(gray: Gray): Generator<Pass> {
  for (const look of looksAt(gray, USUAL)) yield passOf(gray, look)
}

/** A camera gives the next picture soon: each gets its share of the ways, the likeliest every time. */
export function* framePasses(gray: Gray, frame: number): Generator<Pass> {
  const [first, ...others] = looksAt(gray, FRAME).slice(0, 5)
  if (first) yield passOf(gray, first)
  const other = others[frame % others.length]
  if (other) yield passOf(gray, other)
}
