/** The places of the portal: the only source of routes, guards, tab titles, prerendering, the atlas and the visit counter. */

/** A place's demand on a signed-in user beyond the token. */
export type Demand = 'seller' | 'customer' | 'admin' | 'registration' | 'company' | 'sale' | 'payments'

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
const SELLERS = { ...MEMBERS, demand: 'seller' } as const
const TEAM = { ...MEMBERS, demand: 'admin' } as const
const PUBLISHED = { ...EVERYBODY, isPrerendered: true } as const
const ALONE = { ...EVERYBODY, layout: 'error' } as const

/**
 * Arguments instead of objects with keys: the table is part of the first page's scripts.
 * @param rule may hold another name than the screen's
 */
const place = <const Path extends string, const Screen extends string, const Rule extends PlaceRule & Partial<Place>>(
  path: Path,
  screen: Screen,
  title: string,
  rule: Rule,
) => ({ path, name: screen as string, title, screen, ...rule })

const AGREEMENT = 'Пользовательское соглашение'
const SELLER_LIST = 'Продавцы'

/** The place of every address without a place of its own. */
export const REST = place('*', 'not-found', 'Страница не найдена', { layout: 'error', ...EVERYBODY })

/** In the order in which a newcomer meets them (NV01–NV25). */
export const PLACES = [
  place('/', 'home', 'Главная', { name: 'base', ...MEMBERS }),
  place('/auth/login', 'login', 'Авторизация', { ...STRANGERS, isPrerendered: true }),
  place('/auth/again', 'login', 'Авторизация', { name: 'again', ...STRANGERS }),
  place('/auth/registration', 'registration', 'Регистрация', { ...STRANGERS, isPrerendered: true }),
  place('/auth/confirmation', 'confirmation', 'Подтверждение', STRANGERS),
  place('/auth/registration-success', 'registration-success', 'Регистрация завершена', STRANGERS),
  place('/auth/recovery', 'recovery', 'Восстановление пароля', PUBLISHED),
  place('/auth/recovery-success', 'recovery-success', 'Новый пароль отправлен', EVERYBODY),
  place('/auth/result', 'auth-result', 'Результат', { name: 'result', ...EVERYBODY }),
  place('/delete', 'deletion', 'Удаление аккаунта', { name: 'delete', ...PUBLISHED }),
  place('/profile/user', 'profile-home', 'Профиль', { name: 'profile', ...MEMBERS }),
  place('/profile/point', 'point', 'Торговая точка', SELLERS),
  place('/profile/payment', 'profile-payment', 'Выплаты', { demand: 'payments', ...MEMBERS }),
  place('/create-retail', 'create-point', 'Новая торговая точка', { name: 'create-retail', ...SELLERS }),
  place('/tool', 'add-tool', 'Регистрация инструмента', { name: 'tool', demand: 'registration', ...MEMBERS }),
  place('/legal-entity-tool', 'company-invoice', 'Инструменты по УПД или ТН', {
    name: 'legal-entity-tool',
    demand: 'company',
    ...MEMBERS,
  }),
  place('/legal-entity-register-sale', 'company-invoice', 'Продажа юридическому лицу', {
    name: 'legal-entity-register-sale',
    demand: 'sale',
    ...MEMBERS,
  }),
  place('/sales', 'sales', 'Продажи', SELLERS),
  place('/sellers', 'sellers', SELLER_LIST, TEAM),
  place('/sellers/:owner', 'sellers', SELLER_LIST, TEAM),
  place('/owner', 'owner', 'Передача прав', TEAM),
  place('/sellers-requests', 'requests', 'Заявки на присоединение', TEAM),
  place('/user-sales/:id', 'seller', 'Продавец', EVERYBODY),
  place('/receipt/:id', 'receipt', 'Чек', MEMBERS),
  place('/invoice/:id', 'invoice', 'Накладная', MEMBERS),
  place('/find-tool', 'find-tool', 'Найти инструмент', MEMBERS),
  place('/tool/:id', 'tool-info', 'Инструмент', MEMBERS),
  place('/user-tools', 'user-tools', 'Инструменты', { demand: 'customer', ...MEMBERS }),
  place('/balance', 'balance', 'Вывод средств', SELLERS),
  place('/payments', 'payments', 'Карты и история баллов', { demand: 'payments', ...MEMBERS }),
  place('/messages', 'messages', 'Сообщения', MEMBERS),
  place('/chat', 'chat', 'Чат с поддержкой', MEMBERS),
  place('/problem', 'problem', 'Сообщить о проблеме', EVERYBODY),
  place('/w/:token', 'warranty', 'Проверка гарантии', EVERYBODY),
  place('/handover', 'handover', 'Регистрация инструмента', EVERYBODY),
  place('/faq', 'faq', 'Вопросы и ответы', PUBLISHED),
  place('/term-of-use', 'agreement', AGREEMENT, PUBLISHED),
  place('/rules', 'agreement', AGREEMENT, PUBLISHED),
  place('/privacy-policy', 'privacy-policy', 'Политика конфиденциальности', PUBLISHED),
  place('/personal-data', 'personal-data', 'Согласие на обработку персональных данных', PUBLISHED),
  place('/server-error', 'server-error', 'Сервер недоступен', ALONE),
  place('/test', 'test', 'Служебная страница', ALONE),
  REST,
] as const satisfies readonly Place[]

/** The pattern of a place: the visit counter accepts these and nothing else, so that it never gets an address (NV26; B02). */
export type PlacePath = (typeof PLACES)[number]['path']
export type ScreenName = (typeof PLACES)[number]['screen']

export const isPlacePath = (value: unknown): value is PlacePath => PLACES.some(({ path }) => path === value)

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
