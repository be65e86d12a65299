/** The talk with the frame of the portal's screens (D263): it has an origin of its own, so it is known by its window. */
import type { FrameCall, FrameStep, ToFrame } from '../../domain/support/replay-frame.ts'

type FromFrame =
  | { kind: 'ready'; release: string }
  | { kind: 'opened'; steps: FrameStep[] }
  | { kind: 'asks'; calls: FrameCall[] }

export type Told =
  | { type: 'frame.ready'; release: string }
  | { type: 'frame.opened'; steps: FrameStep[] }
  | { type: 'frame.asks'; calls: FrameCall[] }

/** The frame shows what somebody has sent: what it says is looked at before it is believed. */
const isTold = (data: unknown): data is FromFrame => {
  if (typeof data !== 'object' || data === null) return false
  const { kind, release, steps, calls } = data as Record<string, unknown>
  if (kind === 'ready') return typeof release === 'string'
  if (kind === 'opened') return Array.isArray(steps)
  return kind === 'asks' && Array.isArray(calls)
}

const eventOf = (told: FromFrame): Told => {
  if (told.kind === 'ready') return { type: 'frame.ready', release: told.release }
  return told.kind === 'opened' ? { type: 'frame.opened', steps: told.steps } : { type: 'frame.asks', calls: told.calls }
}

export const createFrameLink = () => {
  let frame: Window | null = null
  return {
    attach: (next: Window | null) => {
      frame = next
    },
    /** An opaque origin has no name to be told: the window is the address. */
    tell: (message: ToFrame) => frame?.postMessage(message, '*'),
    /** @returns ends it */
    hear: (onTold: (event: Told) => void): (() => void) => {
      const listen = ({ source, data }: MessageEvent<unknown>) => {
        if (frame !== null && source === frame && isTold(data)) onTold(eventOf(data))
      }
      window.addEventListener('message', listen)
      return () => window.removeEventListener('message', listen)
    },
  }
}

export type FrameLink = ReturnType<typeof createFrameLink>
