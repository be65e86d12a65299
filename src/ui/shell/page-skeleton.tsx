import { cx } from '../base/cx.ts'
import { SkeletonBlock } from '../base/skeleton.tsx'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import styles from './page.module.css'

/** The placeholder of a loading screen: its title and its first panel. */
export const PageSkeleton = () => (
  <div className={cx(styles.page, styles.full)} role="status">
    <VisuallyHidden>Загрузка…</VisuallyHidden>
    <div className={styles.head}>
      <span className={styles.titleSkeleton}>
        <SkeletonBlock height="2.25rem" />
      </span>
    </div>
    <SkeletonBlock height="16rem" />
  </div>
)
