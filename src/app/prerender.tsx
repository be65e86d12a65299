/** Draws the public pages at build time, as a visitor without a session sees them. */
import { renderToString } from 'react-dom/server'
import { Root } from './root.tsx'
import { routeOf, titleOf } from './routes.ts'
import { preload } from './screen-loader.tsx'
import { createServices } from './services.ts'

/** The pages that are written as HTML: the path, and the module of its screen, whose files come with the page. */
const PUBLIC_PAGES = [
  { path: '/auth/login', screen: 'src/app/screens/login.tsx' },
  { path: '/faq', screen: 'src/app/screens/faq.tsx' },
  { path: '/term-of-use', screen: 'src/app/screens/agreement.tsx' },
  { path: '/rules', screen: 'src/app/screens/agreement.tsx' },
  { path: '/privacy-policy', screen: 'src/app/screens/privacy-policy.tsx' },
] as const

export const renderPublicPages = () =>
  Promise.all(
    PUBLIC_PAGES.map(async ({ path, screen }) => {
      const route = routeOf(path)
      await preload(route)
      const services = createServices()
      const html = renderToString(<Root services={services} ssrPath={path} />)
      services.session.stop()
      return { path, screen, title: titleOf(route), html }
    }),
  )
