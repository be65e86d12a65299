import { useState, type ReactNode } from 'react'
import { House, ReceiptText } from '../base/icons.ts'
import { AppFooter } from '../shell/app-footer.tsx'
import { AppHeader } from '../shell/app-header.tsx'
import { AppShell } from '../shell/app-shell.tsx'
import { Bell } from '../shell/bell.tsx'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { PointsCounter } from '../content/points-counter.tsx'
import { Popover } from '../overlays/popover.tsx'
import { SegmentedControl } from '../fields/segmented-control.tsx'
import type { NavItem } from '../shell/navigation.ts'
import { SideMenu } from '../shell/side-menu.tsx'
import type { ThemeName } from '../shell/theme-choice.ts'
import { UserMenu } from '../shell/user-menu.tsx'

const grouped = (points: number): string => points.toLocaleString('ru')

const NAV: readonly NavItem[] = [
  { href: '/', label: 'Главная', Icon: House },
  { href: '/sales', label: 'Продажи', Icon: ReceiptText, isCurrent: true },
  { href: '/sellers', label: 'Продавцы' },
  { href: 'https://example.org/catalog', label: 'Каталог', external: true },
]
const USER_NAV = [
  { href: '/profile/user', label: 'Профиль' },
  { href: '/faq', label: 'Помощь' },
]
const BLOCKS = [
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
      { href: '/chat', label: 'Чат поддержки' },
    ],
  },
  {
    title: 'Приложение',
    items: ['Google Play', 'App Store', 'RuStore', 'Скачать APK'].map((label) => ({
      href: `https://example.org/${label}`,
      label,
      external: true,
    })),
  },
]
const MODES = [
  { value: 'seller', label: 'Продавец' },
  { value: 'customer', label: 'Покупатель' },
] as const

/** The shell of a signed-in seller. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState(false)
  const [isBellOpen, setIsBellOpen] = useState(false)
  const [mode, setMode] = useState<'seller' | 'customer'>('seller')
  const [theme, setTheme] = useState<ThemeName>('system')
  const looks = {
    value: theme,
    onChange: (chosen: ThemeName) => {
      document.documentElement.dataset['theme'] = chosen
      setTheme(chosen)
    },
  }
  const switcher = (tone: 'neutral' | 'inverse') => (
    <SegmentedControl
      label="Режим работы"
      options={MODES}
      value={mode}
      onValueChange={setMode}
      tone={tone}
      wide={tone === 'neutral'}
    />
  )
  const header = (
    <AppHeader
      items={NAV}
      modeSwitcher={switcher('inverse')}
      tools={
        <>
          <PointsCounter points={12_450} format={grouped} href="/balance" />
          <Popover
            trigger={<Bell label="Уведомления, непрочитанных: 3" badge="3" />}
            label="Уведомления"
            open={isBellOpen}
            onOpenChange={setIsBellOpen}
          >
            <p>Нет новых сообщений</p>
          </Popover>
        </>
      }
      userMenu={<UserMenu name="Константинопольская Александра" theme={looks} onLogout={() => {}} />}
      onOpenMenu={() => setOpen(true)}
      menuOpen={open}
      hasBottomBar
    />
  )
  return (
    <AppShell
      header={header}
      footer={<AppFooter tagline="Платформа для пользователей, продавцов и производителей электроинструмента" blocks={BLOCKS} />}
    >
      {children}
      <BottomBar items={NAV.slice(0, 2)} scanHref="#scan" menuOpen={open} onOpenMenu={() => setOpen(true)} />
      <SideMenu
        open={open}
        onClose={() => setOpen(false)}
        name="Константинопольская Александра"
        phone="+7 (912) 345-67-89"
        points={<PointsCounter points={12_450} format={grouped} href="/balance" />}
        items={NAV}
        userItems={USER_NAV}
        modeSwitcher={switcher('neutral')}
        theme={looks}
        onLogout={() => setOpen(false)}
      />
    </AppShell>
  )
}
