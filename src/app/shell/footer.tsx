/** The foot of the pages (NV40–NV42). Drawn with a prerendered page, whose links lead on without it; it comes to life afterwards. */
import type { ReactNode } from 'react'
import { AppFooter } from '../../ui/shell/app-footer.tsx'
import type { NavItem } from '../../ui/shell/navigation.ts'
import { config } from '../config.ts'

const TAGLINE = 'Платформа для пользователей, продавцов и производителей электроинструмента'

const BLOCKS: readonly { title: string; items: readonly NavItem[] }[] = [
  {
    title: 'Информация',
    items: [
      { href: '/term-of-use', label: 'Пользовательское соглашение' },
      { href: '/privacy-policy', label: 'Политика конфиденциальности' },
    ],
  },
  {
    title: 'Помощь',
    items: [
      { href: '/faq', label: 'Вопросы и ответы' },
      { href: '/chat', label: 'Чат с поддержкой' },
      { href: '/delete', label: 'Удаление аккаунта' },
    ],
  },
  {
    title: 'Приложение',
    items: [
      { href: config.apps.googlePlay, label: 'Google Play', external: true },
      { href: config.apps.appStore, label: 'App Store', external: true },
      { href: config.apps.ruStore, label: 'RuStore', external: true },
      { href: config.apps.apk, label: 'Скачать APK', external: true },
    ],
  },
]

const Footer = (): ReactNode => <AppFooter tagline={TAGLINE} blocks={BLOCKS} />

export default Footer
