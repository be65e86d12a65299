/** The whole portal, as the browser and the prerendering draw it: the two trees must be the same. */
import { StrictMode } from 'react'
import { Router } from 'wouter'
import { ClockContext } from '../views/kit/clock-context.ts'
import { ServicesContext } from './context.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Portal } from './portal.tsx'
import type { Services } from './services.ts'

/** @param ssrPath the place to draw where there is no address bar */
export const Root = ({ services, ssrPath }: { services: Services; ssrPath?: string }) => (
  <StrictMode>
    <ErrorBoundary>
      <ServicesContext value={services}>
        <ClockContext value={services.clock.now}>
          <Router {...(ssrPath !== undefined && { ssrPath })}>
            <Portal />
          </Router>
        </ClockContext>
      </ServicesContext>
    </ErrorBoundary>
  </StrictMode>
)
