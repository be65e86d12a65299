import { cx } from '../base/cx.ts'
import { SkeletonBlock } from '../base/skeleton.tsx'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import styles from './page.module.css'

/** The placeholder of a loading screen: its title, a bar where nobody knows it yet, and its first panel. */
export const PageSkeleton = ({ title }: { title?: string }) => (
  <div className={cx(styles.page, styles.full)}>
    <div className={styles.head}>
      {title === undefined ? (
        <span className={styles.titleSkeleton}>
          <SkeletonBlock height="2.25rem" />
        </span>
      ) : (
        <h1 className={styles.title}>{title}</h1>
      )}
    </div>
    <div role="status">
      <VisuallyHidden>Загрузка…</VisuallyHidden>
      <SkeletonBlock height="16rem" />
    </div>
  </div>
)
