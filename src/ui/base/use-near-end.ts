import { useEffect, useEffectEvent, useRef } from 'react'

/** Pixels below the window at which the end counts as near. */
const NEAR = 400

/** Reports every step of a scroll of the page that is near the end. @returns the ref of the element at the end */
export const useNearEnd = <Element extends HTMLElement>(near: () => void) => {
  const end = useRef<Element>(null)
  const look = useEffectEvent(() => {
    if (end.current && end.current.getBoundingClientRect().top < window.innerHeight + NEAR) near()
  })
  useEffect(() => {
    const follow = () => look()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return end
}
