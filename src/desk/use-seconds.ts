import { useEffect, useEffectEvent } from 'react'

const SECOND = 1_000

/**
 * Calls back every second, and at once when the tab is seen again. The clock has to be looked at: timers stand still while a computer
 * sleeps, and are late in a tab that nobody sees.
 */
export const useSeconds = (look: () => void): void => {
  const tell = useEffectEvent(look)
  useEffect(() => {
    const onLook = () => tell()
    const timer = setInterval(onLook, SECOND)
    document.addEventListener('visibilitychange', onLook)
    window.addEventListener('pageshow', onLook)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onLook)
      window.removeEventListener('pageshow', onLook)
    }
  }, [])
}
