/** The portal's entry. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/fonts.css'
import { ServicesContext } from './context.ts'
import { Portal } from './portal.tsx'
import { createServices } from './services.ts'

// Generated validators need eval, which the Content-Security-Policy forbids.
z.config({ jitless: true })

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <ServicesContext value={createServices()}>
      <Portal />
    </ServicesContext>
  </StrictMode>,
)
