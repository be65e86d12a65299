import { useEffect, useState } from 'react'

const SECOND = 1_000

const text = (left: number): string => {
  const seconds = Math.max(0, Math.ceil(left / SECOND))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Minutes and seconds until a moment: «9:12». @param now the clock by which the moment was told, in epoch milliseconds */
export const TimeLeft = ({ until, now }: { until: number; now: () => number }) => {
  const [shown, setShown] = useState(() => text(until - now()))
  useEffect(() => {
    const tick = () => setShown(text(until - now()))
    tick()
    const timer = setInterval(tick, SECOND)
    return () => clearInterval(timer)
  }, [until, now])
  return <span role="timer">{shown}</span>
}
