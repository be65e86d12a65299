/** The router of the browser, and how machines move by it. */
import { useLayoutEffect, type ReactNode } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { useServices } from './context.ts'

const Moving = ({ children }: { children: ReactNode }) => {
  const { places } = useServices()
  const navigate = useNavigate()
  useLayoutEffect(() => places.follow(navigate), [places, navigate])
  return children
}

/**
 * A machine moves and changes the session in the same moment. A move that React may put off would be drawn after the
 * session: the guard would judge the new visitor at the old place and lead them elsewhere. So moves are no transitions.
 */
export const AddressBar = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>
    <Moving>{children}</Moving>
  </BrowserRouter>
)
