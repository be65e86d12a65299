/** The route table: every place of the portal, who may open it, and its screen, loaded on need (NV01–NV25). */
import type { ComponentType } from 'react'
import type { RouteRule } from './guard.ts'

export interface Route extends RouteRule {
  path: string
  /** The name that other rules speak of. */
  name: string
  /** What the tab is called. */
  title: string
  layout: 'user' | 'error'
  load: () => Promise<{ Screen: ComponentType }>
}

const login = () => import('./screens/login.tsx')
const agreement = () => import('./screens/agreement.tsx')

const screens: readonly Route[] = [
  { path: '/', name: 'base', title: 'Главная', layout: 'user', auth: true, load: () => import('./screens/home.tsx') },
  { path: '/auth/login', name: 'login', title: 'Авторизация', layout: 'user', auth: false, anonymousOnly: true, load: login },
  { path: '/auth/again', name: 'again', title: 'Авторизация', layout: 'user', auth: false, anonymousOnly: true, load: login },
  {
    path: '/profile/user',
    name: 'profile',
    title: 'Профиль',
    layout: 'user',
    auth: true,
    load: () => import('./screens/profile-home.tsx'),
  },
  {
    path: '/tool',
    name: 'tool',
    title: 'Регистрация инструмента',
    layout: 'user',
    auth: true,
    demand: 'registration',
    load: () => import('./screens/add-tool.tsx'),
  },
  {
    path: '/sales',
    name: 'sales',
    title: 'Продажи',
    layout: 'user',
    auth: true,
    demand: 'seller',
    load: () => import('./screens/sales.tsx'),
  },
  {
    path: '/user-tools',
    name: 'user-tools',
    title: 'Инструменты',
    layout: 'user',
    auth: true,
    demand: 'customer',
    load: () => import('./screens/user-tools.tsx'),
  },
  {
    path: '/server-error',
    name: 'server-error',
    title: 'Сервер недоступен',
    layout: 'error',
    auth: false,
    load: () => import('./screens/server-error.tsx'),
  },
]

/** Texts for everybody. They are prerendered, and prerender.tsx names them too. */
const texts: readonly Route[] = [
  { path: '/faq', name: 'faq', title: 'Вопросы и ответы', layout: 'user', auth: false, load: () => import('./screens/faq.tsx') },
  ...['/term-of-use', '/rules'].map((path): Route => ({
    path,
    name: 'agreement',
    title: 'Пользовательское соглашение',
    layout: 'user',
    auth: false,
    load: agreement,
  })),
  {
    path: '/privacy-policy',
    name: 'privacy-policy',
    title: 'Политика конфиденциальности',
    layout: 'user',
    auth: false,
    load: () => import('./screens/privacy-policy.tsx'),
  },
]

const notFound: Route = {
  path: '*',
  name: 'not-found',
  title: 'Страница не найдена',
  layout: 'error',
  auth: false,
  load: () => import('./screens/not-found.tsx'),
}

/** The static service page, and for developers alone the gallery of the design system. */
const service: readonly Route[] = [
  {
    path: '/test',
    name: 'test',
    title: 'Служебная страница',
    layout: 'error',
    auth: false,
    load: () => import('./screens/test.tsx'),
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: '/ui',
          name: 'ui',
          title: 'Компоненты',
          layout: 'error',
          auth: false,
          load: () => import('./screens/gallery.tsx'),
        } as const,
      ]
    : []),
]

const behindGuard = (rule: RouteRule, ...paths: string[]): Route[] =>
  paths.map((path) => ({ ...notFound, ...rule, path, name: path.split('/').at(-1) ?? path }))

/** Places whose screens do not exist yet: their guard stands, and behind it is the not-found page. */
const ahead: readonly Route[] = [
  ...behindGuard({ auth: false, anonymousOnly: true }, '/auth/registration', '/auth/registration-success', '/auth/confirmation'),
  ...behindGuard({ auth: false }, '/auth/recovery', '/auth/recovery-success', '/auth/result'),
  ...behindGuard({ auth: false }, '/user-sales/:id', '/delete'),
  ...behindGuard({ auth: true }, '/profile/point', '/create-retail', '/legal-entity-tool', '/legal-entity-register-sale'),
  ...behindGuard({ auth: true, demand: 'inn' }, '/profile/payment'),
  ...behindGuard(
    { auth: true },
    '/tool/:id',
    '/balance',
    '/messages',
    '/payments',
    '/sellers',
    '/sellers/:owner',
    '/owner',
    '/sellers-requests',
  ),
  ...behindGuard({ auth: true }, '/receipt/:id', '/invoice/:id', '/find-tool', '/chat'),
]

const routes = [...screens, ...texts, ...service, ...ahead]

/** Whether a path is of a pattern: a part that begins with a colon stands for any one part. */
const isOf = (pattern: string, path: string): boolean => {
  const [wanted, parts] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === parts.length && wanted.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  )
}

export const titleOf = ({ title }: Route): string => `${title} — Платформа МСТ`

/** Addresses that lead elsewhere (NV27, A09 of docs/decisions.md). */
export const redirects: Readonly<Record<string, string>> = {
  '/login': '/auth/login',
  '/profile': '/profile/user',
}

/** The two addresses of one screen share its actor: going from one to the other must not start it anew. */
export const screenKey = (route: Route): string => (route.name === 'again' ? 'login' : route.name)

/** A trailing slash means nothing anywhere (A22 of docs/decisions.md). */
export const withoutTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)

/** The route of a path; any other path is the not-found page (NV23). */
export const routeOf = (path: string): Route => {
  const place = withoutTrailingSlash(path)
  return routes.find((route) => isOf(route.path, place)) ?? notFound
}
