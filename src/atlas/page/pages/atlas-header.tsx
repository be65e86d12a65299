import type { ReactNode } from 'react'
import { Logo } from '../../../ui/base/logo.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Moon, Sun } from '../../../ui/base/icons.ts'
import { useLook } from '../base/look.ts'
import { MAP } from '../base/place.ts'
import styles from './atlas-header.module.css'

export const AtlasHeader = ({ search }: { search: ReactNode }) => {
  const [{ theme }, changeLook] = useLook()
  return (
    <header className={styles.header}>
      <a className={styles.home} href={MAP} aria-label="МСТ, атлас: карта портала">
        <Logo />
        <span>Атлас</span>
      </a>
      {search}
      <IconButton
        size="sm"
        tone="inverse"
        label={theme === 'dark' ? 'Светлая тема' : 'Тёмная тема'}
        icon={theme === 'dark' ? <Sun /> : <Moon />}
        onClick={() => changeLook({ theme: theme === 'dark' ? 'light' : 'dark' })}
      />
    </header>
  )
}
