/** The places of the portal: the only source of routes, guards, tab titles, prerendering, the atlas and the visit counter. */

/** A place's demand on a signed-in user beyond the token. */
export type Demand = 'seller' | 'customer' | 'admin' | 'registration' | 'inn'

/** Who may open a place (NV24, NV25, NV28, A08). */
export interface PlaceRule {
  auth: boolean
  /** Closed to a signed-in user (A08). */
  anonymousOnly?: boolean
  demand?: Demand
}

export interface Place extends PlaceRule {
  /** A segment that begins with a colon matches any one segment; `*` matches every address without a place of its own. */
  path: string
  /** The name that other rules refer to. */
  name: string
  /** The tab's title. */
  title: string
  /** The file name of its screen, without extension. */
  screen: string
  /** `error`: the screen alone, without the portal's shell. */
  layout?: 'error'
  /** Prerendered as HTML at build time, as a visitor without a session sees it. */
  isPrerendered?: true
}

const EVERYBODY = { auth: false } as const
const STRANGERS = { auth: false, anonymousOnly: true } as const
const MEMBERS = { auth: true } as const
const TERMS = {
  ...EVERYBODY,
  name: 'agreement',
  title: 'Пользовательское соглашение',
  screen: 'agreement',
  isPrerendered: true,
} as const
const TEAM = { ...MEMBERS, demand: 'admin' } as const
const NOT_FOUND = { title: 'Страница не найдена', screen: 'not-found', layout: 'error' } as const

/** Places without screens yet: their guard works, and behind it is the not-found page. */
const ahead = <Path extends string, Rule extends PlaceRule>(path: Path, rule: Rule) =>
  ({ path, name: path, ...NOT_FOUND, ...rule }) as const

/** The place of every address without a place of its own. */
export const REST = { path: '*', name: 'not-found', ...NOT_FOUND, ...EVERYBODY } as const

/** In the order in which a newcomer meets them (NV01–NV25). */
export const PLACES = [
  { path: '/', name: 'base', title: 'Главная', screen: 'home', ...MEMBERS },
  { path: '/auth/login', name: 'login', title: 'Авторизация', screen: 'login', isPrerendered: true, ...STRANGERS },
  { path: '/auth/again', name: 'again', title: 'Авторизация', screen: 'login', ...STRANGERS },
  {
    path: '/auth/registration',
    name: 'registration',
    title: 'Регистрация',
    screen: 'registration',
    isPrerendered: true,
    ...STRANGERS,
  },
  { path: '/auth/confirmation', name: 'confirmation', title: 'Подтверждение', screen: 'confirmation', ...STRANGERS },
  {
    path: '/auth/registration-success',
    name: 'registration-success',
    title: 'Регистрация завершена',
    screen: 'registration-success',
    ...STRANGERS,
  },
  {
    path: '/auth/recovery',
    name: 'recovery',
    title: 'Восстановление пароля',
    screen: 'recovery',
    isPrerendered: true,
    ...EVERYBODY,
  },
  {
    path: '/auth/recovery-success',
    name: 'recovery-success',
    title: 'Новый пароль отправлен',
    screen: 'recovery-success',
    ...EVERYBODY,
  },
  { path: '/auth/result', name: 'result', title: 'Результат', screen: 'auth-result', ...EVERYBODY },
  { path: '/delete', name: 'delete', title: 'Удаление аккаунта', screen: 'deletion', isPrerendered: true, ...EVERYBODY },
  { path: '/profile/user', name: 'profile', title: 'Профиль', screen: 'profile-home', ...MEMBERS },
  { path: '/profile/point', name: 'point', title: 'Торговая точка', screen: 'point', demand: 'seller', ...MEMBERS },
  {
    path: '/create-retail',
    name: 'create-retail',
    title: 'Новая торговая точка',
    screen: 'create-point',
    demand: 'seller',
    ...MEMBERS,
  },
  { path: '/tool', name: 'tool', title: 'Регистрация инструмента', screen: 'add-tool', demand: 'registration', ...MEMBERS },
  { path: '/sales', name: 'sales', title: 'Продажи', screen: 'sales', demand: 'seller', ...MEMBERS },
  { path: '/sellers', name: 'sellers', title: 'Продавцы', screen: 'sellers', ...TEAM },
  { path: '/sellers/:owner', name: 'sellers', title: 'Продавцы', screen: 'sellers', ...TEAM },
  { path: '/owner', name: 'owner', title: 'Передача прав', screen: 'owner', ...TEAM },
  { path: '/sellers-requests', name: 'requests', title: 'Заявки на присоединение', screen: 'requests', ...TEAM },
  { path: '/user-sales/:id', name: 'seller', title: 'Продавец', screen: 'seller', ...EVERYBODY },
  { path: '/user-tools', name: 'user-tools', title: 'Инструменты', screen: 'user-tools', demand: 'customer', ...MEMBERS },
  { path: '/messages', name: 'messages', title: 'Сообщения', screen: 'messages', ...MEMBERS },
  { path: '/faq', name: 'faq', title: 'Вопросы и ответы', screen: 'faq', isPrerendered: true, ...EVERYBODY },
  { path: '/term-of-use', ...TERMS },
  { path: '/rules', ...TERMS },
  {
    path: '/privacy-policy',
    name: 'privacy-policy',
    title: 'Политика конфиденциальности',
    screen: 'privacy-policy',
    isPrerendered: true,
    ...EVERYBODY,
  },
  {
    path: '/personal-data',
    name: 'personal-data',
    title: 'Согласие на обработку персональных данных',
    screen: 'personal-data',
    isPrerendered: true,
    ...EVERYBODY,
  },
  {
    path: '/server-error',
    name: 'server-error',
    title: 'Сервер недоступен',
    screen: 'server-error',
    layout: 'error',
    ...EVERYBODY,
  },
  { path: '/test', name: 'test', title: 'Служебная страница', screen: 'test', layout: 'error', ...EVERYBODY },
  ahead('/profile/payment', { demand: 'inn', ...MEMBERS }),
  ahead('/legal-entity-tool', MEMBERS),
  ahead('/legal-entity-register-sale', MEMBERS),
  ahead('/tool/:id', MEMBERS),
  ahead('/balance', MEMBERS),
  ahead('/payments', MEMBERS),
  ahead('/receipt/:id', MEMBERS),
  ahead('/invoice/:id', MEMBERS),
  ahead('/find-tool', MEMBERS),
  ahead('/chat', MEMBERS),
  REST,
] as const satisfies readonly Place[]

/** The pattern of a place: the visit counter accepts these and nothing else, so that it never gets an address (NV26; B02). */
export type PlacePath = (typeof PLACES)[number]['path']
export type ScreenName = (typeof PLACES)[number]['screen']

/** Redirected addresses (NV27, A09, A24). */
export const redirects: Readonly<Record<string, string>> = {
  '/login': '/auth/login',
  '/profile': '/profile/user',
  '/sellers/owner': '/owner',
}

/**
 * A trailing slash is ignored everywhere (A22). Counted from the end: a regular expression would retry at each of ten thousand
 * slashes.
 */
export const withoutTrailingSlash = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** Whether a path matches a pattern: a segment that begins with a colon matches any one segment. */
export const isOf = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/')
  const parts = path.split('/', wanted.length + 1)
  return (
    wanted.length === parts.length && wanted.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  )
}

/** Decodes a path segment by segment, as the router does; an undecodable path stays as it is. */
const decoded = (path: string): string => {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return path
  }
}

/** The place of a path, with or without a trailing slash: the last place matches every remaining path (NV23). */
export const placeOf = (path: string): (typeof PLACES)[number] => {
  const place = withoutTrailingSlash(decoded(path))
  return PLACES.find((one) => isOf(one.path, place)) ?? REST
}

/** Whether this path has a screen or a redirect; every other path shows the not-found page (NV23). */
export const isPlace = (path: string): boolean => {
  const place = decoded(path)
  return Object.hasOwn(redirects, path) || PLACES.some((one) => isOf(one.path, place))
}
