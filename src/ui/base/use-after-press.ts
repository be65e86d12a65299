import { useCallback, useEffect, useRef } from 'react'

type Task = () => void

const BEGINNINGS = ['pointerdown', 'mousedown'] as const
/** Also what tells that the end of a press has been missed: of one on a scrollbar no browser tells it. */
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'contextmenu', 'keydown'] as const

/** One for all components: a press is the person's, not theirs. */
const presses = (() => {
  const waiting = new Set<Task>()
  let isDown = false
  let users = 0
  let ending: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    clearTimeout(ending)
    isDown = true
  }
  const release = () => {
    isDown = false
    for (const task of waiting) {
      waiting.delete(task)
      task()
    }
  }
  // A browser tells «up», «click» and «submit» in one go: after that the press has come to whatever it leads to.
  const end = () => {
    if (!isDown) return
    clearTimeout(ending)
    ending = setTimeout(release)
  }
  const listen = () => {
    for (const type of BEGINNINGS) window.addEventListener(type, begin, true)
    for (const type of ENDS) window.addEventListener(type, end, true)
    // Of the window itself: that of a field does not come up to here.
    window.addEventListener('blur', end)
  }
  const stop = () => {
    clearTimeout(ending)
    isDown = false
    for (const type of BEGINNINGS) window.removeEventListener(type, begin, true)
    for (const type of ENDS) window.removeEventListener(type, end, true)
    window.removeEventListener('blur', end)
  }
  return {
    after: (task: Task) => {
      if (isDown) waiting.add(task)
      else task()
    },
    drop: (tasks: Iterable<Task>) => {
      for (const task of tasks) waiting.delete(task)
    },
    /** @returns the end of following */
    follow: () => {
      users += 1
      if (users === 1) listen()
      return () => {
        users -= 1
        if (users === 0) stop()
      }
    },
  }
})()

/**
 * Does something at once, or when the press that is under way is over, with all that it has led to; never once the component
 * is gone. It is for what may move the page: a control that moves between down and up is not pressed.
 *
 * A mouse takes the focus with «mousedown», a finger after it has left, with the «mousedown» that the browser makes of a tap;
 * both end alike. A key has no press: Tab is told at once. So it is with assistive technology that moves the focus by itself.
 */
export const useAfterPress = (): ((task: Task) => void) => {
  const own = useRef(new Set<Task>())
  useEffect(() => {
    const tasks = own.current
    const stop = presses.follow()
    return () => {
      presses.drop(tasks)
      tasks.clear()
      stop()
    }
  }, [])
  return useCallback((task) => {
    const once = () => {
      own.current.delete(once)
      task()
    }
    own.current.add(once)
    presses.after(once)
  }, [])
}
