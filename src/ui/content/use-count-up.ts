import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const LENGTH = 600
const CALM = '(prefers-reduced-motion: reduce)'

/** Fast at first, slow at the end. */
const eased = (share: number): number => 1 - (1 - share) ** 3

/**
 * A number that counts up to what it has grown to: the eye sees that it changed, and by how much. A first number, a smaller one, and any
 * where motion is not wanted stand at once.
 */
export const useCountUp = (target: number | null): number | null => {
  const before = useRef(target)
  const [count, setCount] = useState<{ from: number; to: number; at: number } | null>(null)
  useLayoutEffect(() => {
    const from = before.current
    before.current = target
    // Before the paint: the new number must not be seen first.
    // eslint-disable-next-line react/set-state-in-effect
    if (from !== null && target !== null && target > from && !window.matchMedia(CALM).matches)
      setCount({ from, to: target, at: from })
  }, [target])
  const { from, to } = count ?? { from: null, to: null }
  useEffect(() => {
    if (from === null || to === null) return undefined
    let begun: number | null = null
    let frame = requestAnimationFrame(function step(now) {
      begun ??= now
      const share = Math.min((now - begun) / LENGTH, 1)
      setCount(share < 1 ? { from, to, at: Math.round(from + (to - from) * eased(share)) } : null)
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [from, to])
  return count !== null && count.to === target ? count.at : target
}
