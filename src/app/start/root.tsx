/** The whole portal, for browser and prerendering alike: the two trees must be the same. */
import type { ComponentType, ReactNode } from 'react'
import { ProblemContext } from '../../ui/actions/problem-link.tsx'
import { ClockContext } from '../../views/kit/clock-context.ts'
import { AddressBar } from './address-bar.tsx'
import { ServicesContext } from '../session/context.ts'
import { ErrorBoundary } from '../loading/error-boundary.tsx'
import { Portal } from './portal.tsx'
import type { Services } from '../session/services.ts'

interface RootProps {
  services: Services
  /** The source of the address without an address bar. */
  router?: ComponentType<{ children: ReactNode }>
}

export const Root = ({ services, router: Router = AddressBar }: RootProps) => (
  <ProblemContext value>
    <ErrorBoundary>
      <ServicesContext value={services}>
        <ClockContext value={services.clock.now}>
          <Router>
            <Portal />
          </Router>
        </ClockContext>
      </ServicesContext>
    </ErrorBoundary>
  </ProblemContext>
)
