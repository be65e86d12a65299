import { useEffect, useState } from 'react'

const SECOND = 1_000

const secondsUntil = (until: number): number => Math.max(1, Math.ceil((until - Date.now()) / SECOND))

/** Whole seconds until a moment, at least one: the end itself is reported elsewhere. */
export const Countdown = ({ until }: { until: number }) => {
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(until))
    tick()
    const timer = setInterval(tick, SECOND)
    return () => clearInterval(timer)
  }, [until])
  return <>{seconds} с</>
}
