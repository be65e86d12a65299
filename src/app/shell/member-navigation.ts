/** The links of a signed-in user (NV32–NV39, NV43–NV49). */
import { BookOpen, CircleAlert, CircleHelp, Drill, House, ReceiptText, User, Users } from '../../ui/base/icons.ts'
import type { NavItem } from '../../ui/shell/navigation.ts'
import { config } from '../settings/config.ts'
import { isAdministrator, type Visitor } from '../routing/guard.ts'
import { mayRegister } from '../routing/may-register.ts'
import { routeOf } from '../routing/routes.ts'

type Who = Pick<Visitor, 'mode' | 'person'>

const HOME = { href: '/', label: 'Главная', Icon: House }
const SALES = { href: '/sales', label: 'Продажи', Icon: ReceiptText }
const TOOLS = { href: '/user-tools', label: 'Инструменты', Icon: Drill }
const PROFILE = { href: '/profile/user', label: 'Профиль', Icon: User }

/** The list of a mode; while the person is unknown, no links of a role are shown (A32). */
const listsOf = ({ mode, person }: Who): NavItem[] => {
  if (!person) return []
  return mode === 'seller' ? [SALES] : [TOOLS]
}

/** Places of an entry whose addresses are not below it: the parts of the profile, and what «Назад» leads from to the sellers. */
const PARTS: Readonly<Record<string, RegExp>> = {
  '/sales': /^\/(?:receipt|invoice)\/:id$/,
  '/user-tools': /^\/(?:receipt|invoice|tool)\/:id$/,
  '/profile/user': /^\/profile\//,
  '/sellers': /^\/(?:owner|sellers-requests|user-sales\/:id)$/,
}

/**
 * Marks the place where the person is: that of the entry, one below it («/» only for itself), or a part of it. The routes are asked, because an
 * address may be written in many ways (`/%73ales`, `/sales/`).
 */
export const marked = (items: readonly NavItem[], path: string): NavItem[] => {
  const here = routeOf(path).path
  const isHere = ({ href, external = false }: NavItem): boolean => {
    if (external) return false
    const { path: place } = routeOf(href)
    const isPart = PARTS[place]?.test(here) ?? false
    return here === place || isPart || (place !== '/' && here.startsWith(`${place}/`))
  }
  return items.map((item) => ({ ...item, isCurrent: isHere(item) }))
}

/** Until it is known who looks, there is one entry: the catalogue stands behind the list, whose coming would push it aside. */
export const mainItems = (who: Who & Pick<Visitor, 'isReady'>): NavItem[] => {
  if (!who.person && !who.isReady) return [HOME]
  return [
    HOME,
    ...listsOf(who),
    ...(isAdministrator(who) ? [{ href: '/sellers', label: 'Продавцы', Icon: Users }] : []),
    { href: config.catalog, label: 'Каталог', external: true, Icon: BookOpen },
  ]
}

export const userItems: readonly NavItem[] = [
  PROFILE,
  { href: '/faq', label: 'Помощь', Icon: CircleHelp },
  { href: '/problem', label: 'Сообщить о проблеме', Icon: CircleAlert },
]

/** The bottom bar's places: the start page and the mode's list before the scan, the profile after it. */
export const barItems = (who: Who): NavItem[] => [HOME, ...listsOf(who), PROFILE]

const REGISTRATION = '/tool'

/** The address of the bottom bar's action: the form with its camera on (RL04, RL07, D46). */
export const scanHref = (who: Who): string | undefined => (mayRegister(who) ? `${REGISTRATION}?start=scan` : undefined)

const FORMS: ReadonlySet<string> = new Set([REGISTRATION, '/legal-entity-tool', '/legal-entity-register-sale', '/chat'])

/** Where the bottom bar would stand under a form's own action. */
export const hasOwnAction = (path: string): boolean => FORMS.has(routeOf(path).path)

/** The points counter leads to the balance for sellers who are not locked (NV55–NV57, A25). */
export const pointsHref = ({ mode, person }: Who): string | undefined =>
  mode === 'seller' && person && !person.standing.locked ? '/balance' : undefined

/** A seller's home has the points in its slab, large (D49): the header does not say them a second time (D175). */
export const showsPoints = ({ mode }: Pick<Who, 'mode'>, path: string): boolean => mode === 'seller' && path === '/'
