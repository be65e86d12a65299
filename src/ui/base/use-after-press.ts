import { useCallback, useEffect, useRef } from 'react'

type Task = () => void

const BEGINNINGS = ['pointerdown', 'mousedown'] as const
/** Also events that show a missed end of a press: browsers report none for a press on a scrollbar. */
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'contextmenu', 'keydown'] as const

/** Shared by all components: a press belongs to the user, not to a component. */
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
  // A browser dispatches «up», «click» and «submit» in one task: after it all effects of the press have happened.
  const end = () => {
    if (!isDown) return
    clearTimeout(ending)
    ending = setTimeout(release)
  }
  const listen = () => {
    for (const type of BEGINNINGS) window.addEventListener(type, begin, true)
    for (const type of ENDS) window.addEventListener(type, end, true)
    // The window's own event: a field's blur does not bubble to here.
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
    /** @returns a function that ends it */
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
 * Runs a task at once, or after the current press and all its effects; never after the component has
 * unmounted. It is for tasks that may shift the layout: a control that moves between down and up gets no click.
 *
 * A mouse moves the focus on «mousedown», a finger only after lifting, on the «mousedown» that the browser synthesises from a
 * tap; both end alike. A key has no press: after Tab the task runs at once. So it does when assistive technology moves the focus.
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
