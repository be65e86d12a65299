import { MenuIcon, ScanQrCode } from '../base/icons.ts'
import { Anchor } from '../actions/link-provider.tsx'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import { currentOf, type NavItem } from './navigation.ts'
import styles from './bottom-bar.module.css'

const Hexagon = () => (
  <svg className={styles.hexagon} viewBox="0 0 60 66" strokeLinejoin="round" aria-hidden="true">
    <path className={styles.halo} d="M30 4 55 18.4v29.2L30 62 5 47.6V18.4Z" />
    <path className={styles.ring} d="M30 6 53 19.5v27L30 60 7 46.5v-27Z" />
  </svg>
)

const SCAN = 'Сканировать'

const Place = ({ item }: { item: NavItem }) => {
  const { href, label, Icon } = item
  return (
    <li>
      <Anchor className={styles.place} href={href} aria-current={currentOf(item)}>
        {Icon && <Icon />}
        {label}
      </Anchor>
    </li>
  )
}

export type BottomBarProps = {
  /** Two or three places; the action stands after the second. */
  items: readonly NavItem[]
  /** The address of the scan; left out where the person may not register. */
  scanHref?: string | undefined
  /** Who looks is not known yet: the list and the scan keep their places, so that nothing moves when they come. */
  isUnknown?: boolean
  onOpenMenu: () => void
  menuOpen: boolean
}

/**
 * The navigation of phones and tablets, at the lower edge of the window. While it is there, `--bottom-bar` is its height: the page
 * ends above it, and nothing that gets the focus scrolls under it. A low window has no room for it.
 */
export const BottomBar = ({ items, scanHref, isUnknown = false, onOpenMenu, menuOpen }: BottomBarProps) => {
  const place = (item: NavItem) => <Place key={item.href} item={item} />
  const before = isUnknown ? 1 : 2
  return (
    <nav className={styles.bar} aria-label="Разделы">
      <ul className={styles.places}>
        {items.slice(0, before).map(place)}
        {isUnknown && (
          <>
            <li aria-hidden="true" />
            <li aria-hidden="true" className={styles.kept}>
              <span className={styles.scan}>{SCAN}</span>
            </li>
          </>
        )}
        {scanHref !== undefined && (
          <li>
            <Anchor className={styles.scan} href={scanHref}>
              <Hexagon />
              <ScanQrCode />
              <span>
                {SCAN}
                <VisuallyHidden> чек</VisuallyHidden>
              </span>
            </Anchor>
          </li>
        )}
        {items.slice(before).map(place)}
        <li>
          <button type="button" className={styles.place} aria-haspopup="dialog" aria-expanded={menuOpen} onClick={onOpenMenu}>
            <MenuIcon />
            Ещё
          </button>
        </li>
      </ul>
    </nav>
  )
}
