/** The header of the desk: its sections and who is signed in, at every width. */
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { theme } from '../../app/effects/theme.ts'
import { DESK_HOME } from '../../domain/portal/desk-places.ts'
import { operatorOf } from '../../machines/desk/desk-session/selectors.ts'
import { Anchor } from '../../ui/actions/link-provider.tsx'
import { Logo } from '../../ui/base/logo.tsx'
import { UserMenu } from '../../ui/shell/user-menu.tsx'
import { SECTIONS } from '../sections.ts'
import { useDesk } from '../services.ts'
import styles from './header.module.css'

const isHere = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`)

const Sections = ({ path }: { path: string }) => (
  <nav className={styles.nav} aria-label="Разделы пульта">
    <ul className={styles.links}>
      {SECTIONS.map(({ href, label }) => (
        <li key={href}>
          <Anchor className={styles.link} href={href} aria-current={isHere(path, href) ? 'page' : undefined}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
)

export const DeskHeader = ({ path }: { path: string }) => {
  const { session } = useDesk()
  const operator = useSelector(session, operatorOf)
  const looks = { value: useSyncExternalStore(theme.subscribe, theme.read), onChange: theme.choose }
  return (
    <header className={styles.header}>
      <Anchor className={styles.home} href={DESK_HOME} aria-label="МСТ, пульт">
        <Logo />
      </Anchor>
      {operator && (
        <>
          <Sections path={path} />
          <div className={styles.user}>
            <UserMenu
              name={operator.name}
              profileHref={null}
              helpHref={null}
              theme={looks}
              onLogout={() => session.send({ type: 'signOut' })}
            />
          </div>
        </>
      )}
    </header>
  )
}
