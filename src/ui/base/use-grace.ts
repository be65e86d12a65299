import { useEffect, useState } from 'react'

/**
 * Whether what is here still waits for the rest, so that all come together: until the rest is here, or its time is over.
 * @param isHere something is here; its time begins
 * @param isWhole nothing is missing
 * @param time milliseconds
 */
export const useGrace = (isHere: boolean, isWhole: boolean, time: number): boolean => {
  const [isOver, setIsOver] = useState(isWhole)
  // What has been shown stays: a later wait hides nothing.
  if (isWhole && !isOver) setIsOver(true)
  useEffect(() => {
    if (!isHere || isOver) return undefined
    const timer = setTimeout(() => setIsOver(true), time)
    return () => clearTimeout(timer)
  }, [isHere, isOver, time])
  return !isWhole && !isOver
}
