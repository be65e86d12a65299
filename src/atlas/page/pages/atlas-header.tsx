import type { ReactNode } from 'react'
import { Logo } from '../../../ui/base/logo.tsx'
import { MAP } from '../base/place.ts'
import styles from './atlas-header.module.css'

export const AtlasHeader = ({ search }: { search: ReactNode }) => (
  <header className={styles.header}>
    <a className={styles.home} href={MAP} aria-label="МСТ, атлас: карта портала">
      <Logo />
      <span>Атлас</span>
    </a>
    {search}
  </header>
)
