/** The header of the desk: its sections and who is signed in, at every width. */
import type { ReactNode } from 'react'
import { Anchor } from '../../../ui/actions/link-provider.tsx'
import { Logo } from '../../../ui/base/logo.tsx'
import type { ThemeChoice } from '../../../ui/shell/theme-choice.ts'
import { UserMenu } from '../../../ui/shell/user-menu.tsx'
import { KeysButton } from './keys-button.tsx'
import styles from './header.module.css'

export interface HeaderProps {
  homeHref: string
  /** The operator's name; null while nobody is signed in. */
  name: string | null
  /** Its sections. */
  sections: ReactNode
  theme: ThemeChoice
  onLogout: () => void
}

export const DeskHeader = ({ homeHref, name, sections, theme, onLogout }: HeaderProps) => (
  <header className={styles.header}>
    <Anchor className={styles.home} href={homeHref} aria-label="МСТ, пульт">
      <Logo />
    </Anchor>
    {name !== null && (
      <>
        <div className={styles.sections}>{sections}</div>
        <KeysButton />
        <div className={styles.user}>
          <UserMenu name={name} profileHref={null} helpHref={null} theme={theme} onLogout={onLogout} />
        </div>
      </>
    )}
  </header>
)
