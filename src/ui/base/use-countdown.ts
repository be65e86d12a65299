import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back after the time has elapsed; pauses and resumes with the rest. */
export const useCountdown = (duration: number, paused: boolean, onEnd: () => void): void => {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (paused) return undefined
    const started = Date.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [paused])
}
