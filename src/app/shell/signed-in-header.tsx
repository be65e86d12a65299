/** The header and the bottom bar of a signed-in user: navigation, points, mode, the bell, menus (NV43–NV63). */
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { formatPoints } from '../../domain/money/money.ts'
import { formatPhone } from '../../domain/people/phone.ts'
import type { Mode } from '../../domain/people/roles.ts'
import { useIsNarrow } from '../../ui/base/use-media.ts'
import { AppHeader } from '../../ui/shell/app-header.tsx'
import { BellLink } from '../../ui/shell/bell.tsx'
import { BottomBar } from '../../ui/shell/bottom-bar.tsx'
import { PointsCounter } from '../../ui/content/points-counter.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { SideMenu } from '../../ui/shell/side-menu.tsx'
import { UserMenu } from '../../ui/shell/user-menu.tsx'
import { useServices } from '../session/context.ts'
import { theme } from '../effects/theme.ts'
import type { Visitor } from '../routing/guard.ts'
import { firstScreen } from '../loading/first-screen.ts'
import { barItems, hasOwnAction, mainItems, marked, pointsHref, scanHref, showsPoints, userItems } from './member-navigation.ts'

const MESSAGES = '/messages'

const MODES: readonly { value: Mode; label: string }[] = [
  { value: 'seller', label: 'Продавец' },
  { value: 'customer', label: 'Покупатель' },
]

/** A company keeps a switch with its only mode, so that users do not search for the other one (NV61, NV62, RL06). */
const COMPANY_MODE = 'Компании работают только в режиме покупателя'

const signed = (points: number): string => formatPoints(points, 'signed')

/** Until the first screen stands, and where the bell's code does not load, it is a link. */
const PlainBell = () => <BellLink href={MESSAGES} />
const Bell = lazy(async () => {
  await firstScreen
  return import('../notifications/bell.tsx').catch(() => ({ default: PlainBell }))
})

const SignedInHeader = ({ visitor, path }: { visitor: Visitor; path: string }) => {
  const { session } = useServices()
  const score = useSelector(session, ({ context }) => context.score)
  const { mode, person } = visitor
  // The menu belongs to a place: it closes at a new address or in a new mode (NV53).
  const place = `${path} ${mode}`
  const [menuPlace, setMenuPlace] = useState<string | null>(null)
  const isMenuOpen = menuPlace === place
  const items = marked(mainItems(visitor), path)
  const hasBottomBar = !hasOwnAction(path)
  // A phone's header has none of what the side menu has: rendering it all the same would cost with every screen.
  const isNarrow = useIsNarrow()
  const openMenu = () => setMenuPlace(place)
  const looks = { value: useSyncExternalStore(theme.subscribe, theme.read), onChange: theme.choose }

  const switcher = (tone: 'inverse' | 'neutral') =>
    person && (
      <SegmentedControl
        label="Режим работы"
        tone={tone}
        wide={tone === 'neutral'}
        options={person.standing.isLegalEntity ? MODES.filter(({ value }) => value === 'customer') : MODES}
        value={mode}
        disabled={!visitor.isReady}
        reason={person.standing.isLegalEntity ? COMPANY_MODE : undefined}
        onValueChange={(chosen) => session.send({ type: 'mode.change', mode: chosen })}
      />
    )

  return (
    <>
      <AppHeader
        items={isNarrow ? [] : items}
        modeSwitcher={isNarrow ? null : switcher('inverse')}
        tools={
          <>
            {!showsPoints(visitor, path) && <PointsCounter points={score} format={signed} href={pointsHref(visitor)} />}
            <Suspense fallback={<PlainBell />}>
              <Bell path={path} />
            </Suspense>
          </>
        }
        userMenu={
          isNarrow ? null : (
            <UserMenu
              name={person?.name ?? 'Меню'}
              theme={looks}
              onLogout={() => session.send({ type: 'signOut', to: '/auth/login' })}
            />
          )
        }
        menuOpen={isMenuOpen}
        onOpenMenu={openMenu}
        hasBottomBar={hasBottomBar}
      />
      {hasBottomBar && (
        <BottomBar
          items={marked(barItems(visitor), path)}
          scanHref={scanHref(visitor)}
          isUnknown={person === null}
          onOpenMenu={openMenu}
          menuOpen={isMenuOpen}
        />
      )}
      <SideMenu
        open={isMenuOpen}
        onClose={() => setMenuPlace(null)}
        name={person?.name ?? ''}
        {...(person && { phone: formatPhone(person.mobile) })}
        points={<PointsCounter points={score} format={signed} href={pointsHref(visitor)} />}
        items={items}
        userItems={marked(userItems, path)}
        modeSwitcher={switcher('neutral')}
        theme={looks}
        onLogout={() => session.send({ type: 'signOut', to: '/login' })}
      />
    </>
  )
}

export default SignedInHeader

export { MemberNotices } from './member-notices.tsx'
