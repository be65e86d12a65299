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

const routes: readonly Route[] = [
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

const notFound: Route = {
  path: '*',
  name: 'not-found',
  title: 'Страница не найдена',
  layout: 'error',
  auth: false,
  load: () => import('./screens/not-found.tsx'),
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
export const routeOf = (path: string): Route => routes.find((route) => route.path === withoutTrailingSlash(path)) ?? notFound
