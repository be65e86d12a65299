import { useCallback, useEffect, useRef } from 'react'

type Act = () => void

const BEGINNINGS = ['pointerdown', 'mousedown'] as const
/** Also what tells that the end of a press has been missed: of one on a scrollbar no browser tells it. */
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'keydown'] as const

/** Follows presses from now on. @returns how to do something after the one that is under way, and how to stop */
const followPresses = () => {
  const waiting: Act[] = []
  let isDown = false
  let ending: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    clearTimeout(ending)
    isDown = true
  }
  const release = () => {
    isDown = false
    for (const act of waiting.splice(0)) act()
  }
  // A browser tells «up», «click» and «submit» in one go: after that the press has come to whatever it leads to.
  const end = () => {
    clearTimeout(ending)
    ending = setTimeout(release)
  }
  for (const type of BEGINNINGS) window.addEventListener(type, begin, true)
  for (const type of ENDS) window.addEventListener(type, end, true)
  return {
    after: (act: Act) => {
      if (isDown) waiting.push(act)
      else act()
    },
    stop: () => {
      clearTimeout(ending)
      for (const type of BEGINNINGS) window.removeEventListener(type, begin, true)
      for (const type of ENDS) window.removeEventListener(type, end, true)
    },
  }
}

/**
 * Does something at once, or when the press that is under way is over, with all that it has led to; never once the component
 * is gone. It is for what may move the page: a control that moves between down and up is not pressed.
 *
 * A mouse takes the focus with «mousedown», a finger after it has left, with the «mousedown» that the browser makes of a tap;
 * both end alike. A key has no press: Tab is told at once. So it is with assistive technology that moves the focus by itself.
 */
export const useAfterPress = (): ((act: Act) => void) => {
  const presses = useRef<ReturnType<typeof followPresses>>(null)
  useEffect(() => {
    const followed = followPresses()
    presses.current = followed
    return () => {
      presses.current = null
      followed.stop()
    }
  }, [])
  return useCallback((act) => presses.current?.after(act), [])
}
