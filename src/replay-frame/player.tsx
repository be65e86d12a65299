/** Draws the steps of a recording with the portal's whole tree, and does what the desk says. */
import { useEffect, type ReactNode } from 'react'
import { Root } from '../app/start/root.tsx'
import type { FrameStep, FromFrame, ToFrame } from '../domain/support/replay-frame.ts'
import { checkedLines } from '../replay/packed/check.ts'
import { createAddress } from './address.tsx'
import { Undrawn } from './error-boundary.tsx'
import { createFork } from './fork.ts'
import { machineOf } from './machines.ts'
import { pathOf } from './place.ts'
import { folded, type Folded, type Moment } from './recording.ts'
import { VisitContext } from './screen-loader.tsx'
import { createFrameServices } from './services.ts'
import { stage } from './stage.ts'

/** The frame tells its step once the screen is there: its files may still be on their way. */
const Told = ({ step, onShown, children }: { step: number; onShown: (step: number) => void; children: ReactNode }) => {
  useEffect(() => {
    const frame = requestAnimationFrame(() => onShown(step))
    return () => cancelAnimationFrame(frame)
  }, [step, onShown])
  return children
}

const wear = (theme: 'light' | 'dark'): void => {
  document.documentElement.dataset['theme'] = theme
}

const EMPTY: Folded = { moments: [], steps: [] }

/**
 * @param render puts a tree in the place of the one before
 * @param tell says it to the desk
 * @returns `hear` takes what the desk says, and nothing of a recording makes it throw; whether somebody goes on by hand
 */
export const createPlayer = (render: (tree: ReactNode) => void, tell: (message: FromFrame) => void) => {
  let recording = EMPTY
  let moment: Moment | null = null
  let visits = 0
  let portals = 0
  /** The same element for each step: a step draws what shows the flows, another visit the screen alone, and neither the page around it. */
  let portal: ReactNode = null
  const address = createAddress()
  const now = () => moment?.now ?? 0
  let services = createFrameServices(stage, now)
  const fork = createFork(stage, tell)
  const onShown = (step: number) => tell({ kind: 'shown', step })

  const tree = (step: number): ReactNode => (
    <VisitContext value={visits}>
      <Told step={step} onShown={onShown}>
        {portal}
      </Told>
    </VisitContext>
  )

  /** A visit goes on in the portal of the one before; where there is none, or it was used by hand, another one begins. */
  const visit = ({ place, standing }: Moment, isFirst: boolean): void => {
    visits += 1
    const path = pathOf(
      place,
      standing.map(({ machine }) => machine),
    )
    if (!isFirst && address.go(path)) return
    portals += 1
    portal = <Root key={portals} services={services} router={address.routerAt(path)} />
  }

  const draw = (step: number): void => {
    const shown = recording.moments[step]
    if (shown === undefined) return
    const before = moment
    moment = shown
    // Of another visit the screens mount their flows themselves; those of this one are shown anew.
    if (before?.visit !== shown.visit) {
      stage.leave()
      visit(shown, before === null)
    }
    try {
      stage.show(shown.standing)
      services.toasts.clear()
      for (const toast of shown.toasts) services.toasts.show(toast)
      render(tree(step))
    } catch {
      // Another release's data, met outside of React: the recording's events are still there.
      moment = null
      render(<Undrawn />)
      onShown(step)
    }
  }

  const open = (value: unknown): void => {
    const lines = checkedLines(value)
    recording = lines === null ? EMPTY : folded(lines, machineOf)
    moment = null
    stage.clear()
    services = createFrameServices(stage, now)
    const steps = recording.steps.map(({ machine, state, divergence }): FrameStep => ({ machine, state, divergence }))
    tell({ kind: 'opened', steps })
    if (lines === null) render(<Undrawn />)
  }

  const begin = (step: number): void => {
    draw(step)
    void fork.begin(recording.moments[step]?.standing ?? [], now)
  }

  /** What was done by hand has led to another place, or left its text in a field: the next step begins its screen anew. */
  const end = (): void => {
    if (!fork.isOn()) return
    fork.end()
    moment = null
  }

  const hear = (message: ToFrame): void => {
    if (message.kind === 'open' || message.kind === 'show') wear(message.theme)
    if (message.kind === 'answer') return fork.answer(message.call, message.outcome)
    end()
    if (message.kind === 'open') open(message.lines)
    else if (message.kind === 'show') draw(message.step)
    else if (message.kind === 'fork') begin(message.step)
  }

  return { hear, isByHand: fork.isOn }
}
