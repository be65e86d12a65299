/**
 * Prerenders at build time: the public pages, as a visitor without a session sees them, and what every other page shows until its scripts
 * have come.
 */
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { AppHeader } from '../../ui/shell/app-header.tsx'
import { AppShell } from '../../ui/shell/app-shell.tsx'
import { PageSkeleton } from '../../ui/shell/page-skeleton.tsx'
import { HIDE_QUESTION_WHERE_ANSWERED } from '../effects/consent.ts'
import { Root } from './root.tsx'
import { routes, titleOf } from '../routing/routes.ts'
import { preload } from '../screens/of-route.ts'
import { createServices } from '../session/services.ts'

/** Modules that are prerendered with every page and hydrated later: their styles come at once, their scripts do not. */
const LATER = ['src/app/shell/consent.tsx', 'src/app/shell/footer.tsx']

/** @throws the error of a component: an incomplete page must not be built */
const draw = async (page: ReactNode): Promise<string> => {
  const errors: unknown[] = []
  const { prelude } = await prerender(page, {
    onError: (error) => void errors.push(error),
    // No streaming of late parts: a script would have to move them into place.
    progressiveChunkSize: Infinity,
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}

/** For the server, which names them at each start. */
export { missingSettings } from '../settings/operator.ts'

/** For the page of every other address. */
export { firstCalls } from './first-calls.ts'

export const renderPublicPages = () =>
  Promise.all(
    routes
      .filter(({ isPrerendered }) => isPrerendered)
      .map(async (route) => {
        const { path } = route
        await preload(route)
        const services = createServices()
        const at = ({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>
        const html = await draw(<Root services={services} router={at} />)
        services.session.stop()
        return {
          path,
          screen: route.screen,
          later: LATER,
          title: titleOf(route),
          html,
          script: HIDE_QUESTION_WHERE_ANSWERED,
        }
      }),
  )

/** What the portal itself shows while nobody knows yet who is there. Its first screen takes the place. */
export const renderShell = () =>
  draw(
    <div data-shell="">
      <AppShell header={<AppHeader />}>
        <PageSkeleton />
      </AppShell>
    </div>,
  )
