import { useCallback, useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import { held, moved, pinched, settled, STEP, turned, WHOLE, zoomed, type Lens, type Point, type Size } from './lens.ts'

/** A finger that goes this far across, and not up or down, wants another photograph. */
const SWIPE = 60
const TAP = 300
const CLOSE = 2.5
/** How far a key moves a photograph that is larger than the stage. */
const KEY_MOVE = 80
const NOTHING: Size = { width: 0, height: 0 }

interface Hand {
  pointers: Map<number, Point>
  /** Where a single finger has come down, and when. */
  start: (Point & { at: number }) | null
  lastTap: number
}

/**
 * A photograph in a stage, moved by fingers, mouse, wheel and keys.
 * @param name another photograph is shown whole again
 * @param onOther a swipe, or an arrow, to the next one (1) or to the one before (−1)
 */
export const useLens = (name: string, onOther: (by: 1 | -1) => void) => {
  const [shown, setShown] = useState<{ name: string; lens: Lens }>({ name, lens: WHOLE })
  const [stage, setStage] = useState<Size>(NOTHING)
  const [photo, setPhoto] = useState<Size & { name: string }>({ ...NOTHING, name })
  const lens = shown.name === name ? shown.lens : WHOLE
  const size: Size = photo.name === name ? photo : NOTHING
  const box = useRef<HTMLElement | null>(null)
  const hand = useRef<Hand>({ pointers: new Map(), start: null, lastTap: 0 })

  const change = useCallback(
    (next: (lens: Lens) => Lens) =>
      setShown((before) => ({ name, lens: held(next(before.name === name ? before.lens : WHOLE), size, stage) })),
    [name, size, stage],
  )

  const stageRef = useCallback((element: HTMLElement | null) => {
    box.current = element
    if (!element) return undefined
    const measure = () => setStage({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  /** From the middle of the stage. */
  const pointOf = useCallback(({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 }
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }, [])

  // React listens passively: the page behind would scroll along.
  useEffect(() => {
    const element = box.current
    const turnWheel = (event: WheelEvent) => {
      event.preventDefault()
      change((before) => zoomed(before, Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), pointOf(event)))
    }
    element?.addEventListener('wheel', turnWheel, { passive: false })
    return () => element?.removeEventListener('wheel', turnWheel)
  }, [change, pointOf])

  const pair = (): [Point, Point] | null => {
    const [one, other] = [...hand.current.pointers.values()]
    return one && other ? [one, other] : null
  }

  const fingers = {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      const point = pointOf(event)
      hand.current.pointers.set(event.pointerId, point)
      hand.current.start = hand.current.pointers.size === 1 ? { ...point, at: event.timeStamp } : null
    },
    onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
      const { pointers } = hand.current
      const last = pointers.get(event.pointerId)
      if (!last) return
      const before = pair()
      const point = pointOf(event)
      pointers.set(event.pointerId, point)
      const after = pair()
      if (before && after) change((now) => pinched(now, before, after))
      else if (lens.scale > 1) change((now) => moved(now, { x: point.x - last.x, y: point.y - last.y }))
    },
    onPointerUp: (event: ReactPointerEvent<HTMLElement>) => {
      const { pointers, start, lastTap } = hand.current
      const point = pointOf(event)
      const wasPair = pointers.size > 1
      if (!pointers.delete(event.pointerId)) return
      if (wasPair) {
        change(settled)
        return
      }
      if (!start) return
      const by = { x: point.x - start.x, y: point.y - start.y }
      if (lens.scale === 1 && Math.abs(by.x) > SWIPE && Math.abs(by.x) > 2 * Math.abs(by.y)) onOther(by.x < 0 ? 1 : -1)
      if (Math.hypot(by.x, by.y) > 10) return
      const isDouble = event.timeStamp - lastTap < TAP
      hand.current.lastTap = isDouble ? 0 : event.timeStamp
      if (isDouble) change((now) => (now.scale > 1 ? { ...WHOLE, turn: now.turn } : zoomed(now, CLOSE, point)))
    },
    onPointerCancel: (event: ReactPointerEvent<HTMLElement>) => {
      hand.current.pointers.delete(event.pointerId)
      change(settled)
    },
  }

  const arrow = (by: Point, other: 1 | -1 | null) => {
    if (lens.scale > 1) change((now) => moved(now, { x: -by.x * KEY_MOVE, y: -by.y * KEY_MOVE }))
    else if (other !== null) onOther(other)
  }
  const actions = {
    larger: () => change((now) => zoomed(now, STEP, { x: 0, y: 0 })),
    smaller: () => change((now) => zoomed(now, 1 / STEP, { x: 0, y: 0 })),
    whole: () => change((now) => ({ ...WHOLE, turn: now.turn })),
    turnRight: () => change((now) => turned(now, 1)),
    turnLeft: () => change((now) => turned(now, -1)),
  }
  /** By the key's place on the keyboard: R is К in a Russian layout. */
  const keys: Record<string, () => void> = {
    KeyR: actions.turnRight,
    Equal: actions.larger,
    NumpadAdd: actions.larger,
    Minus: actions.smaller,
    NumpadSubtract: actions.smaller,
    Digit0: actions.whole,
    Numpad0: actions.whole,
    ArrowLeft: () => arrow({ x: -1, y: 0 }, -1),
    ArrowRight: () => arrow({ x: 1, y: 0 }, 1),
    ArrowUp: () => arrow({ x: 0, y: -1 }, null),
    ArrowDown: () => arrow({ x: 0, y: 1 }, null),
  }
  const onKeyDown = (event: {
    code: string
    ctrlKey: boolean
    metaKey: boolean
    altKey: boolean
    preventDefault: () => void
  }) => {
    const act = keys[event.code]
    // The browser's own, larger letters among them.
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  return {
    lens,
    stage,
    size,
    stageRef,
    fingers,
    actions,
    onKeyDown,
    onPhoto: ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
      setPhoto({ name, width: naturalWidth, height: naturalHeight }),
  }
}
