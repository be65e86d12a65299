/** The route table: every place of the portal, who may open it, and its screen (NV01–NV25). */
import { isOf, withoutTrailingSlash } from '../domain/places.ts'
import type { RouteRule } from './guard.ts'
import type { ScreenName } from './screen-loader.tsx'

export interface Route extends RouteRule {
  path: string
  /** The name that other rules speak of. */
  name: string
  /** What the tab is called. */
  title: string
  layout: 'user' | 'error'
  screen: ScreenName
}

const screens: readonly Route[] = [
  { path: '/', name: 'base', title: 'Главная', layout: 'user', auth: true, screen: 'home' },
  { path: '/auth/login', name: 'login', title: 'Авторизация', layout: 'user', auth: false, anonymousOnly: true, screen: 'login' },
  { path: '/auth/again', name: 'again', title: 'Авторизация', layout: 'user', auth: false, anonymousOnly: true, screen: 'login' },
  {
    path: '/profile/user',
    name: 'profile',
    title: 'Профиль',
    layout: 'user',
    auth: true,
    screen: 'profile-home',
  },
  {
    path: '/tool',
    name: 'tool',
    title: 'Регистрация инструмента',
    layout: 'user',
    auth: true,
    demand: 'registration',
    screen: 'add-tool',
  },
  {
    path: '/sales',
    name: 'sales',
    title: 'Продажи',
    layout: 'user',
    auth: true,
    demand: 'seller',
    screen: 'sales',
  },
  {
    path: '/user-tools',
    name: 'user-tools',
    title: 'Инструменты',
    layout: 'user',
    auth: true,
    demand: 'customer',
    screen: 'user-tools',
  },
  {
    path: '/server-error',
    name: 'server-error',
    title: 'Сервер недоступен',
    layout: 'error',
    auth: false,
    screen: 'server-error',
  },
]

/** The way in, the way back in, and the way out. The first of each is prerendered. */
const accounts: readonly Route[] = [
  {
    path: '/auth/registration',
    name: 'registration',
    title: 'Регистрация',
    layout: 'user',
    auth: false,
    anonymousOnly: true,
    screen: 'registration',
  },
  {
    path: '/auth/confirmation',
    name: 'confirmation',
    title: 'Подтверждение',
    layout: 'user',
    auth: false,
    anonymousOnly: true,
    screen: 'confirmation',
  },
  { path: '/auth/recovery', name: 'recovery', title: 'Восстановление пароля', layout: 'user', auth: false, screen: 'recovery' },
  {
    path: '/auth/recovery-success',
    name: 'recovery-success',
    title: 'Новый пароль отправлен',
    layout: 'user',
    auth: false,
    screen: 'recovery-success',
  },
  { path: '/auth/result', name: 'result', title: 'Результат', layout: 'user', auth: false, screen: 'auth-result' },
  {
    path: '/auth/registration-success',
    name: 'registration-success',
    title: 'Регистрация завершена',
    layout: 'user',
    auth: false,
    anonymousOnly: true,
    screen: 'registration-success',
  },
  { path: '/delete', name: 'delete', title: 'Удаление аккаунта', layout: 'user', auth: false, screen: 'deletion' },
]

/** Texts for everybody. They are prerendered, and prerender.tsx names them too. */
const texts: readonly Route[] = [
  { path: '/faq', name: 'faq', title: 'Вопросы и ответы', layout: 'user', auth: false, screen: 'faq' },
  ...['/term-of-use', '/rules'].map((path): Route => ({
    path,
    name: 'agreement',
    title: 'Пользовательское соглашение',
    layout: 'user',
    auth: false,
    screen: 'agreement',
  })),
  {
    path: '/privacy-policy',
    name: 'privacy-policy',
    title: 'Политика конфиденциальности',
    layout: 'user',
    auth: false,
    screen: 'privacy-policy',
  },
  {
    path: '/personal-data',
    name: 'personal-data',
    title: 'Согласие на обработку персональных данных',
    layout: 'user',
    auth: false,
    screen: 'personal-data',
  },
]

const notFound: Route = {
  path: '*',
  name: 'not-found',
  title: 'Страница не найдена',
  layout: 'error',
  auth: false,
  screen: 'not-found',
}

/** The static service page, and for developers alone the gallery of the design system. */
const service: readonly Route[] = [
  {
    path: '/test',
    name: 'test',
    title: 'Служебная страница',
    layout: 'error',
    auth: false,
    screen: 'test',
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: '/ui',
          name: 'ui',
          title: 'Компоненты',
          layout: 'error',
          auth: false,
          screen: 'gallery',
        } as const,
      ]
    : []),
]

const behindGuard = (rule: RouteRule, ...paths: string[]): Route[] =>
  paths.map((path) => ({ ...notFound, ...rule, path, name: path.split('/').at(-1) ?? path }))

/** Places whose screens do not exist yet: their guard stands, and behind it is the not-found page. */
const ahead: readonly Route[] = [
  ...behindGuard({ auth: false }, '/user-sales/:id'),
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

export const routes: readonly Route[] = [...screens, ...accounts, ...texts, ...service, ...ahead]

export const titleOf = ({ title }: Route): string => `${title} — Платформа МСТ`

/** The two addresses of one screen share its actor: going from one to the other must not start it anew. */
export const screenKey = (route: Route): string => (route.name === 'again' ? 'login' : route.name)

/** The route of a path; any other path is the not-found page (NV23). */
export const routeOf = (path: string): Route => {
  const place = withoutTrailingSlash(path)
  return routes.find((route) => isOf(route.path, place)) ?? notFound
}
