/** The address of the frame's portal: each visit of a recording leads to its own, as a link would, and by hand links lead on from there. */
import { useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom'

export const createAddress = () => {
  let navigate: NavigateFunction | null = null

  const Following = ({ children }: { children: ReactNode }) => {
    const own = useNavigate()
    useLayoutEffect(() => {
      navigate = own
      return () => {
        navigate = null
      }
    }, [own])
    return children
  }

  return {
    /** The router of a portal that begins at this path. */
    routerAt: (path: string): ComponentType<{ children: ReactNode }> =>
      function Router({ children }) {
        // As in the portal: with a transition the flows of a visit would be drawn before its place.
        return (
          <MemoryRouter initialEntries={[path]} useTransitions={false}>
            <Following>{children}</Following>
          </MemoryRouter>
        )
      },
    /** @returns whether a portal stands that follows */
    go: (path: string): boolean => {
      void navigate?.(path, { replace: true })
      return navigate !== null
    },
  }
}
