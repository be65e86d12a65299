/**
 * Every place of the portal as the pattern of its route; `*` stands for all others. What counts visits accepts these and
 * nothing else, so that no address can get in (NV26; B02 of docs/decisions.md).
 */
export const PLACES = [
  '/',
  '/auth/login',
  '/auth/again',
  '/auth/registration',
  '/auth/registration-success',
  '/auth/confirmation',
  '/auth/recovery',
  '/auth/recovery-success',
  '/auth/result',
  '/profile/user',
  '/profile/point',
  '/profile/payment',
  '/create-retail',
  '/tool',
  '/tool/:id',
  '/find-tool',
  '/sales',
  '/user-tools',
  '/user-sales/:id',
  '/legal-entity-tool',
  '/legal-entity-register-sale',
  '/receipt/:id',
  '/invoice/:id',
  '/balance',
  '/payments',
  '/messages',
  '/sellers',
  '/sellers/:owner',
  '/owner',
  '/sellers-requests',
  '/chat',
  '/faq',
  '/term-of-use',
  '/rules',
  '/privacy-policy',
  '/personal-data',
  '/delete',
  '/server-error',
  '/test',
  '*',
] as const

/** Addresses that lead elsewhere (NV27, A09 of docs/decisions.md). */
export const redirects: Readonly<Record<string, string>> = {
  '/login': '/auth/login',
  '/profile': '/profile/user',
}

/**
 * A trailing slash means nothing anywhere (A22 of docs/decisions.md). Counted from the end: a pattern would try again from
 * each of ten thousand slashes.
 */
export const withoutTrailingSlash = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** Whether a path is of a pattern: a part that begins with a colon stands for any one part. */
export const isOf = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/')
  const parts = path.split('/', wanted.length + 1)
  return (
    wanted.length === parts.length && wanted.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  )
}

/** Whether the portal has a screen, or a way to one, at this path; every other path is the not-found page (NV23). */
export const isPlace = (path: string): boolean => Object.hasOwn(redirects, path) || PLACES.some((place) => isOf(place, path))
