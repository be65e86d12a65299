import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react'

/** The second press of a double tap comes within this time, in milliseconds, and this distance, in pixels. */
const DOUBLE_TAP = { time: 500, distance: 48 }

interface Tap {
  at: number
  x: number
  y: number
}

const tapOf = ({ timeStamp, clientX, clientY }: Pick<globalThis.PointerEvent, 'timeStamp' | 'clientX' | 'clientY'>): Tap => ({
  at: timeStamp,
  x: clientX,
  y: clientY,
})

const isSecondOf = (first: Tap | null, tap: Tap): boolean =>
  first !== null && tap.at - first.at < DOUBLE_TAP.time && Math.hypot(tap.x - first.x, tap.y - first.y) < DOUBLE_TAP.distance

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

const swallow = (event: SyntheticEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * For a window that a press opens and a press answers (F06): neither the press that has opened it nor what a held key repeats answers it.
 *
 * A mouse counts its clicks itself. Not every browser counts the taps of a finger, so they are told by time and place. A click that comes
 * without a press, as of assistive technology, answers at once.
 * @returns `begin` for the moment of opening, `guards` for the window's element
 */
export const useFreshPress = () => {
  const lastTap = useRef<Tap | null>(null)
  const opening = useRef<Tap | null>(null)
  const isSecondTap = useRef(false)
  const isKeyDown = useRef(false)
  useEffect(() => {
    const remember = (event: globalThis.PointerEvent) => {
      lastTap.current = event.pointerType === 'mouse' ? null : tapOf(event)
    }
    window.addEventListener('pointerup', remember, true)
    return () => window.removeEventListener('pointerup', remember, true)
  }, [])
  /** A key that has gone down elsewhere may come up here. */
  const onlyAfterDown = (event: KeyboardEvent) => {
    if (isPress(event) && !isKeyDown.current) swallow(event)
  }
  return {
    begin: () => {
      opening.current = lastTap.current
      isSecondTap.current = false
      isKeyDown.current = false
    },
    guards: {
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (!isPress(event)) return
        if (event.repeat) swallow(event)
        else isKeyDown.current = true
      },
      onKeyPressCapture: onlyAfterDown,
      onKeyUpCapture: (event: KeyboardEvent) => {
        onlyAfterDown(event)
        if (isPress(event)) isKeyDown.current = false
      },
      onPointerDownCapture: (event: PointerEvent) => {
        isSecondTap.current = event.pointerType !== 'mouse' && isSecondOf(opening.current, tapOf(event.nativeEvent))
      },
      onClickCapture: (event: MouseEvent) => {
        if (event.detail > 1 || isSecondTap.current) swallow(event)
      },
    },
  }
}
