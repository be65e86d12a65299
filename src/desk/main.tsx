/** The desk: where operators work. A separate build on the machines and views of the portal; nothing of it is in the portal. */
import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import '../ui/styles/web-face.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { theme } from '../app/effects/theme.ts'
import { ClockContext } from '../views/kit/clock-context.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { followTabs } from './tabs.ts'
import { Desk } from './desk.tsx'
import { createDeskServices, DeskContext } from './services.ts'

// zod would try eval, which the Content-Security-Policy forbids. It reads this flag on load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
// The page is empty until here: the theme that was chosen on this device comes before anything is painted.
theme.choose(theme.read())
const services = createDeskServices()
followTabs(services.session)
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <DeskContext value={services}>
        <ClockContext value={services.clock.now}>
          <Desk />
        </ClockContext>
      </DeskContext>
    </ErrorBoundary>
  </StrictMode>,
)
