/** The browser router, and how machines navigate with it. */
import { useLayoutEffect, type ReactNode } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { useServices } from '../session/context.ts'

const Moving = ({ children }: { children: ReactNode }) => {
  const { places } = useServices()
  const navigate = useNavigate()
  useLayoutEffect(() => places.follow(navigate), [places, navigate])
  return children
}

/**
 * A machine navigates and changes the session at the same moment. If React deferred the navigation, it would render the session
 * first: the guard would judge the new visitor at the old place and redirect. So navigations are no transitions.
 */
export const AddressBar = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>
    <Moving>{children}</Moving>
  </BrowserRouter>
)
