import { useEffect } from 'react'
import { FaqView } from '../../../views/site/faq/view.tsx'

/** Opens the answer of the address's hash, in browsers that do not do it themselves. */
const openTarget = (): void => {
  const target = document.getElementById(window.location.hash.slice(1))
  const entry = target?.closest('details')
  if (!entry || entry.open) return
  entry.open = true
  target?.scrollIntoView()
}

export const Screen = () => {
  useEffect(() => {
    openTarget()
    window.addEventListener('hashchange', openTarget)
    return () => window.removeEventListener('hashchange', openTarget)
  }, [])
  return <FaqView />
}
