/** Draws the public pages at build time, as a visitor without a session sees them. */
import { renderToString } from 'react-dom/server'
import { Root } from './root.tsx'
import { routeOf, titleOf, type Route } from './routes.ts'
import { preload } from './screen-loader.tsx'
import { createServices } from './services.ts'

/** The pages that are written as HTML. */
const PUBLIC_PAGES = [
  '/auth/login',
  '/faq',
  '/term-of-use',
  '/rules',
  '/privacy-policy',
  '/auth/registration',
  '/auth/recovery',
  '/delete',
]

/** The modules whose files come with the page: the screen, and the list by way of which it is loaded. */
const modulesOf = ({ screen }: Route): string[] =>
  (screen === 'login' ? [screen] : ['index', screen]).map((name) => `src/app/screens/${name}.ts${name === 'index' ? '' : 'x'}`)

export const renderPublicPages = () =>
  Promise.all(
    PUBLIC_PAGES.map(async (path) => {
      const route = routeOf(path)
      await preload(route)
      const services = createServices()
      const html = renderToString(<Root services={services} ssrPath={path} />)
      services.session.stop()
      return { path, modules: modulesOf(route), title: titleOf(route), html }
    }),
  )
