/** The header of the desk: its sections and who is signed in, at every width. */
import { Anchor } from '../../../ui/actions/link-provider.tsx'
import { Logo } from '../../../ui/base/logo.tsx'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { HeaderNav, type HeaderItem } from '../../../ui/shell/header-nav.tsx'
import type { ThemeChoice } from '../../../ui/shell/theme-choice.ts'
import { UserMenu } from '../../../ui/shell/user-menu.tsx'
import { KeysButton } from './keys-button.tsx'
import styles from './header.module.css'

/** An entry of the header. */
export interface Section {
  href: string
  label: string
  isCurrent: boolean
  /** What waits there; null while it is not known, or where nothing is counted. */
  count: number | null
}

export interface HeaderProps {
  homeHref: string
  /** The operator's name; null while nobody is signed in. */
  name: string | null
  sections: readonly Section[]
  theme: ThemeChoice
  onLogout: () => void
}

const Count = ({ count }: { count: number }) => (
  <span className={styles.count}>
    {count}
    <VisuallyHidden> ждут</VisuallyHidden>
  </span>
)

const itemOf = ({ count, ...item }: Section): HeaderItem => ({
  ...item,
  note: count !== null && count > 0 && <Count count={count} />,
})

export const DeskHeader = ({ homeHref, name, sections, theme, onLogout }: HeaderProps) => (
  <header className={styles.header}>
    <Anchor className={styles.home} href={homeHref} aria-label="МСТ, пульт">
      <Logo />
    </Anchor>
    {name !== null && (
      <>
        <HeaderNav className={styles.nav} label="Разделы пульта" items={sections.map(itemOf)} />
        <KeysButton />
        <div className={styles.user}>
          <UserMenu name={name} profileHref={null} helpHref={null} theme={theme} onLogout={onLogout} />
        </div>
      </>
    )}
  </header>
)
