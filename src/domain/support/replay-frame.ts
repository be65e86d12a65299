/** What the desk and the frame of the portal's screens tell each other (window.postMessage); both check who speaks. */

/** Why a step's state is the recorded one and not the machine's: it went elsewhere, it threw, it has no such state. */
export type Parting = { kind: 'elsewhere'; state: string } | { kind: 'threw'; message: string } | { kind: 'unknown state' }

/** A line as the machines of this release have taken it. */
export interface FrameStep {
  machine: string | null
  state: string | null
  /** Why the state is the recorded one and not the machine's. */
  divergence: Parting | null
}

/** A call that waits for an answer. */
export interface FrameCall {
  call: string
  machine: string
  /** In words. */
  actor: string
  outcomes: { id: string; label: string }[]
}

/** What the frame says. */
export type FromFrame =
  | { kind: 'ready'; release: string }
  | { kind: 'opened'; steps: FrameStep[] }
  | { kind: 'shown'; step: number }
  | { kind: 'asks'; calls: FrameCall[] }

/** What the desk says. */
export type ToFrame =
  | { kind: 'open'; lines: readonly unknown[]; theme: 'light' | 'dark' }
  | { kind: 'show'; step: number; theme: 'light' | 'dark' }
  | { kind: 'fork'; step: number }
  | { kind: 'answer'; call: string; outcome: string }
  | { kind: 'back' }
