import { useEffect, useRef } from 'react'

/**
 * Calls back when this tab is looked at again. A window may be left without being hidden, so the focus counts too; both at once are one
 * return.
 */
export const useReturn = (onReturn: () => void): void => {
  const latest = useRef(onReturn)
  useEffect(() => {
    latest.current = onReturn
  })
  useEffect(() => {
    let isAway = document.visibilityState !== 'visible'
    const goAway = () => {
      isAway = true
    }
    const look = () => {
      if (document.visibilityState !== 'visible') return goAway()
      if (!isAway) return
      isAway = false
      latest.current()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('blur', goAway)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('blur', goAway)
      window.removeEventListener('focus', look)
    }
  }, [])
}
