/** The places of the desk: source of its routes, tab titles and addresses in the atlas. Apart from the portal's, which carry nothing of them. */

export interface DeskPlace {
  path: string
  /** The tab's title. */
  title: string
  /** Whether an operator has to be signed in. */
  auth: boolean
}

const place = <const Path extends string>(path: Path, title: string, auth: boolean) => ({ path, title, auth })

export const DESK_PLACES = [
  place('/desk', 'Пульт', true),
  place('/desk/queue', 'Очередь', true),
  place('/desk/people', 'Люди', true),
  place('/desk/people/:id', 'Люди', true),
  place('/desk/chat', 'Чат', true),
  place('/desk/audit', 'Журнал', true),
  // Short, because people read them out and links carry them.
  place('/support', 'Обращение', true),
  place('/support/:code', 'Обращение', true),
  place('/desk/login', 'Вход', false),
  place('/desk/invitation', 'Приглашение', false),
] as const satisfies readonly DeskPlace[]

export type DeskPath = (typeof DESK_PLACES)[number]['path']

/** Where the desk begins, for an operator who was going nowhere else; every other address of it is below. */
export const DESK_HOME = '/desk'

/** Signs that no address of the desk has: a path with one of them leads elsewhere, or is read differently by somebody. */
const ODD = /[\\\s]|\/\/|\.\./
/** What the fragment of an address may hold: a link's recording (D263). */
const FRAGMENT = /^[\w.!-]*$/

/**
 * The target of a sign-in at the desk (E14).
 * @param address path, query and fragment, as they were stored
 * @returns the address when it is a place below /desk and not the sign-in itself, otherwise the desk's first screen
 */
export const deskGoal = (address: string | null): string => {
  const [path = '', fragment = '', ...more] = address?.split('#') ?? []
  if (address === null || ODD.test(path) || !FRAGMENT.test(fragment) || more.length > 0) return DESK_HOME
  const isInside = address === DESK_HOME || /^\/(?:desk|support)(?:[/?#]|$)/.test(address)
  return isInside && !/^\/desk\/(?:login|invitation)(?:[/?#]|$)/.test(address) ? address : DESK_HOME
}
