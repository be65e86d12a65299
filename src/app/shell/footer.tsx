/** The footer (NV40–NV42). Prerendered with the page, its links work without scripts; it is hydrated later. */
import type { ReactNode } from 'react'
import { AppFooter } from '../../ui/shell/app-footer.tsx'
import type { NavItem } from '../../ui/shell/navigation.ts'
import { config } from '../settings/config.ts'

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
      { href: '/problem', label: 'Сообщить о проблеме' },
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
